import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedCause } from '#core/donations/cause-form.ts';
import type { TypedProduct, TypedVariant } from '#core/products/product-form.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { findEditedCause } from '../donations/admin-cause-queries.ts';
import { findCause } from '../donations/cause-queries.ts';
import { saveCause } from '../donations/save-cause.ts';
import { staffOf } from '../people/test-people.ts';
import { findEditedProduct } from '../products/admin-product-queries.ts';
import { findProduct } from '../products/product-queries.ts';
import { saveProduct } from '../products/save-product.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { deleteMedia } from './delete-media.ts';
import { describeMedia } from './describe-media.ts';
import { listMediaUses } from './media-uses.ts';
import { replaceEverywhere } from './replace-everywhere.ts';
import { saveMediaDetails } from './save-media-details.ts';
import { shelvePicture } from './test-pictures.ts';

// A picture of the library on causes and products: uploaded, listed, replaced, and never lost.

let test: TestDatabase;
let fixture: Fixture;
const content = staffOf('per_content', 'content');
const accounts = staffOf('per_accounts', 'accounts');
const clerk = staffOf('per_desk', 'shop-desk');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  await seedDemoProducts(fixture.services);
});
afterAll(() => test.close());

const shelve = (alt: string) => shelvePicture(test.db, { alt });

const cause: TypedCause = {
  ...{ id: 'lamps', title: 'Lamps', category: 'festival', summary: 'Oil for the lamps of every evening.' },
  ...{ description: 'Ghee and wicks for a year.', image: 'donate', presets: '501', target: '' },
  ...{ startsOn: '', endsOn: '', legalEntityId: 'charity', donationType: 'other', position: '3' },
  ...{ version: '0', allowsOwnAmount: 'on', taxEligible: '', csrEligible: '', allowsForeign: '' },
  published: 'on',
};
const saveLamps = async (instead: Partial<TypedCause>, id: string | null = 'lamps') => {
  const version = String((await findEditedCause(test.db, 'lamps'))?.version ?? 0);
  const form = { typed: { ...cause, version, ...instead }, types: [], pictures: ['donate'] };
  return saveCause(fixture.services, accounts, id, form);
};

const lamp: TypedProduct = {
  ...{ id: 'brass-lamp', title: 'Brass lamp', titleHi: '', description: '', category: 'deity' },
  ...{ status: 'live', choose: 'Size', version: '', hsn: '', taxClass: 'five', netQuantity: '' },
  ...{ origin: 'India', maker: '', fssai: '', bestBefore: '', lowStockLevel: '3' },
};
const size = (options: string, sku: string, instead: Partial<TypedVariant>): TypedVariant => ({
  ...{ id: '', sku, options, price: '250', mrp: '', grams: '300', picture: '', offered: 'yes' },
  ...instead,
});
const saveLamp = (images: string[], largeIsShownBy: string, instead: Partial<TypedProduct> = {}) =>
  saveProduct(fixture.services, clerk, null, {
    typed: { ...lamp, ...instead },
    rows: {
      variants: [size('Small', 'LAMP-S', {}), size('Large', 'LAMP-L', { picture: largeIsShownBy })],
      pictures: images.map((image) => ({ image, alt: 'A lamp of brass' })),
    },
  });

/** A blog that shows the picture on its card and in its text. */
async function writeBlog(address: string): Promise<void> {
  const text = `<p>"Lamp"</p><img src="${address}" alt="An old lamp" /><p>And on.</p>`;
  await test.db
    .insertInto('blogs')
    .values({
      ...{ id: 'lamps', title: 'Lamps', description: text, image: address },
      ...{ image_alt: 'An old lamp', publish_at: new Date('2026-01-01T00:00:00Z') },
    })
    .execute();
}

describe('a cause', () => {
  it('is shown by a picture of the library, once somebody described it', async () => {
    const { id, address } = await shelve('');
    expect(await saveLamps({ image: address }, null)).toMatchObject({
      problems: [{ field: 'image', code: 'picture-without-words' }],
    });
    expect(await saveLamps({ image: address, published: '' }, null)).toMatchObject({ ok: true });
    expect(await saveLamps({ image: address })).toMatchObject({ problems: [{ field: 'image' }] });
    // The accountant who edits the cause may set it, but not change the library's words.
    expect(await describeMedia(fixture.services, accounts, { id, alt: 'A lamp is lit' })).toMatchObject({
      ok: true,
    });
    expect(await describeMedia(fixture.services, accounts, { id, alt: 'Other words' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await saveLamps({ image: address })).toMatchObject({ ok: true });
    expect(await findCause(fixture.services, 'lamps')).toMatchObject({ image: address });
    expect(await listMediaUses(test.db, id)).toEqual([
      { what: 'Cause', title: 'Lamps', edit: '/admin-dashboard/donation/causes/lamps' },
    ]);
    expect(await deleteMedia(fixture.services, content, id)).toMatchObject({ code: 'file-in-use' });
  });

  it.each([
    [`/uploads/${'f'.repeat(32)}/1600x1200-50-50.jpg`, 'picture-unknown'],
    [`/uploads/${'f'.repeat(32)}/full.jpg`, 'choice-invalid'],
    ['https://elsewhere.example/a.jpg', 'choice-invalid'],
    ['../../etc/passwd', 'choice-invalid'],
  ])('refuses %s', async (image, code) =>
    expect(await saveLamps({ image })).toMatchObject({ problems: [{ field: 'image', code }] }),
  );
});

describe('a product', () => {
  it('and its variants are shown by pictures of the library', async () => {
    const [first, second] = [await shelve('A small lamp'), await shelve('')];
    expect(await saveLamp([first.address, second.address], '2')).toMatchObject({
      problems: [{ field: 'pictures.1.image', code: 'picture-without-words' }],
    });
    expect(await saveLamp([first.address], '2')).toMatchObject({
      problems: [{ field: 'variants.1.picture', code: 'picture-place-invalid' }],
    });
    expect(
      await describeMedia(fixture.services, clerk, { id: second.id, alt: 'A large lamp' }),
    ).toMatchObject({
      ok: true,
    });
    expect(await saveLamp([first.address, second.address], '2')).toMatchObject({ ok: true });
    expect((await findProduct(fixture.services, 'brass-lamp'))?.variants).toMatchObject([
      { picture: null },
      { picture: second.address },
    ]);
    // Two variants and the product name it: one place.
    expect(await listMediaUses(test.db, second.id)).toEqual([
      { what: 'Product', title: 'Brass lamp', edit: '/admin-dashboard/products/brass-lamp' },
    ]);
  });

  it('follows when a picture is replaced everywhere or its subject moved, and its editors get a conflict', async () => {
    const fresh = await shelve('A & new lamp');
    const product = await findEditedProduct(test.db, 'brass-lamp');
    const old = product?.pictures[1]?.image ?? '';
    const [, id = ''] = /\/uploads\/(\w+)\//.exec(old) ?? [];
    await saveLamps({ image: old });
    await writeBlog(old);
    const before = await findEditedCause(test.db, 'lamps');
    expect(await replaceEverywhere(fixture.services, content, { id, by: fresh.id })).toEqual({
      ok: true,
      value: 3,
    });
    const reworded = `<p>"Lamp"</p><img src="${fresh.address}" alt="A &amp; new lamp" /><p>And on.</p>`;
    expect(await test.db.selectFrom('blogs').select(['image_alt', 'description']).executeTakeFirst()).toEqual(
      {
        image_alt: 'A & new lamp',
        description: reworded,
      },
    );
    const after = await findEditedProduct(test.db, 'brass-lamp');
    expect(after?.pictures[1]).toEqual({ image: fresh.address, alt: 'A & new lamp' });
    expect(after?.pictures[0]?.alt).toBe('A lamp of brass');
    expect(after?.variants[1]?.picture).toBe(fresh.address);
    expect(after?.version).toBe((product?.version ?? 0) + 1);
    expect(await findEditedCause(test.db, 'lamps')).toMatchObject({
      image: fresh.address,
      version: (before?.version ?? 0) + 1,
    });
    expect(await listMediaUses(test.db, id)).toEqual([]);
    expect(await saveLamps({ version: String(before?.version) })).toMatchObject({
      problems: [{ code: 'changed-meanwhile' }],
    });
    const typed = { name: 'Lamp', alt: 'A new lamp', credit: '', focalX: '20', focalY: '80' };
    await saveMediaDetails(fixture.services, content, { id: fresh.id, version: 1, typed });
    const moved = fresh.address.replace('-50-50.', '-20-80.');
    expect((await findProduct(fixture.services, 'brass-lamp'))?.variants[1]?.picture).toBe(moved);
    expect(await findCause(fixture.services, 'lamps')).toMatchObject({ image: moved });
  });
});
