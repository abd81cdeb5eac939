import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { appearanceOf, rowStateOf } from '#core/cms/row-state.ts';
import { momentText, writeFields } from '#core/edited-fields/write-fields.ts';
import { mayDo, roles } from '#core/people/roles.ts';
import { binRow } from '#server/cms/bin-row.ts';
import { findCmsRow, listCmsRows } from '#server/cms/cms-queries.ts';
import { moveRow } from '#server/cms/move-row.ts';
import { restoreRow } from '#server/cms/restore-row.ts';
import { saveRow } from '#server/cms/save-row.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { giveRole, makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from './test-site.ts';

// Every kind of content, over the demo's rows: its description fits its table, its form saved
// unchanged changes nothing, its rows can be moved, hidden and restored, and its screens and
// preview open for the right roles.

let database: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;
const cookies = new Map<string, string>();
const owner = staffOf('per_owner', 'owner');
const all = { words: '', state: '', page: null };

beforeAll(async () => {
  database = await makeTestDatabase(6);
  services = makeTestServices(database.db);
  await seedDemo(services);
  site = openTestSite(services);
  for (const role of roles) {
    const personId = await makePerson(services, `${role}@example.com`);
    await giveRole(services, personId, role);
    cookies.set(role, (await requestOf(services, personId, 'office')).headers.get('cookie') ?? '');
  }
});
afterAll(() => database.close());

const ask = (path: string, role = 'owner') =>
  site(new Request(`http://temple.test${path}`, { headers: { cookie: cookies.get(role) ?? '' } }));

describe.each(contentKinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const rowsOf = async () => (await listCmsRows(services, kind, all))?.rows ?? [];

  it('saves each row as its form shows it without a change', async () => {
    const rows = await rowsOf();
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows.slice(0, 6)) {
      const before = await findCmsRow(services, kind, id);
      if (!before) throw new Error(`no row ${id}`);
      const appear = appearanceOf(rowStateOf(kind, before, services.clock()));
      const typed = {
        ...writeFields(kind.fields, before),
        appear,
        appearFrom: before.publish_at ? momentText(before.publish_at) : '',
      };
      const saved = await saveRow(services, owner, kind, { id, version: before.version, typed });
      expect(saved, id).toMatchObject({ ok: true, value: { version: before.version + 1 } });
      const { version: _v, updated_at: _u, ...after } = (await findCmsRow(services, kind, id)) ?? {};
      const { version: _w, updated_at: _x, ...unchanged } = before;
      expect(after).toEqual(unchanged);
    }
  });

  it('moves a row to the front of its order, and no other', async () => {
    if (!kind.ordered) return;
    const rows = await rowsOf();
    const group = rows.filter((row) => row.group === rows[0]?.group).map(({ id }) => id);
    const [first = '', last = ''] = [group[0], group.at(-1)];
    expect(await moveRow(services, owner, kind, { id: last, before: first })).toMatchObject({ ok: true });
    const moved = (await rowsOf()).filter((row) => row.group === rows[0]?.group).map(({ id }) => id);
    expect(moved).toEqual([last, ...group.filter((id) => id !== last)]);
  });

  it('deletes a row and restores it unchanged', async () => {
    const [row] = await rowsOf();
    const id = row?.id ?? '';
    const before = await findCmsRow(services, kind, id);
    const binned = await binRow(services, owner, kind, id);
    if (!binned.ok) {
      expect(kind.heldBy, binned.code).toBeDefined();
      return;
    }
    expect(await findCmsRow(services, kind, id)).toBeNull();
    expect(await restoreRow(services, owner, kind, binned.value)).toMatchObject({ ok: true });
    expect({ ...(await findCmsRow(services, kind, id)), version: 0 }).toEqual({ ...before, version: 0 });
  });

  it('opens its list, its forms and its preview', async () => {
    const [row] = await rowsOf();
    const base = `/admin-dashboard/${kind.name}`;
    for (const path of [
      base,
      `${base}?bin`,
      `${base}/${kind.screens.create}`,
      `${base}/${kind.screens.edit}/${row?.id}`,
    ]) {
      const page = await ask(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect((await page.text()).match(/<h1[ >]/g)).toHaveLength(1);
    }
    expect((await ask(`${base}/${kind.screens.edit}/no-such-row`)).status).toBe(404);
    const address = row?.address ?? '';
    const query = `preview=${kind.name}&row=${row?.id}`;
    const preview = await ask(`/preview${address}${address.includes('?') ? '&' : '?'}${query}`);
    expect([address, preview.status, preview.headers.get('cache-control')]).toEqual([
      address,
      200,
      'no-store',
    ]);
    expect(await preview.text()).toContain('A preview');
  });

  it.each(roles)('admits %s or not, as the table of roles says', async (role) => {
    const status = (await ask(`/admin-dashboard/${kind.name}`, role)).status;
    expect(status).toBe(mayDo([role], kind.read) ? 200 : 403);
    const form = (await ask(`/admin-dashboard/${kind.name}/${kind.screens.create}`, role)).status;
    expect(form).toBe(mayDo([role], kind.write) ? 200 : 403);
  });
});
