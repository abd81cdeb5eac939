import { sql } from 'kysely';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, roles } from '#core/people/roles.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { mayDoAny, type Needed } from '#server/write/staff-write.ts';
import { listRoutePatterns } from '../tests/test-routes.ts';
import { adminMenu } from './menu/admin-screens.ts';

// The permission table as a test (rule R16). Loaders and actions carry their permission as data
// (server/auth/staff-route.ts); every one of them, and every intent of an action, is called as
// nobody, as a devotee and as each role. docs/security/access.md shows the whole table, so that a
// changed permission is seen by whoever reads the change: `npx vitest run -u
// app/admin/access.test.ts`.

type Entrance = ((args: unknown) => Promise<unknown>) & {
  permission?: Needed | null;
  permissions?: Record<string, Needed | null>;
};
type RouteModule = { loader?: Entrance; action?: Entrance; middleware?: Entrance[] };

const modules = import.meta.glob<RouteModule>('./**/*.route.tsx', { eager: true });

/** The doors: pages for who is not signed in yet. */
const isDoor = (file: string) => file.startsWith('./login/');

/** Where the permission depends on the address: an address, and what it needs. */
type ByAddress = {
  at: string;
  params?: Record<string, string>;
  loader: Permission;
  action?: Permission | undefined;
};
const blogs = { loader: 'content.read', action: 'content.write' } as const;
const byAddress: Record<string, ByAddress> = {
  './cms/content-list.route.tsx': { at: '/admin-dashboard/blogs', ...blogs },
  './cms/content-form.route.tsx': {
    ...{ at: '/admin-dashboard/blogs/single-blog/x', params: { id: 'x' } },
    ...blogs,
  },
  './translations/translation.route.tsx': {
    at: '/admin-dashboard/translations/hi/blogs/x',
    params: { language: 'hi', kind: 'blogs', id: 'x' },
    ...blogs,
  },
  './settings/section.route.tsx': {
    ...{ at: '/admin-dashboard/settings/identity', params: { section: 'identity' } },
    ...{ loader: 'settings.write', action: 'settings.write' },
  },
  './settings/versions.route.tsx': {
    ...{ at: '/admin-dashboard/settings/identity/versions', params: { section: 'identity' } },
    loader: 'settings.write',
  },
  './settings/version.route.tsx': {
    ...{ at: '/admin-dashboard/settings/identity/versions/x', params: { section: 'identity', version: 'x' } },
    ...{ loader: 'settings.write', action: 'settings.write' },
  },
};

type Cell = {
  file: string;
  kind: 'loader' | 'action';
  intent: string;
  needed: Needed;
  at?: string | undefined;
  params?: Record<string, string> | undefined;
};

const cells = Object.entries(modules).flatMap(([file, { loader, action }]): Cell[] => {
  if (isDoor(file)) return [];
  const { at, params, ...own }: Partial<ByAddress> = byAddress[file] ?? {};
  const needs = (kind: Cell['kind'], intent: string, permission: Needed | null | undefined) => {
    const needed = permission ?? own[kind];
    return needed ? [{ file, kind, intent, needed, at, params }] : [];
  };
  const intents = Object.entries(action?.permissions ?? { '': action?.permission });
  return [
    ...(loader ? needs('loader', '', loader.permission) : []),
    ...(action ? intents.flatMap(([intent, permission]) => needs('action', intent, permission)) : []),
  ];
});

let database: TestDatabase;
let services: Services;
const cookies = new Map<string, string>();
const warnings: { personId?: string; roles?: string[]; permission?: string; what: string }[] = [];

beforeAll(async () => {
  database = await makeTestDatabase();
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line)) });
  services = makeTestServices(database.db, { log });
  const cookieOf = async (audience: 'site' | 'office', personId: string) =>
    (await requestOf(services, personId, audience)).headers.get('cookie') ?? '';
  cookies.set('nobody', '');
  cookies.set('forged', 'mandir.session_token=abc.def; isAuthenticated=true; token=abc');
  cookies.set('devotee', await cookieOf('site', await makePerson(services, 'devotee@example.com')));
  cookies.set('without role', await cookieOf('office', await makePerson(services, 'nobody@example.com')));
  for (const role of roles) {
    const personId = await makePerson(services, `${role}@example.com`);
    await giveRole(services, personId, role);
    cookies.set(role, await cookieOf('office', personId));
    if (role === 'owner') cookies.set('owner at the front door', await cookieOf('site', personId));
  }
});
afterAll(() => database.close());

it('knows the permission of every loader, action and intent', async () => {
  for (const [file, { loader, action }] of Object.entries(modules)) {
    if (isDoor(file)) continue;
    const known = cells.filter((cell) => cell.file === file);
    const intents = Object.keys(action?.permissions ?? { '': null }).length;
    expect(known, file).toHaveLength((loader ? 1 : 0) + (action ? intents : 0));
  }
  const rows = cells.map(({ file, kind, intent, needed }) => {
    const holders = roles.filter((role) => mayDoAny([role], needed));
    const what = kind === 'loader' ? 'opened' : intent || 'sent';
    return `| ${file.slice(2).replace('.route.tsx', '')} | ${what} | ${[needed].flat().join(' or ')} | ${holders.join(', ')} |`;
  });
  const head =
    '# Who may do what in the admin\n\nWritten by `app/admin/access.test.ts`.\n\n| screen | what | permission | roles |\n|---|---|---|---|\n';
  await expect(`${head}${rows.sort().join('\n')}\n`).toMatchFileSnapshot('../../docs/security/access.md');
});

it('has no line in the menu that needs another permission than its page', () => {
  const routes = listRoutePatterns();
  for (const { path, permission } of adminMenu(['owner']).flatMap(({ screens }) => screens)) {
    const file = routes.find(({ pattern }) => pattern === `/admin-dashboard${path}`)?.file ?? 'none';
    const loader = modules[file.replace('admin/', './')]?.loader;
    if (!loader || loader.permission === null) continue;
    expect([path, loader.permission]).toEqual([path, permission]);
  }
});

it('guards the whole layout before anything inside runs', async () => {
  const [guard] = modules['./frame/admin-layout.route.tsx']?.middleware ?? [];
  expect(await answerOf(guard, 'GET', 'nobody')).toBe('to the door');
  expect(await answerOf(guard, 'GET', 'devotee')).toBe('to the door');
  expect(await answerOf(guard, 'GET', 'viewer')).toBe('in');
});

describe.each(cells)('$kind $intent of $file ($needed)', ({ file, kind, intent, needed, at, params }) => {
  const method = kind === 'loader' ? 'GET' : 'POST';
  const enter = (who: string) => answerOf(modules[file]?.[kind], method, who, { at, params, intent });

  it.each(['nobody', 'forged', 'devotee', 'without role', 'owner at the front door'])(
    '%s is sent to the door',
    async (who) => expect(await enter(who)).toBe('to the door'),
  );

  it.each(roles)('%s', async (role) => {
    expect(await enter(role)).toBe(mayDoAny([role], needed) ? 'in' : 'forbidden');
  });
});

it.each([
  ['visitWords', ['owner', 'content']],
  ['visitSearch', ['owner', 'content']],
  ['homePictures', ['owner', 'content']],
  ['bank', ['owner']],
  ['stay', ['owner']],
])('the settings %s and their history are opened, saved and put back by %j', async (section, may) => {
  for (const file of ['section', 'versions', 'version'])
    for (const kind of ['loader', 'action'] as const)
      for (const role of roles) {
        const entrance = modules[`./settings/${file}.route.tsx`]?.[kind];
        if (!entrance) continue;
        const method = kind === 'loader' ? 'GET' : 'POST';
        const at = `/admin-dashboard/settings/${section}`;
        const answer = await answerOf(entrance, method, role, { at, params: { section, version: 'first' } });
        expect(answer, `${file} ${kind} ${role}`).toBe(may.includes(role) ? 'in' : 'forbidden');
      }
});

it('a role that calls an action it may not changes nothing, and each call is logged with who and what', async () => {
  const before = await everyRow();
  warnings.length = 0;
  const called: { role: string; permission: Needed }[] = [];
  for (const { file, intent, needed, at, params } of cells.filter(({ kind }) => kind === 'action')) {
    for (const role of roles.filter((one) => !mayDoAny([one], needed))) {
      await answerOf(modules[file]?.action, 'POST', role, { at, params, intent });
      called.push({ role, permission: needed });
    }
  }
  expect(called.length).toBeGreaterThan(100);
  const logged = warnings.map(({ roles: held, permission }) => ({ role: held?.[0], permission }));
  expect(logged).toEqual(called);
  expect(warnings.every(({ personId, what }) => personId && what === 'permission.refused')).toBe(true);
  expect(await everyRow()).toEqual(before);
});

/**
 * A fingerprint of each table except those that record use and refusals: 'sessions' and
 * 'security_counts'.
 */
async function everyRow(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('sessions', 'security_counts')`.execute(
    database.db,
  );
  const prints = rows.map(async ({ name }) => {
    const print = await sql<{
      print: string;
    }>`select count(*) || ' ' || coalesce(md5(string_agg(each::text, ' '
      order by each::text)), '') as print from ${sql.table(name)} as each`.execute(database.db);
    return [name, print.rows[0]?.print ?? ''];
  });
  return Object.fromEntries(await Promise.all(prints));
}

/**
 * 'in' is any answer except being turned away: an unknown donation is a 404, a form without a
 * choice is refused.
 */
async function answerOf(
  entrance: Entrance | undefined,
  method: 'GET' | 'POST',
  who: string,
  sent: { at?: string | undefined; params?: Record<string, string> | undefined; intent?: string } = {},
): Promise<string> {
  const { at = '/admin-dashboard/donation', intent = '' } = sent;
  const params = sent.params ?? { id: 'don_unknown', paymentId: 'pay_unknown', personId: 'per_unknown' };
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const headers = { cookie: cookies.get(who) ?? '' };
  const fields = { claimId: 'clm_x', decision: 'matched', ...(intent && { intent }) };
  const body = method === 'POST' ? new URLSearchParams(fields) : null;
  const request = new Request(`http://temple.test${at}`, { method, headers, body });
  if (!entrance) throw new Error('no such entrance');
  try {
    await entrance({ request, url: new URL(request.url), context, params });
    return 'in';
  } catch (thrown) {
    const { status, headers: answered } = thrown as Response;
    if (status === 403) return 'forbidden';
    if (answered?.get('location')?.startsWith('/admin-login?next=%2Fadmin-dashboard')) return 'to the door';
    if (status === 404 || status === 400 || status === 302 || status === 303) return 'in';
    throw thrown;
  }
}
