import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { makePairCode } from '../gate/pair-codes.ts';
import { makeEvent, planned, productForm, slotForm } from '../test-pass-event.ts';
import { listGates, listPassEvents, listProducts, listSlots } from './plan-queries.ts';
import { addGate, deleteGate, renameGate } from './save-gate.ts';
import { addProduct, changeProduct, deleteProduct } from './save-product.ts';
import { addSlots, changeSlot, deleteSlot } from './save-slots.ts';

let test: TestDatabase;
let services: Services;
let event = '';
const organiser = staffOf('per_organiser', 'event-organiser');
const steward = staffOf('per_steward', 'gate-steward');
const problem = (field: string, code: string, values?: Record<string, unknown>) => ({
  problems: [{ field, code, ...(values && { values }) }],
});

beforeAll(async () => {
  test = await makeTestDatabase(6);
  services = makeTestServices(test.db, { clock: () => planned });
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate events, pass_bookings cascade`.execute(test.db);
  event = await makeEvent(test.db);
});

const firstProduct = async () =>
  (await listProducts(services, event))[0] as never as { id: string; version: number };
const firstSlot = async () =>
  (await listSlots(services, event))[0] as never as { id: string; version: number };

/** A pass of the first product, given as the sale does. */
async function give(price = 0): Promise<void> {
  const { id } = await firstProduct();
  const slot = (await listSlots(services, event))[0];
  await sql`insert into pass_bookings (id, intent_key, intent_hash, pay_by, event_id, total_paise, holder_name,
    holder_phone, created_at) values ('psb_1', 'k', 'h', ${price > 0 ? 'gateway' : 'nothing'}, ${event}, ${price},
    'Mira', '+919876543210', now())`.execute(test.db);
  await sql`insert into passes (id, booking_id, event_id, product_id, slot_id, title, price_paise, people, token, state)
    values ('ABCDEFGH234567YZ', 'psb_1', ${event}, ${id}, ${slot?.id ?? null}, 'Pass', ${price}, 1,
    ${'A'.repeat(152)}, 'valid')`.execute(test.db);
  await sql`update event_products set on_hand = on_hand - 1 where id = ${id}`.execute(test.db);
  if (slot) await sql`update event_slots set on_hand = on_hand - 1 where id = ${slot.id}`.execute(test.db);
}

describe('products', () => {
  it('are of an event, with their own names', async () => {
    expect(await addProduct(services, organiser, event, productForm())).toMatchObject({ ok: true });
    expect(await addProduct(services, organiser, event, productForm())).toMatchObject(
      problem('title', 'product-there'),
    );
    expect(await addProduct(services, organiser, 'nowhere', productForm())).toMatchObject({
      code: 'event-gone',
    });
    expect(await addProduct(services, steward, event, productForm())).toMatchObject({ code: 'not-allowed' });
    expect(await listProducts(services, event)).toMatchObject([
      { title: 'Free entry', given: 0, held: 0, free: 100, quota: 100 },
    ]);
    expect(await listPassEvents(services)).toMatchObject([{ id: event, products: 1, people: 0, inside: 0 }]);
  });

  it('of one event never share the id of a question', async () => {
    await addProduct(services, organiser, event, productForm({ questions: 'Diet' }));
    await addProduct(
      services,
      organiser,
      event,
      productForm({ title: 'Child', questions: 'Age', position: '1' }),
    );
    const [first] = await listProducts(services, event);
    const changed = { ...productForm({ questions: 'Diet\nTown' }), productId: first?.id ?? '', version: '1' };
    expect(await changeProduct(services, organiser, event, changed)).toMatchObject({ ok: true });
    const questions = (await listProducts(services, event)).map((product) => product.questions);
    expect(questions.flat().map(({ id, label }) => [id, label])).toEqual([
      ['q1', 'Diet'],
      ['q3', 'Town'],
      ['q2', 'Age'],
    ]);
  });

  it('take another quota, never below what is given or held', async () => {
    await addProduct(services, organiser, event, productForm());
    await give();
    const { id } = await firstProduct();
    await sql`update event_products set held = 2 where id = ${id}`.execute(test.db);
    const change = async (quota: string) =>
      changeProduct(services, organiser, event, {
        ...productForm({ quota }),
        ...{ productId: id, version: String((await firstProduct()).version) },
      });
    expect(await change('2')).toMatchObject(problem('quota', 'quota-taken', { taken: 1, held: 2 }));
    expect(await change('3')).toMatchObject({ ok: true });
    expect(await listProducts(services, event)).toMatchObject([{ given: 1, held: 2, free: 0, quota: 3 }]);
    expect(await change('500')).toMatchObject({ ok: true });
    expect(await listProducts(services, event)).toMatchObject([{ given: 1, held: 2, free: 497, quota: 500 }]);
  });

  it('that were given keep their kind, and what was bought its price', async () => {
    await addProduct(services, organiser, event, productForm({ kind: 'family', price: '100' }));
    await give(10_000);
    const { id } = await firstProduct();
    const change = (instead: object, version = '1') =>
      changeProduct(services, organiser, event, {
        ...productForm({ kind: 'family', price: '100', ...instead }),
        ...{ productId: id, version },
      });
    expect(await change({ kind: 'camp' })).toMatchObject(problem('kind', 'product-given'));
    expect(await change({ price: '250' })).toMatchObject({ ok: true });
    expect(await change({ price: '300' })).toMatchObject({ code: 'changed-meanwhile' });
    expect(await deleteProduct(services, organiser, event, id)).toMatchObject({ code: 'product-given' });
    const pass = await test.db.selectFrom('passes').select('price_paise').executeTakeFirstOrThrow();
    expect(pass.price_paise).toBe(10_000);
  });

  it('of another event are not changed from this one', async () => {
    await addProduct(services, organiser, event, productForm());
    const { id } = await firstProduct();
    const other = await makeEvent(test.db, 'ratha-yatra');
    const typed = { ...productForm(), productId: id, version: '1' };
    expect(await changeProduct(services, organiser, other, typed)).toMatchObject({ code: 'product-gone' });
    expect(await deleteProduct(services, organiser, other, id)).toMatchObject({ code: 'product-gone' });
    expect(await deleteProduct(services, organiser, event, id)).toMatchObject({ ok: true });
  });
});

describe('times', () => {
  it('are added together or not at all', async () => {
    expect(await addSlots(services, organiser, event, slotForm({ to: '20:00', every: '60' }))).toMatchObject({
      ok: true,
    });
    expect(
      await addSlots(services, organiser, event, slotForm({ from: '15:00', to: '17:00', every: '60' })),
    ).toMatchObject(problem('from', 'slot-there', { time: '16:00' }));
    expect(await listSlots(services, event)).toHaveLength(4);
    expect(await addSlots(services, organiser, event, slotForm({ gate: '1' }))).toMatchObject(
      problem('gate', 'gate-unknown'),
    );
  });

  it('that passes say keep hours and gate; their capacity is never below who has a place', async () => {
    await addGate(services, organiser, event, { name: 'East' });
    await addProduct(services, organiser, event, productForm());
    await addSlots(services, organiser, event, slotForm());
    const change = async (instead: object) => {
      const { id, version } = await firstSlot();
      const typed = { ...slotForm(instead), slotId: id, version: String(version) };
      return changeSlot(services, organiser, event, typed);
    };
    expect(await change({ gate: '1', from: '15:30' })).toMatchObject({ ok: true });
    await give();
    const now = { gate: '1', from: '15:30' };
    expect(await change({ ...now, to: '18:00' })).toMatchObject(problem('from', 'slot-given'));
    expect(await change({ ...now, gate: '' })).toMatchObject(problem('from', 'slot-given'));
    await sql`update event_slots set held = 4`.execute(test.db);
    expect(await change({ ...now, capacity: '4' })).toMatchObject(
      problem('capacity', 'capacity-taken', { taken: 1, held: 4 }),
    );
    expect(await change({ ...now, capacity: '5' })).toMatchObject({ ok: true });
    expect(await listSlots(services, event)).toMatchObject([
      { given: 1, held: 4, free: 0, gateName: 'East' },
    ]);
    expect(await deleteSlot(services, organiser, event, (await firstSlot()).id)).toMatchObject({
      code: 'slot-given',
    });
  });

  it('are deleted while nobody has a place', async () => {
    await addSlots(services, organiser, event, slotForm());
    expect(await deleteSlot(services, organiser, event, (await firstSlot()).id)).toMatchObject({ ok: true });
    expect(await listSlots(services, event)).toEqual([]);
  });
});

describe('gates', () => {
  it('take the lowest free number, sixteen in all, each with its own name', async () => {
    for (let gate = 1; gate <= 16; gate += 1)
      expect(await addGate(services, organiser, event, { name: `Gate ${gate}` })).toMatchObject({ ok: true });
    expect(await addGate(services, organiser, event, { name: 'One more' })).toMatchObject(
      problem('name', 'gates-enough', { most: 16 }),
    );
    expect(await deleteGate(services, organiser, event, { gate: '3' })).toMatchObject({ ok: true });
    expect(await addGate(services, organiser, event, { name: 'gate 4' })).toMatchObject(
      problem('name', 'gate-there'),
    );
    expect(await addGate(services, organiser, event, { name: 'South' })).toMatchObject({ ok: true });
    expect((await listGates(services, event))[2]).toEqual({ number: 3, name: 'South' });
  });

  it('that a time or a telephone names stay, and may be renamed', async () => {
    await addGate(services, organiser, event, { name: 'East' });
    await addGate(services, organiser, event, { name: 'West' });
    await addSlots(services, organiser, event, slotForm({ gate: '1' }));
    await makePairCode(services, steward, event, { gate: '2', name: 'Phone' });
    for (const gate of ['1', '2'])
      expect(await deleteGate(services, organiser, event, { gate })).toMatchObject({ code: 'gate-in-use' });
    expect(await renameGate(services, organiser, event, { gate: '1', name: 'west' })).toMatchObject(
      problem('name', 'gate-there'),
    );
    expect(await renameGate(services, organiser, event, { gate: '1', name: 'Lotus' })).toMatchObject({
      ok: true,
    });
    expect((await listSlots(services, event))[0]?.gateName).toBe('Lotus');
  });
});
