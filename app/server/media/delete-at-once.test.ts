import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogKind } from '#core/cms/kinds/blog-kind.ts';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { binRow } from '../cms/bin-row.ts';
import { restoreRow } from '../cms/restore-row.ts';
import { saveRow } from '../cms/save-row.ts';
import { saveInfoPage } from '../content/save-info-page.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { saveCause } from '../donations/save-cause.ts';
import { pageFiles } from '../page-files/page-files.ts';
import { parseInfoPage } from '../page-files/parse-info-page.ts';
import { staffOf } from '../people/test-people.ts';
import { saveProduct } from '../products/save-product.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { makeTestServices } from '../test-services.ts';
import { deleteMedia } from './delete-media.ts';
import { listMediaUses } from './media-uses.ts';
import { shelvePicture } from './test-pictures.ts';

// A picture is deleted while somebody saves what shows it: whoever comes second gets a problem, and
// no page ever names a deleted picture.

let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

const blog = (image: string) => ({
  ...{ title: `Lamps of ${image}`, image, image_alt: 'A tulsi plant with lamps' },
  ...{ description: '<p>One a day</p>', tags: 'festivals', appear: 'now' },
});
type Answer = { ok: boolean };
/** Every way of saving a page with a picture, and the table in which it is written. */
const saves: Record<string, { table: string; save: (image: string) => Promise<Answer> }> = {
  'a blog': {
    table: 'blogs',
    save: (image) => saveRow(services, owner, blogKind, { id: null, version: 0, typed: blog(image) }),
  },
  'a cause': {
    table: 'causes',
    save: (image) => {
      const typed = {
        ...{ id: 'lamps', title: 'Lamps', category: 'festival', summary: 'Oil for the lamps of evenings.' },
        ...{ description: 'Ghee and wicks for a year.', image, presets: '501', target: '' },
        ...{ startsOn: '', endsOn: '', legalEntityId: 'charity', donationType: 'other', position: '3' },
        ...{ version: '0', allowsOwnAmount: 'on', taxEligible: '', csrEligible: '', allowsForeign: '' },
        published: 'on',
      };
      return saveCause(services, owner, null, { typed, types: [], pictures: [] });
    },
  },
  'a product': {
    table: 'products',
    save: (image) => {
      const typed = {
        ...{ id: 'brass-lamp', title: 'Brass lamp', titleHi: '', description: '', category: 'deity' },
        ...{ status: 'draft', choose: '', version: '', hsn: '', taxClass: 'five', netQuantity: '' },
        ...{ origin: 'India', maker: '', fssai: '', bestBefore: '', lowStockLevel: '3' },
      };
      const variant = {
        ...{ id: '', sku: 'LAMP-1', options: '', price: '250', mrp: '', grams: '300', picture: '' },
        offered: 'yes',
      };
      const pictures = [{ image, alt: 'A lamp of brass' }];
      return saveProduct(services, owner, null, { typed, rows: { variants: [variant], pictures } });
    },
  },
  'an information page': {
    table: 'info_pages',
    save: (image) => {
      const [path = '', own = ''] =
        [...pageFiles()].find(([, source]) => parseInfoPage(source).picture !== undefined) ?? [];
      const { label, title, lead, description, note } = parseInfoPage(own);
      const facts = { follows: '', when: '', where: '', whom: '', cost: '', contact: '' };
      const typed = { label, title, picture: image, lead, description, note, ...facts };
      const body = 'Words of this page, which are long enough.';
      return saveInfoPage(services, owner, { path, version: 0, typed: { ...typed, body } });
    },
  },
  'a setting': {
    table: 'settings',
    save: (image) => {
      const value = { ...templeDefaults.pagePictures, donate: image };
      return saveSetting(services, owner, { key: 'pagePictures', value, version: 0 });
    },
  },
};

it.each(Object.entries(saves))(
  '%s that is being saved does not lose its picture',
  async (_, { table, save }) => {
    const { id, address } = await shelvePicture(test.db);
    const remove = () => deleteMedia(services, owner, id);
    const [saved, deleted] = await test.db.transaction().execute(async (trx) => {
      // The save waits here, after it looked for its picture.
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
      const saving = save(address);
      await untilWaiting(test.db);
      const deleting = remove();
      await untilWaiting(test.db, 2);
      return [saving, deleting] as [Promise<Answer>, ReturnType<typeof deleteMedia>];
    });
    expect([await saved, await deleted]).toMatchObject([{ ok: true }, { code: 'file-in-use' }]);
    expect(await listMediaUses(test.db, id)).toHaveLength(1);
  },
);

it('a save after it is deleted gets a problem beside the field, and nothing is written', async () => {
  const { id, address } = await shelvePicture(test.db);
  const [saved, deleted] = await test.db.transaction().execute(async (trx) => {
    await sql`lock table audit_log in share mode`.execute(trx);
    const deleting = deleteMedia(services, owner, id);
    await untilWaiting(test.db);
    const saving = saves['a blog']?.save(address);
    await untilWaiting(test.db, 2);
    return [saving, deleting] as [Promise<Answer>, ReturnType<typeof deleteMedia>];
  });
  expect([await saved, await deleted]).toMatchObject([
    { code: 'invalid', problems: [{ field: 'image', code: 'picture-unknown' }] },
    { ok: true },
  ]);
});

it('a row that is restored from the bin meanwhile does not lose its picture', async () => {
  const { id, address } = await shelvePicture(test.db);
  const saved = await saveRow(services, owner, blogKind, { id: null, version: 0, typed: blog(address) });
  const blogId = saved.ok ? saved.value.id : expect.fail('not saved');
  const binned = await binRow(services, owner, blogKind, blogId);
  const binId = binned.ok ? binned.value : expect.fail('not binned');
  const deleted = await test.db.transaction().execute(async (trx) => {
    // Queried one by one, the row would be looked for in its table too late and in the bin too
    // early.
    await sql`lock table causes in access exclusive mode`.execute(trx);
    const deleting = deleteMedia(services, owner, id);
    await untilWaiting(test.db);
    expect(await restoreRow(services, owner, blogKind, binId)).toMatchObject({ ok: true });
    return [deleting] as const;
  });
  expect(await deleted[0]).toMatchObject({ code: 'file-in-use' });
});
