import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { socketPort } from './embedded-socket.ts';

/** Passwords of the embedded server's two roles, in a file that only the site's user can read. */
export type RolePasswords = { keeper: string; app: string };

/** The superuser, who makes and repairs the cluster; the site never connects as it. */
const keeper = 'keeper';
/** The site: owner of the tables, no superuser; it may create databases, which tests do. */
const app = 'app';

/** Reads the passwords of a cluster, and makes them for one that has none yet. */
export async function rolePasswords(root: string): Promise<RolePasswords> {
  const file = path.join(root, 'postgres.passwords');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A file that cannot be read just now must not be replaced.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (stored !== null) return JSON.parse(stored) as RolePasswords;
  const random = () => randomBytes(24).toString('base64url');
  const made = { keeper: random(), app: random() };
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return made;
}

/** The file that `initdb --pwfile` reads the superuser's password from. */
export async function writeKeeperPassword(file: string, { keeper: password }: RolePasswords): Promise<void> {
  await writeFile(file, `${password}\n`, { mode: 0o600 });
}

export const superuser = keeper;

/** The connection string of the site. */
export function appAddress(socketFolder: string, { app: password }: RolePasswords): string {
  return addressOf(socketFolder, app, password);
}

function addressOf(socketFolder: string, role: string, password: string): string {
  return `postgresql://${role}:${password}@localhost/postgres?host=${encodeURIComponent(socketFolder)}&port=${socketPort}`;
}

/**
 * Gives the running server the site's role, and removes trust and superuser rights from clusters
 * made before there were two roles. Every step is repeatable: a start that was killed half-way
 * continues here.
 */
export async function secureRoles(
  cluster: string,
  socketFolder: string,
  passwords: RolePasswords,
): Promise<void> {
  const as = (role: string, password: string) => addressOf(socketFolder, role, password);
  if (await isSecured(as(app, passwords.app))) return;
  // The first clusters had one role, 'app', a superuser that everybody on the machine could use.
  if (await isSuperuser(as(app, passwords.app))) {
    await asRole(as(app, passwords.app), async (client) => {
      const known = await client.query('select from pg_roles where rolname = $1', [keeper]);
      if (known.rowCount === 0) await client.query(`create role ${keeper} superuser login`);
      await setPassword(client, keeper, passwords.keeper);
    });
    await asRole(as(keeper, passwords.keeper), async (client) => {
      await client.query(`alter role ${app} rename to ${formerApp}`);
    });
  }
  await asRole(as(keeper, passwords.keeper), async (client) => {
    const known = await client.query('select from pg_roles where rolname = $1', [app]);
    if (known.rowCount === 0) await client.query(`create role ${app} login createdb`);
    await setPassword(client, app, passwords.app);
    await client.query(`do $$ begin
      if exists (select from pg_roles where rolname = '${formerApp}') then
        alter role ${formerApp} nologin password null;
      end if;
    end $$`);
  });
  await closeToOthers(cluster);
  await asRole(as(keeper, passwords.keeper), async (client) => {
    await client.query('select pg_reload_conf()');
    // After access is closed: by these owners a later start sees that all is done.
    await client.query(`alter database postgres owner to ${app}`);
    await client.query(`alter schema public owner to ${app}`);
    await client.query(changeOwners);
  });
}

const formerApp = 'former_app';

/**
 * Moves the site's tables (with their indexes and sequences), views and functions to their new
 * owner.
 */
const changeOwners = `do $$
declare each record;
begin
  for each in select c.oid::regclass as name, c.relkind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  loop
    execute format('alter %s %s owner to ${app}',
      case each.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, each.name);
  end loop;
  for each in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
  loop
    execute format('alter sequence %s owner to ${app}', each.name);
  end loop;
  for each in select p.oid::regprocedure as name, p.prokind from pg_proc p where p.pronamespace = 'public'::regnamespace
  loop
    execute format('alter %s %s owner to ${app}',
      case each.prokind when 'p' then 'procedure' else 'function' end, each.name);
  end loop;
end $$`;

/** Whether the site can sign in with its role, and nobody without a password. */
async function isSecured(address: string): Promise<boolean> {
  try {
    return await asRole(address, async (client) => {
      const { rows } = await client.query<{ fit: boolean }>(
        `select not rolsuper and pg_catalog.pg_get_userbyid(datdba) = current_user
           and not exists (select from pg_class c where c.relnamespace = 'public'::regnamespace
             and c.relkind in ('r', 'v') and pg_get_userbyid(c.relowner) <> current_user) as fit
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
      );
      return rows[0]?.fit === true;
    });
  } catch {
    return false;
  }
}

async function isSuperuser(address: string): Promise<boolean> {
  try {
    return await asRole(address, async (client) => {
      const { rows } = await client.query<{ rolsuper: boolean }>(
        'select rolsuper from pg_roles where rolname = current_user',
      );
      return rows[0]?.rolsuper === true;
    });
  } catch {
    return false;
  }
}

async function setPassword(client: pg.Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${role} password '${password}'`);
}

/** Everybody signs in with a password, over the socket too. */
async function closeToOthers(cluster: string): Promise<void> {
  const file = path.join(cluster, 'pg_hba.conf');
  const rules = await readFile(file, 'utf8');
  await writeFile(`${file}.new`, rules.replace(/\btrust\b/g, 'scram-sha-256'), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function asRole<Answer>(
  address: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
