import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogKind } from '#core/cms/kinds/blog-kind.ts';
import { saveRow } from './cms/save-row.ts';
import { beside, expectPair, type Fire, type Pair, twice, untilWaiting } from './db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from './db/test-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { saveCause } from './donations/save-cause.ts';
import { addTaxText } from './donations/tax-text-verbs.ts';
import { staffOf } from './people/test-people.ts';
import { addGstRate } from './products/add-gst-rate.ts';
import { makeTaxClass, removeTaxClass } from './products/make-tax-class.ts';
import { deleteCategory, saveCategory } from './products/save-category.ts';
import { saveProduct } from './products/save-product.ts';
import { saveZone } from './products/save-zone.ts';
import { saveTemplate } from './requests/answer-templates.ts';
import type { Services } from './services.ts';
import { saveSetting } from './settings/save-setting.ts';
import { getTempleSettings } from './settings/settings-queries.ts';
import { makeTestServices } from './test-services.ts';
import { saveDeparture } from './tours/save-departure.ts';

// Two editors who make the same thing at once; see db/test-at-once.ts.

let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

const product = (id: string, sku: string, category = 'deity', taxClass = 'five'): Fire => {
  const typed = {
    ...{ id, title: 'Brass lamp', titleHi: '', description: 'For the altar.', category },
    ...{ status: 'draft', choose: '', version: '', hsn: '7418', taxClass, netQuantity: '1 lamp' },
    ...{ origin: 'India', maker: '', fssai: '', bestBefore: '', lowStockLevel: '3' },
  };
  const variant = {
    ...{ id: '', sku, options: '', price: '250', mrp: '', grams: '300', picture: '', offered: 'yes' },
  };
  const pictures = [{ image: 'donate', alt: 'A lamp on a plate' }];
  return () => saveProduct(services, owner, null, { typed, rows: { variants: [variant], pictures } });
};

const removeClass = (id: string) => removeTaxClass(services, owner, id);
/** Fires only when the other one waits. */
const asSecond =
  (fire: Fire): Fire =>
  async () => {
    await untilWaiting(test.db);
    return fire();
  };

const pairs: Record<string, Pair> = {
  'an answer template of one title': {
    table: 'answer_templates',
    make: async () => {
      const typed = { id: '', title: 'Parking', body: 'There is room behind the temple.', version: '' };
      return twice(() => saveTemplate(services, owner, typed));
    },
    second: { code: 'template-taken', field: 'title' },
  },
  'the address of a product': {
    table: 'products',
    make: async () => [product('brass-lamp', 'LAMP-1'), product('brass-lamp', 'LAMP-2')],
    second: beside('id', 'slug-taken'),
  },
  'the article number of two products': {
    table: 'product_variants',
    make: async () => [product('lamp-one', 'LAMP-9'), product('lamp-two', 'LAMP-9')],
    second: beside('variants.0.sku', 'sku-taken'),
  },
  'the address of a category': {
    table: 'product_categories',
    make: async () => {
      const typed = { id: 'lamps', title: 'Lamps', titleHi: '', position: '9', version: '' };
      return twice(() => saveCategory(services, owner, null, typed));
    },
    second: beside('id', 'slug-taken'),
  },
  'the name of a delivery zone': {
    table: 'delivery_zones',
    make: async () => {
      const typed = {
        ...{ id: 'meerut', title: 'Meerut', prefixes: '2500', freeFrom: '', furtherKg: '15' },
        ...{ daysMin: '1', daysMax: '3', position: '9', version: '' },
      };
      const rates = [{ grams: '1000', charge: '40' }];
      return twice(() => saveZone(services, owner, null, { typed, rates }));
    },
    second: beside('id', 'slug-taken'),
  },
  'a GST rate of one day': {
    table: 'gst_rates',
    make: async () => {
      const { version } = await test.db
        .selectFrom('tax_classes')
        .select('version')
        .where('id', '=', 'five')
        .executeTakeFirstOrThrow();
      const typed = {
        ...{ taxClass: 'five', fromDay: '2027-04-01', above: '', percent: '6' },
        ...{ source: 'Notification 1/2027', version: String(version) },
      };
      return twice(() => addGstRate(services, owner, typed));
    },
    second: { code: 'invalid' },
  },
  'the address of a cause': {
    table: 'causes',
    make: async () => {
      const typed = {
        ...{ id: 'annadan', title: 'Annadan', category: 'food', summary: 'Warm meals for everybody.' },
        ...{ description: 'Rice and lentils.', image: 'food-for-life', presets: '501', target: '' },
        ...{ startsOn: '', endsOn: '', legalEntityId: 'charity', donationType: 'other', position: '3' },
        ...{ version: '0', allowsOwnAmount: 'on', taxEligible: 'on', csrEligible: '', allowsForeign: '' },
        published: 'on',
      };
      const form = { typed, types: [], pictures: ['food-for-life'] };
      return twice(() => saveCause(services, owner, null, form));
    },
    second: beside('id', 'slug-taken'),
  },
  'a blog of one title': {
    table: 'blogs',
    make: async () => {
      const typed = {
        ...{ title: 'Lamps in Kartik', image: 'tulsi', image_alt: 'A tulsi plant with lamps' },
        ...{ description: '<p>One a day</p>', tags: 'festivals', appear: 'now' },
      };
      return twice(() => saveRow(services, owner, blogKind, { id: null, version: 0, typed }));
    },
    second: 'both',
  },
  'a departure of one day': {
    table: 'tour_departures',
    make: async () => {
      const typed = { day: '2027-02-07', seats: '5', version: '', payOnline: '', deposit: '', ladder: '' };
      const tour = { tourId: 'govardhan-parikrama', id: null };
      return twice(() => saveDeparture(services, owner, tour, typed));
    },
    second: { code: 'invalid', problems: [{ field: 'day', code: 'departure-twice' }] },
  },
  'what receipts of one day say': {
    table: 'tax_texts',
    make: async () => {
      const typed = {
        kind: 'plain',
        from: '2027-04-01',
        english: 'Words about the tax of a gift.',
        hindi: 'दान पर कर के बारे में शब्द।',
        confirmed: '',
      };
      return twice(() => addTaxText(services, owner, typed));
    },
    second: beside('from', 'tax-text-day'),
  },
  'a category that goes while a product comes into it': {
    table: 'products',
    make: async () => {
      const typed = { id: 'bells', title: 'Bells', titleHi: '', position: '9', version: '' };
      await saveCategory(services, owner, null, typed);
      const save = product('brass-bell', 'BELL-1', 'bells');
      return [save, asSecond(() => deleteCategory(services, owner, 'bells'))];
    },
    // The product is written, and the category waits for it.
    second: { code: 'still-used' },
  },
  'a tax class that goes while a product comes into it': {
    table: 'products',
    make: async () => {
      await makeTaxClass(services, owner, { title: 'Bells' });
      return [product('tax-bell', 'BELL-2', 'deity', 'bells'), asSecond(() => removeClass('bells'))];
    },
    second: { code: 'tax-class-used' },
  },
  'a tax class that goes before a product comes into it': {
    table: 'tax_classes',
    hold: (trx) => trx.selectFrom('tax_classes').select('id').where('id', '=', 'gongs').forUpdate().execute(),
    make: async () => {
      await makeTaxClass(services, owner, { title: 'Gongs' });
      return [() => removeClass('gongs'), asSecond(product('tax-gong', 'GONG-1', 'deity', 'gongs'))];
    },
    second: beside('taxClass', 'choice-invalid'),
  },
  'a setting that nobody changed before': {
    table: 'settings',
    make: async () => {
      const { identity } = await getTempleSettings(services);
      return twice(() => saveSetting(services, owner, { key: 'identity', value: identity, version: 0 }));
    },
    second: { code: 'saved-meanwhile' },
  },
};

it.each(Object.entries(pairs))('%s', (_, pair) => expectPair(test.db, pair));

it('two of the same title each get an address of their own', async () => {
  const blogs = test.db.selectFrom('blogs').select('id').where('title', '=', 'Lamps in Kartik').orderBy('id');
  expect(await blogs.execute()).toEqual([{ id: 'lamps-in-kartik' }, { id: 'lamps-in-kartik-2' }]);
});
