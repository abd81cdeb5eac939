import { describe, expect, it } from 'vitest';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { writeNote } from '../notes/write-note.ts';
import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { mergePeople, undoMerge } from './merge-people.ts';
import { listPeople, type PeopleFilters } from './people-queries.ts';
import { findPersonPage } from './person-page.ts';

const clerk = staffOf('per_clerk', 'accounts');
const owner = staffOf('per_owner', 'owner');

const fixture = openFixture();

async function give(email: string) {
  const donation = await begin(fixture.services, { email });
  await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return donation;
}
const all: PeopleFilters = { search: null, kind: null, page: 1 };
const list = async (instead: Partial<PeopleFilters> = {}) =>
  (await listPeople(fixture.services, { ...all, ...instead })).rows;
const page = (id: string) => findPersonPage(fixture.services, id);

let requestCount = 0;
async function ask(email: string, suspected = false) {
  const id = fixture.services.ids('req');
  const now = fixture.services.clock();
  requestCount += 1;
  await fixture.db
    .insertInto('requests')
    .values({
      ...{
        id,
        reference: `REQ-AAAA-${10 + requestCount}`,
        kind: 'contact',
        sender_name: 'Radha',
        sender_email: email,
      },
      ...{ subject: 'Visiting the temple', content_key: id, suspected, created_at: now, updated_at: now },
      details: JSON.stringify({ topic: 'visit', message: 'When?' }),
    })
    .execute();
  return id;
}

describe('the people of the temple', () => {
  it('are found by name and address, with what they gave, also as guests', async () => {
    const id = await makePerson(fixture.services, 'lalita@example.com', 'Lalita Devi');
    await makePerson(fixture.services, 'other@example.com', 'Somebody Else');
    const { total } = await give('Lalita@Example.com');
    const [row, more] = await list({ search: 'LALITA' });
    expect(more).toBeUndefined();
    expect(row).toMatchObject({ id, donations: 1, given: total, email: 'lalita@example.com' });
    expect(await list({ search: '100%_' })).toEqual([]);
    expect((await page(id))?.donations).toMatchObject({ count: 1, given: total });
    expect(await page("x' or 1=1")).toBeNull();
  });

  it('of which two are one: shown together, and two again when that was wrong', async () => {
    const account = await makePerson(fixture.services, 'visakha@example.com', 'Visakha Devi');
    const duplicate = await makePerson(fixture.services, 'visakha2@example.com', 'Visakha D');
    const one = await give('visakha@example.com');
    const two = await give('visakha2@example.com');
    const merged = await Promise.all([
      mergePeople(fixture.services, clerk, account, 'VISAKHA2@example.com'),
      mergePeople(fixture.services, clerk, duplicate, 'visakha@example.com'),
    ]);
    expect(merged.filter(({ ok }) => ok)).toHaveLength(1);
    const [whole, part] = merged[0]?.ok ? [account, duplicate] : [duplicate, account];
    const seen = await page(whole);
    expect(seen?.donations).toMatchObject({ count: 2, given: one.total + two.total });
    expect((await page(part))?.partOf).toMatchObject({ id: whole });
    expect((await list({ search: 'visakha' })).map(({ id }) => id)).toEqual([whole]);
    expect((await list({ search: 'visakha' }))[0]).toMatchObject({ donations: 2 });
    const third = await makePerson(fixture.services, 'third@example.com', 'Third Devi');
    expect(await mergePeople(fixture.services, clerk, third, (await page(whole))?.email ?? '')).toMatchObject(
      {
        code: 'merge-taken',
      },
    );
    const mergeId = seen?.merged[0]?.mergeId ?? '';
    const undone = await Promise.all([1, 2].map(() => undoMerge(fixture.services, clerk, mergeId)));
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await page(account))?.donations.count).toBe(1);
    expect(await list({ search: 'visakha' })).toHaveLength(2);
  });

  it.each([
    ['themselves', 'self@example.com', 'merge-self'],
    ['nobody', 'nobody@example.com', 'person-unknown'],
  ])('are not merged with %s', async (_, email, code) => {
    const known = await list({ search: 'self@example.com' });
    const id = known[0]?.id ?? (await makePerson(fixture.services, 'self@example.com', 'Self Das'));
    expect(await mergePeople(fixture.services, clerk, id, email)).toMatchObject({
      ok: false,
      code,
      field: 'email',
    });
  });

  it('get their data, and who exported it is logged', async () => {
    const id = await makePerson(fixture.services, 'export@example.com', 'Export Das');
    const donation = await give('export@example.com');
    await ask('Export@example.com');
    const data = await exportPerson(fixture.services, clerk, id);
    expect(data).toMatchObject({
      account: { id },
      donations: [{ id: donation.id }],
      requests: [{ kind: 'contact' }],
    });
    const logged = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', id)
      .execute();
    expect(logged).toEqual([{ action: 'person.exported' }]);
    expect(await exportPerson(fixture.services, clerk, 'per_nobody')).toBeNull();
  });

  it('are erased when they ask for it, and the ledger stays', async () => {
    const id = await makePerson(fixture.services, 'erase@example.com', 'Erase Das');
    const donation = await give('erase@example.com');
    const request = await ask('erase@example.com');
    await writeNote(fixture.services, clerk, { kind: 'person', id }, 'Called on Monday.');
    await writeNote(fixture.services, clerk, { kind: 'request', id: request }, 'Wants to visit.');
    expect(await erasePerson(fixture.services, clerk, id, 'erase@example.com')).toMatchObject({
      code: 'not-allowed',
    });
    expect(await erasePerson(fixture.services, owner, id, 'other')).toMatchObject({
      code: 'erase-unconfirmed',
    });
    expect((await erasePerson(fixture.services, owner, id, ' Erase@example.com ')).ok).toBe(true);
    expect(await page(id)).toBeNull();
    const left = await fixture.db
      .selectFrom('notes')
      .select('id')
      .where('about_id', 'in', [id, request])
      .execute();
    expect(left).toEqual([]);
    const donations = await fixture.db
      .selectFrom('donations')
      .select('state')
      .where('id', '=', donation.id)
      .execute();
    expect(donations).toEqual([{ state: 'paid' }]);
  });

  it('who only sent a request are found, get their data, and are erased with all that was stored for their address', async () => {
    const request = await ask('Asked@example.com');
    const [guest] = await list({ search: 'asked@example.com' });
    const id = guest?.id ?? '';
    expect(guest).toMatchObject({ kind: 'guest', name: 'Radha', donations: 0 });
    await seedDemoProducts(fixture.services);
    const variant = await fixture.db
      .selectFrom('product_variants')
      .select(['id', 'sku'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await fixture.db
      .insertInto('stock_alerts')
      .values({ variant_id: variant.id, email: 'asked@example.com', asked_at: fixture.services.clock() })
      .execute();
    const letter = (state: 'sent' | 'queued') => ({
      ...{ id: `let_${state}`, kind: 'request-answer', recipient: 'Asked@example.com', data: '{"a":1}' },
      ...{ cause_key: `erase-test:${state}`, state },
    });
    await fixture.db
      .insertInto('letters')
      .values([letter('sent'), letter('queued')])
      .execute();
    expect(await exportPerson(fixture.services, clerk, id)).toMatchObject({
      requests: [{ subject: 'Visiting the temple' }],
      stockAlerts: [{ sku: variant.sku }],
    });
    expect((await erasePerson(fixture.services, owner, id, 'asked@example.com')).ok).toBe(true);
    expect(await fixture.db.selectFrom('requests').select('id').where('id', '=', request).execute()).toEqual(
      [],
    );
    expect(await fixture.db.selectFrom('stock_alerts').select('email').execute()).toEqual([]);
    const letters = await fixture.db
      .selectFrom('letters')
      .select(['state', 'recipient', 'data'])
      .where('cause_key', 'like', 'erase-test:%')
      .orderBy('state')
      .execute();
    expect(letters).toEqual([
      { state: 'queued', recipient: 'Asked@example.com', data: { a: 1 } },
      { state: 'sent', recipient: '', data: {} },
    ]);
  });

  it('whom the spam trap suspected are nobody', async () => {
    await ask('spam@example.com', true);
    expect(await list({ search: 'spam@example.com' })).toEqual([]);
  });

  it('who work here stay until their roles are taken', async () => {
    const id = await makePerson(fixture.services, 'works@example.com', 'Works Here');
    await giveRole(fixture.services, id, 'viewer');
    expect(await erasePerson(fixture.services, owner, id, 'works@example.com')).toMatchObject({
      code: 'staff-stays',
    });
    expect(await page(id)).toMatchObject({ isStaff: true });
  });
});
