import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { fillPhotoSlot } from './fill-photo-slot.ts';
import { countMissingPhotos, listPhotoSlots } from './photo-slot-queries.ts';

let test: TestDatabase;
let services: Services;
const content = staffOf('per_content', 'content');
const viewer = staffOf('per_viewer', 'viewer');

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemo(services);
});
afterAll(() => test.close());

const photo = (tint: string) =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: tint } })
    .jpeg()
    .toBuffer();

const words = { alt: 'Govinda Dāsa by the gate', credit: 'Rādhā', focalX: '40', focalY: '30' };
const fill = async (slot: string, tint: string, typed = words, who = content) => {
  const bytes = async () => new Uint8Array(await photo(tint));
  return fillPhotoSlot(services, who, { slot, file: { name: 'IMG_1.jpg', bytes }, typed });
};
const slotOf = async (key: string) =>
  (await listPhotoSlots(services)).find(({ source, id }) => `${source}/${id}` === key);
const audited = (action: string) =>
  test.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

describe('the places that wait for a photograph', () => {
  it('are listed by worth: altar and front first, leaders before articles', async () => {
    const subjects = (await listPhotoSlots(services)).map(({ subject }) => subject);
    expect(subjects[0]).toBe('altar');
    expect(subjects.indexOf('leaders')).toBeGreaterThan(subjects.lastIndexOf('front'));
    expect(subjects.indexOf('articles')).toBeGreaterThan(subjects.lastIndexOf('leaders'));
  });

  it('do not count drawings as photographs', async () => {
    expect(await slotOf('causes/cow-care')).toMatchObject({ filled: false });
  });

  it.each([
    ['leaders/temple-president', '#804020', 'leaders.saved'],
    ['events/ratha-yatra', '#204080', 'events.saved'],
    ['causes/cow-care', '#208040', 'cause.changed'],
    ['products/krsna-book', '#408020', 'product.changed'],
    ['homePictures/feast', '#802040', 'settings.changed'],
  ])('%s takes an upload with its words, and logs it', async (key, tint, action) => {
    const missing = await countMissingPhotos(services);
    const logged = (await audited(action)).length;
    const answer = await fill(key, tint);
    expect(answer).toMatchObject({ ok: true });
    expect(await slotOf(key)).toMatchObject({ filled: true });
    expect(await countMissingPhotos(services)).toBe(missing - 1);
    expect(await audited(action)).toHaveLength(logged + 1);
    const { fileId } = (answer as { value: { fileId: string } }).value;
    const file = await test.db
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({ alt: words.alt, credit: 'Rādhā' });
    expect(readUploadedPicture(file.address)).toMatchObject({ focalX: 40, focalY: 30 });
  });

  it('a shown drawing of an article stays behind its photo', async () => {
    const { pictures: shown } = await test.db
      .selectFrom('products')
      .select('pictures')
      .where('id', '=', 'krsna-book')
      .executeTakeFirstOrThrow();
    expect(shown.map(({ image }) => image.replace(/.*\//, ''))).toEqual([
      '90x120-40-30.jpg',
      'shop-krsna-book',
    ]);
  });
});

describe('a refused upload changes nothing', () => {
  const files = () => test.db.selectFrom('media_files').select('id').execute();

  it.each([
    ['without words', 'guest-house/standard', { ...words, alt: '' }, content, 'invalid'],
    ['with a focal point outside', 'guest-house/standard', { ...words, focalX: '101' }, content, 'invalid'],
    ['for no slot', 'people/per_1', words, content, 'slot-gone'],
    ['for a row that is not there', 'leaders/nobody', words, content, 'slot-gone'],
    ['by a role that only reads', 'guest-house/standard', words, viewer, 'not-allowed'],
  ])('%s', async (_, key, typed, who, code) => {
    const before = await files();
    expect(await fill(key, '#101010', typed, who)).toMatchObject({ ok: false, code });
    expect(await files()).toEqual(before);
  });

  it('where somebody has put a photo meanwhile, theirs stays', async () => {
    const twice = await Promise.all([
      fill('guest-house/standard', '#303030'),
      fill('guest-house/standard', '#404040'),
    ]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(twice.find(({ ok }) => !ok)).toMatchObject({ code: 'slot-filled' });
  });
});
