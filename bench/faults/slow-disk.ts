import pg from 'pg';
import { rolePasswords, superuser } from '#server/db/embedded-roles.ts';

/**
 * Microseconds that Postgres waits before it writes a commit to the disk; its row locks are held
 * meanwhile. The maximum of the setting.
 */
const slowCommit = 100_000;

/** Makes every commit of this cluster slow, as on a busy disk, or quick again. */
export async function slowCommits(
  { postgresFolder, connectionString }: { postgresFolder: string; connectionString: string },
  slow: boolean,
): Promise<void> {
  const address = new URL(connectionString);
  address.username = superuser;
  address.password = (await rolePasswords(postgresFolder)).keeper;
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`alter system set commit_siblings = 0`);
    await client.query(`alter system set commit_delay = ${slow ? slowCommit : 0}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
