import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { admitFile } from '../media/admit-file.ts';
import { shelvePicture } from '../media/test-pictures.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { publishMorning } from './publish-morning.ts';
import { listUnpublishedPictures } from './unpublished-pictures.ts';

let test: TestDatabase;
let services: Services;
const content = staffOf('per_content', 'content');
const typed = { day: '2026-11-20', type: 'shringar', dress: 'Yellow silk', alt: 'The altar in yellow' };

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T08:00:00+05:30') });
});
beforeEach(async () => {
  await test.db.deleteFrom('darshan_photos').execute();
  await test.db.deleteFrom('media_files').execute();
});
afterAll(() => test.close());

const listPhotos = () =>
  test.db
    .selectFrom('darshan_photos')
    .select(['day', 'type', 'position', 'image', 'alt', 'caption'])
    .orderBy('position')
    .execute();
const many = (count: number) =>
  Promise.all(Array.from({ length: count }, () => shelvePicture(test.db, { alt: '' })));

describe('publishing the photos of a darshan', () => {
  it('publishes ten in their order with one set of words, and describes those without', async () => {
    const pictures = await many(10);
    const images = pictures.map(({ address }) => address);
    const { address: described } = await shelvePicture(test.db, { alt: 'Somebody’s words' });
    images[9] = described;
    const answer = await publishMorning(services, content, { typed, images });
    expect(answer).toEqual({ ok: true, value: { day: '2026-11-20', type: 'shringar', count: 10 } });
    expect(await listPhotos()).toEqual(
      images.map((image, at) => ({
        ...{ day: '2026-11-20', type: 'shringar', position: at + 1, image },
        ...{ alt: 'The altar in yellow', caption: 'Yellow silk' },
      })),
    );
    const alts = await test.db.selectFrom('media_files').select(['address', 'alt']).execute();
    expect(alts.find(({ address }) => address === images[0])?.alt).toBe('The altar in yellow');
    expect(alts.find(({ address }) => address === described)?.alt).toBe('Somebody’s words');
  });

  it('adds to a darshan, also when two publish at once', async () => {
    const [one, other] = await Promise.all([many(3), many(3)]);
    const answers = await Promise.all(
      [one, other].map((pictures) =>
        publishMorning(services, content, { typed, images: pictures.map(({ address }) => address) }),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await listPhotos()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('publishes all or none', async () => {
    const [known] = await many(1);
    const gone = known?.address.replace(/\w{32}/, 'f'.repeat(32)) ?? '';
    const answer = await publishMorning(services, content, { typed, images: [known?.address ?? '', gone] });
    expect(answer).toMatchObject({ ok: false, problems: [{ field: 'images', code: 'picture-unknown' }] });
    expect(await listPhotos()).toEqual([]);
  });

  it('refuses more than a darshan holds', async () => {
    const [first, second] = await many(2);
    await test.db
      .insertInto('darshan_photos')
      .values({
        ...{ id: 'last', day: typed.day, type: 'shringar', position: 98, image: first?.address ?? '' },
        ...{ alt: 'The altar', publish_at: services.clock() },
      })
      .execute();
    const images = [first, second].map((picture) => picture?.address ?? '');
    const answer = await publishMorning(services, content, { typed, images });
    expect(answer).toMatchObject({ problems: [{ field: 'images', code: 'darshan-full' }] });
  });

  it('is for those who may publish', async () => {
    const viewer = staffOf('per_viewer', 'viewer');
    expect(await publishMorning(services, viewer, { typed, images: [] })).toMatchObject({
      code: 'not-allowed',
    });
  });
});

it('makes the picture for shared links at that moment: the whole photo on 1200 x 630', async () => {
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#a4541c' } });
  const admitted = await admitFile(services, content, {
    name: 'a.jpg',
    bytes: await photo.jpeg().toBuffer(),
  });
  if (!admitted.ok) throw new Error(admitted.code);
  const { address } = admitted.value;
  expect((await publishMorning(services, content, { typed, images: [address] })).ok).toBe(true);
  const made = await services.media.read(`${readUploadedPicture(address)?.id}/share-whole.jpg`);
  expect(await sharp(made ?? undefined).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1200, height: 630 },
  });
  // The photo in the middle, itself darker beside it.
  const at = async (left: number, top: number) => {
    const pixel = await sharp(made ?? undefined)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return pixel[0] ?? 0;
  };
  expect(await at(600, 5)).toBeGreaterThan(150);
  expect(await at(600, 625)).toBeGreaterThan(150);
  expect(await at(60, 315)).toBeLessThan(120);
});

it('what was sent and not published waits for its sender, until it is', async () => {
  const pictures = await many(2);
  const waiting = async (personId = 'per_content') =>
    (await listUnpublishedPictures(services, { personId })).map(({ address }) => address);
  await test.db.updateTable('media_files').set({ created_at: services.clock() }).execute();
  expect((await waiting()).sort()).toEqual(pictures.map(({ address }) => address).sort());
  expect(await waiting('per_other')).toEqual([]);
  await publishMorning(services, content, { typed, images: [pictures[0]?.address ?? ''] });
  expect(await waiting()).toEqual([pictures[1]?.address]);
  const long = new Date(services.clock().getTime() - 13 * 3_600_000);
  await test.db.updateTable('media_files').set({ created_at: long }).execute();
  expect(await waiting()).toEqual([]);
});
