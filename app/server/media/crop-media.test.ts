import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { staffOf } from '../people/test-people.ts';
import { fillPhotoSlot } from '../photo-slots/fill-photo-slot.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { cropMedia } from './crop-media.ts';
import { findMediaFile } from './media-queries.ts';

let test: TestDatabase;
let services: Services;
const content = staffOf('per_content', 'content');

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemo(services);
});
afterAll(() => test.close());

const leaderImage = async () =>
  (
    await test.db
      .selectFrom('leaders')
      .select('image')
      .where('id', '=', 'temple-president')
      .executeTakeFirstOrThrow()
  ).image;

it('a crop takes the place of the whole picture, with its words and its focal point', async () => {
  const tint = { width: 200, height: 100, channels: 3, background: '#a05020' } as const;
  const bytes = async () => new Uint8Array(await sharp({ create: tint }).jpeg().toBuffer());
  const filled = await fillPhotoSlot(services, content, {
    slot: 'leaders/temple-president',
    file: { name: 'face.jpg', bytes },
    typed: { alt: 'Govinda Dāsa', credit: 'Rādhā', focalX: '60', focalY: '50' },
  });
  const whole = readUploadedPicture(await leaderImage());
  expect([filled.ok, whole?.width]).toEqual([true, 200]);

  const typed = { left: '20', right: '0', top: '0', bottom: '50' };
  const cropped = await cropMedia(services, content, { id: whole?.id ?? '', typed });
  expect(cropped).toMatchObject({ ok: true });
  const shown = readUploadedPicture(await leaderImage());
  expect(shown).toMatchObject({ width: 160, height: 50, focalX: 50, focalY: 100 });
  expect(await findMediaFile(services, shown?.id ?? '')).toMatchObject({
    alt: 'Govinda Dāsa',
    credit: 'Rādhā',
  });
  const stored = await services.media.read(`${shown?.id}/full.jpg`);
  expect(await sharp(stored ?? Buffer.of()).metadata()).toMatchObject({ width: 160, height: 50 });
  expect(await findMediaFile(services, whole?.id ?? '')).not.toBeNull();
});

it('nothing to cut, or no such picture, is refused', async () => {
  const id = readUploadedPicture(await leaderImage())?.id ?? '';
  const none = { left: '0', right: '0', top: '0', bottom: '0' };
  expect(await cropMedia(services, content, { id, typed: none })).toMatchObject({ code: 'invalid' });
  const gone = { id: '0'.repeat(32), typed: { ...none, left: '5' } };
  expect(await cropMedia(services, content, gone)).toMatchObject({ code: 'file-gone' });
});
