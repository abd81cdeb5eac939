import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { deliveryTo } from '#core/products/delivery.ts';
import { gstRateOn } from '#core/products/gst.ts';
import type { TypedGstRate } from '#core/products/tax-form.ts';
import type { TypedRate, TypedZone } from '#core/products/zone-form.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoDelivery } from '../demo/demo-delivery.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { addGstRate, withdrawGstRate } from './add-gst-rate.ts';
import { listDeliveryZones } from './delivery-queries.ts';
import { listGstRates } from './gst-queries.ts';
import { makeTaxClass, removeTaxClass } from './make-tax-class.ts';
import { deleteCategory, saveCategory } from './save-category.ts';
import { saveZone } from './save-zone.ts';
import { listAdminCategories, listAdminTaxClasses, listAdminZones } from './shop-rule-queries.ts';

// The rules of the shop, as the staff changes them.

let test: TestDatabase;
let services: Services;
let bumped = 0;
const clerk = staffOf('per_desk', 'shop-desk');
const accounts = staffOf('per_accounts', 'accounts');

beforeAll(async () => {
  test = await makeTestDatabase();
  const made = makeTestServices(test.db, { clock: () => new Date('2026-11-21T06:00:00Z') });
  const bump: Services['pages']['bump'] = async (trx) => {
    bumped += 1;
    await made.pages.bump(trx);
  };
  services = { ...made, pages: { ...made.pages, bump } };
  await seedDemoProducts(services);
  await seedDemoDelivery(services);
});
afterAll(() => test.close());

const zone = (instead: Partial<TypedZone> = {}): TypedZone => ({
  ...{ id: 'meerut', title: 'Meerut', prefixes: '2500 25010', freeFrom: '', furtherKg: '15' },
  ...{ daysMin: '1', daysMax: '3', position: '9', version: '' },
  ...instead,
});
const rates: TypedRate[] = [
  { grams: '1000', charge: '40' },
  { grams: '5000', charge: '0' },
  { grams: '', charge: '' },
];
const save = (typed: TypedZone, id: string | null = null, rows = rates) =>
  saveZone(services, clerk, id, { typed, rates: rows });
const chargeTo = async (pin: string, grams = 500) => {
  const priced = deliveryTo(await listDeliveryZones(services), { pin, grams, goods: paise(100) });
  return priced.ok ? priced.value.charge : priced.code;
};
const audited = async (action: string) =>
  (await test.db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length;

describe('a delivery zone', () => {
  it('is created, charged by at once, and changed by the first of two editors', async () => {
    const before = bumped;
    expect(await chargeTo('250001')).toBe(6_000);
    expect(await save(zone())).toEqual({ ok: true, value: { id: 'meerut' } });
    expect([await chargeTo('250001'), await chargeTo('250001', 3_000)]).toEqual([4_000, 0]);
    expect(bumped).toBe(before + 1);
    const version = String((await listAdminZones(services)).find(({ id }) => id === 'meerut')?.version);
    const both = await Promise.all(
      ['50', '60'].map((charge) => save(zone({ version }), 'meerut', [{ grams: '1000', charge }])),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problems: [{ code: 'changed-meanwhile' }] });
    expect([await audited('zone.made'), await audited('zone.changed')]).toEqual([1, 1]);
  });

  it.each([
    [{ prefixes: '' }, rates, { field: 'prefixes', code: 'prefix-none' }],
    [{ prefixes: '0110' }, rates, { field: 'prefixes', code: 'pin-prefix-invalid' }],
    [{ prefixes: '9 9' }, rates, { field: 'prefixes', code: 'prefix-twice' }],
    [{ prefixes: '201' }, rates, { field: 'prefixes', code: 'pin-prefix-taken' }],
    [{ daysMax: '0' }, rates, { field: 'daysMax', code: 'days-order' }],
    [{ furtherKg: '-1' }, rates, { field: 'furtherKg' }],
    [{}, [], { field: 'rates.0.grams', code: 'list-empty' }],
    [{}, [rates[1], rates[0]], { field: 'rates.1.grams', code: 'grams-order' }],
    [{ id: 'Delhi!' }, rates, { field: 'id', code: 'slug-invalid' }],
    [{ id: 'india', prefixes: '9' }, rates, { field: 'id', code: 'slug-taken' }],
  ] as const)('is refused with %j', async (instead, rows, problem) => {
    const typed = zone({ id: 'other', prefixes: '9', ...instead });
    const refused = await save(typed, null, rows as TypedRate[]);
    expect(refused).toMatchObject({ ok: false, problems: [problem] });
    expect(await chargeTo('900001')).toBe('not-delivered');
  });

  it('is not changed without the permission', async () => {
    expect(await saveZone(services, accounts, null, { typed: zone(), rates })).toMatchObject({
      code: 'not-allowed',
    });
  });
});

describe('a category', () => {
  const typed = { id: 'bells', title: 'Bells', titleHi: 'घंटियाँ', position: '7', version: '' };
  it('is created, renamed by the first of two editors, and deleted only while it is empty', async () => {
    expect(await saveCategory(services, clerk, null, typed)).toMatchObject({ ok: true });
    expect(await saveCategory(services, clerk, null, typed)).toMatchObject({
      problems: [{ code: 'slug-taken' }],
    });
    const named = { ...typed, title: 'Bells and gongs', version: '1' };
    expect(await saveCategory(services, clerk, 'bells', named)).toMatchObject({ ok: true });
    expect(await saveCategory(services, clerk, 'bells', named)).toMatchObject({
      problems: [{ code: 'changed-meanwhile' }],
    });
    expect((await listAdminCategories(services)).find(({ id }) => id === 'bells')).toMatchObject({
      ...{ title: 'Bells and gongs', products: 0 },
    });
    expect(await deleteCategory(services, clerk, 'japa')).toMatchObject({ code: 'still-used' });
    expect(await deleteCategory(services, clerk, 'bells')).toMatchObject({ ok: true });
    expect((await listAdminCategories(services)).some(({ id }) => id === 'bells')).toBe(false);
  });
});

describe('a GST rate', () => {
  const add = (instead: Partial<TypedGstRate> = {}) =>
    addGstRate(services, clerk, {
      ...{
        taxClass: 'five',
        fromDay: '2027-04-01',
        above: '0',
        percent: '12',
        source: 'Notification 1/2027',
      },
      version: '1',
      ...instead,
    });
  const on = async (day: string, unit = 10_000) =>
    gstRateOn(await listGstRates(services), { taxClass: 'five', day, unit: paise(unit) });

  it('begins on its day, with a step by price; the second of two editors is refused', async () => {
    expect(await add()).toMatchObject({ ok: true });
    expect(await add({ above: '2500', percent: '18' })).toMatchObject({
      problems: [{ code: 'changed-meanwhile' }],
    });
    expect(await add({ above: '2500', percent: '18', version: '2' })).toMatchObject({ ok: true });
    expect([await on('2027-03-31'), await on('2027-04-01'), await on('2027-04-01', 300_000)]).toEqual([
      500, 1_200, 1_800,
    ]);
  });

  it.each([
    [{ fromDay: '2026-11-20' }, { field: 'fromDay', code: 'date-outside' }],
    [{ fromDay: '2027-02-30' }, { field: 'fromDay', code: 'date-invalid' }],
    [{}, { field: 'above', code: 'rate-stands' }],
    [
      { fromDay: '2027-05-01', above: '100' },
      { field: 'above', code: 'rate-first' },
    ],
    [
      { fromDay: '2027-05-01', percent: '41' },
      { field: 'percent', code: 'percent-invalid' },
    ],
    [
      { fromDay: '2027-05-01', taxClass: 'none' },
      { field: 'taxClass', code: 'choice-invalid' },
    ],
  ])('is refused with %j', async (instead, problem) => {
    expect(await add({ version: '3', ...instead })).toMatchObject({ ok: false, problems: [problem] });
  });

  it('is removed before its day, and never once it is in force', async () => {
    const [first] = (await listAdminTaxClasses(services)).find(({ id }) => id === 'five')?.days ?? [];
    expect(first).toMatchObject({ fromDay: '2027-04-01', state: 'coming' });
    const five = (fromDay: string) => withdrawGstRate(services, clerk, { taxClass: 'five', fromDay });
    expect(await five('2027-04-01')).toMatchObject({ ok: true });
    expect(await five('2027-04-01')).toMatchObject({ code: 'row-gone' });
    const [current] = (await listAdminTaxClasses(services)).find(({ id }) => id === 'five')?.days ?? [];
    expect(current?.state).toBe('in-force');
    expect(await five(current?.fromDay ?? '')).toMatchObject({ code: 'rate-in-force' });
    expect(await on('2027-04-01')).toBe(500);
  });
});

describe('a tax class', () => {
  const titles = async () => (await listAdminTaxClasses(services)).map(({ title }) => title);

  it('is created at the end of the list, once, and deleted while nothing uses it', async () => {
    const current = await titles();
    expect(await makeTaxClass(services, accounts, { title: 'Sweets' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await makeTaxClass(services, clerk, { title: ' ' })).toMatchObject({
      problems: [{ field: 'title' }],
    });
    expect(await makeTaxClass(services, clerk, { title: 'Sweets' })).toEqual({
      ok: true,
      value: { id: 'sweets' },
    });
    expect(await makeTaxClass(services, clerk, { title: 'sweets' })).toMatchObject({
      problems: [{ field: 'title', code: 'tax-class-taken' }],
    });
    expect(await makeTaxClass(services, clerk, { title: 'मिठाई' })).toMatchObject({ ok: true });
    expect(await titles()).toEqual([...current, 'Sweets', 'मिठाई']);
    expect(await removeTaxClass(services, clerk, 'sweets')).toMatchObject({ ok: true });
    expect(await removeTaxClass(services, clerk, 'sweets')).toMatchObject({ code: 'row-gone' });
    expect(await titles()).toEqual([...current, 'मिठाई']);
    expect([await audited('tax-class.made'), await audited('tax-class.removed')]).toEqual([2, 1]);
  });

  it('stays while a rate or a product uses it', async () => {
    const [used] = await listAdminTaxClasses(services);
    expect(await removeTaxClass(services, clerk, used?.id ?? '')).toMatchObject({ code: 'tax-class-used' });
  });
});
