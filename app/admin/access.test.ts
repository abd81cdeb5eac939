import { sql } from 'kysely';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayDo, type Permission, roles } from '#core/people/roles.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';

// The permission table as a test (rule R16): every loader and action under /admin-dashboard is
// called as nobody, as a devotee and as each role. A route that is not in the table fails.

type Entrance = (args: unknown) => Promise<unknown>;
type RouteModule = { loader?: Entrance; action?: Entrance; middleware?: Entrance[] };

const modules = import.meta.glob<RouteModule>('./**/*.route.tsx', { eager: true });

/** `at`: the path, for a route that serves several. A route with an action alone has no loader. */
type Row = { loader?: Permission; action?: Permission; at?: string };
const table: Record<string, Row | 'door'> = {
  './login/admin-login.route.tsx': 'door',
  './login/code.route.tsx': 'door',
  './login/set-up.route.tsx': 'door',
  './login/invitation.route.tsx': 'door',
  './login/setup.route.tsx': 'door',
  './account/my-sign-in.route.tsx': { loader: 'dashboard.read', action: 'dashboard.read' },
  './staff/staff.route.tsx': { loader: 'staff.write', action: 'staff.write' },
  './staff/staff-person.route.tsx': { loader: 'staff.write', action: 'staff.write' },
  './bookings/bookings.route.tsx': { loader: 'bookings.read', action: 'sevas.write' },
  './find/find.route.tsx': { loader: 'dashboard.read' },
  './audit/audit.route.tsx': { loader: 'audit.read' },
  './system/system.route.tsx': { loader: 'system.read', action: 'system.operate' },
  './system/backup.route.tsx': { loader: 'system.backup', action: 'system.backup' },
  './settings/settings.route.tsx': { loader: 'words.write' },
  './settings/hours.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './settings/receipts.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './settings/tax-text.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './settings/tax-sample.route.tsx': { loader: 'settings.write' },
  './settings/letters.route.tsx': { loader: 'settings.write' },
  './settings/letter.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './settings/section.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './donations/pledges.route.tsx': { loader: 'donations.read' },
  './settings/versions.route.tsx': { loader: 'settings.write' },
  './settings/version.route.tsx': { loader: 'settings.write', action: 'settings.write' },
  './donations/pan.route.tsx': { loader: 'pan.read', action: 'pan.read' },
  './shared/admin-layout.route.tsx': { loader: 'dashboard.read' },
  './shared/no-screen.route.tsx': { loader: 'dashboard.read' },
  './dashboard/dashboard.route.tsx': { loader: 'dashboard.read' },
  './inbox/inbox.route.tsx': { loader: 'inbox.read' },
  './inbox/request.route.tsx': { loader: 'inbox.read', action: 'inbox.answer' },
  './inbox/templates.route.tsx': { loader: 'inbox.answer', action: 'inbox.answer' },
  './people/people.route.tsx': { loader: 'people.read' },
  './people/new-person.route.tsx': { loader: 'people.write', action: 'people.write' },
  './people/people-file.route.tsx': { loader: 'people.export', action: 'people.export' },
  './people/person.route.tsx': { loader: 'people.read', action: 'people.write' },
  './people/person-data.route.tsx': { loader: 'people.export', action: 'people.export' },
  './stats/stats.route.tsx': { loader: 'donations.read' },
  './stats/donors.route.tsx': { loader: 'donations.read' },
  './cms/content-list.route.tsx': {
    loader: 'content.read',
    action: 'content.write',
    at: '/admin-dashboard/blogs',
  },
  './cms/content-form.route.tsx': {
    loader: 'content.read',
    action: 'content.write',
    at: '/admin-dashboard/blogs/single-blog/x',
  },
  './pages/pages.route.tsx': { loader: 'content.read' },
  './pages/page-form.route.tsx': { loader: 'content.read', action: 'content.write' },
  './media/library.route.tsx': { loader: 'content.read' },
  './media/create-media.route.tsx': { loader: 'media.write', action: 'media.write' },
  './media/media-file.route.tsx': { loader: 'content.read', action: 'media.write' },
  './media/picker.route.tsx': { loader: 'dashboard.read' },
  './media/upload.route.tsx': { action: 'media.add' },
  './products/products.route.tsx': { loader: 'products.read', action: 'stock.write' },
  './products/product.route.tsx': { loader: 'products.write', action: 'products.write' },
  './products/stock-ledger.route.tsx': { loader: 'products.read' },
  './products/count.route.tsx': { loader: 'stock.write', action: 'stock.write' },
  './products/import.route.tsx': { loader: 'products.write', action: 'products.write' },
  './products/categories.route.tsx': { loader: 'products.read', action: 'products.write' },
  './products/delivery.route.tsx': { loader: 'products.read' },
  './products/zone.route.tsx': { loader: 'products.write', action: 'products.write' },
  './products/gst.route.tsx': { loader: 'products.read', action: 'products.write' },
  './products/products-file.route.tsx': { loader: 'products.read' },
  './changes/changes.route.tsx': { loader: 'changes.decide', action: 'changes.decide' },
  './orders/orders.route.tsx': { loader: 'orders.read', action: 'orders.write' },
  './orders/order.route.tsx': { loader: 'orders.read', action: 'orders.write' },
  './orders/print.route.tsx': { loader: 'orders.read' },
  './orders/sales.route.tsx': { loader: 'orders.read' },
  './orders/bills.route.tsx': { loader: 'bills.read' },
  './orders/bills-file.route.tsx': { loader: 'orders.export', action: 'orders.export' },
  './donations/ledger.route.tsx': { loader: 'donations.read' },
  './donations/donations-file.route.tsx': { loader: 'donations.export', action: 'donations.export' },
  './donations/record-donation.route.tsx': { loader: 'donations.record', action: 'donations.record' },
  './donations/statements.route.tsx': { loader: 'statements.read' },
  './donations/statement.route.tsx': { loader: 'statements.read', action: 'statements.file' },
  './donations/certificates.route.tsx': { loader: 'statements.read', action: 'statements.file' },
  './donations/statement-file.route.tsx': { loader: 'statements.export' },
  './donations/causes.route.tsx': { loader: 'causes.read' },
  './donations/cause.route.tsx': { loader: 'causes.write', action: 'causes.write' },
  './donations/claims.route.tsx': { loader: 'donations.read', action: 'donations.match' },
  './donations/waiting-payments.route.tsx': { loader: 'donations.read', action: 'donations.refund' },
  './donations/payment.route.tsx': { loader: 'donations.read', action: 'donations.refund' },
  './tours/departures.route.tsx': { loader: 'content.read', action: 'content.write' },
  './calendar/calendar.route.tsx': { loader: 'calendar.write', action: 'calendar.write' },
  './donations/donation.route.tsx': { loader: 'donations.read', action: 'receipts.resend' },
};

let database: TestDatabase;
let services: Services;
const cookies = new Map<string, string>();
const warnings: { personId?: string; roles?: string[]; permission?: string; msg: string }[] = [];

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

it('knows every route of the admin', () => {
  expect(Object.keys(modules).sort()).toEqual(Object.keys(table).sort());
  for (const [file, row] of Object.entries(table)) {
    if (row !== 'door') expect(Boolean(modules[file]?.action), file).toBe(row.action !== undefined);
  }
});

it('guards the whole layout before anything inside runs', async () => {
  const [guard] = modules['./shared/admin-layout.route.tsx']?.middleware ?? [];
  expect(await answerOf(guard, 'GET', 'nobody')).toBe('to the door');
  expect(await answerOf(guard, 'GET', 'devotee')).toBe('to the door');
  expect(await answerOf(guard, 'GET', 'viewer')).toBe('in');
});

const cells = Object.entries(table).flatMap(([file, row]) =>
  row === 'door'
    ? []
    : (['loader', 'action'] as const).flatMap((kind) => {
        const permission = row[kind];
        return permission ? [{ file, kind, permission, at: row.at }] : [];
      }),
);

describe.each(cells)('$kind of $file ($permission)', ({ file, kind, permission, at }) => {
  const method = kind === 'loader' ? 'GET' : 'POST';

  it.each(['nobody', 'forged', 'devotee', 'without role', 'owner at the front door'])(
    '%s is sent to the door',
    async (who) => {
      expect(await answerOf(modules[file]?.[kind], method, who, at)).toBe('to the door');
    },
  );

  it.each(roles)('%s', async (role) => {
    const answer = await answerOf(modules[file]?.[kind], method, role, at);
    expect(answer).toBe(mayDo([role], permission) ? 'in' : 'forbidden');
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
        const answer = await answerOf(entrance, method, role, at, { section, version: 'first' });
        expect(answer, `${file} ${kind} ${role}`).toBe(may.includes(role) ? 'in' : 'forbidden');
      }
});

it('a role that calls an action it may not changes nothing, and each call is logged with who and what', async () => {
  const before = await everyRow();
  warnings.length = 0;
  const called: { role: string; permission: string }[] = [];
  for (const { file, kind, permission, at } of cells.filter((cell) => cell.kind === 'action')) {
    for (const role of roles.filter((one) => !mayDo([one], permission))) {
      await answerOf(modules[file]?.[kind], 'POST', role, at);
      called.push({ role, permission });
    }
  }
  expect(called.length).toBeGreaterThan(100);
  const logged = warnings.map(({ roles: held, permission }) => ({ role: held?.[0], permission }));
  expect(logged).toEqual(called);
  expect(warnings.every(({ personId, msg }) => personId && msg === 'not for this role')).toBe(true);
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
  at = '/admin-dashboard/donation',
  params: Record<string, string> = { id: 'don_unknown', paymentId: 'pay_unknown' },
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const headers = { cookie: cookies.get(who) ?? '' };
  const body = method === 'POST' ? new URLSearchParams({ claimId: 'clm_x', decision: 'matched' }) : null;
  const request = new Request(`http://temple.test${at}`, { method, headers, body });
  if (!entrance) throw new Error('no such entrance');
  try {
    await entrance({ request, url: new URL(request.url), context, params });
    return 'in';
  } catch (thrown) {
    const { status, headers: answered } = thrown as Response;
    if (status === 403) return 'forbidden';
    if (answered?.get('location')?.startsWith('/admin-login?next=%2Fadmin-dashboard')) return 'to the door';
    if (status === 404 || status === 400 || status === 302) return 'in';
    throw thrown;
  }
}
