import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMedia } from '#server/media/delete-media.ts';
import { makePictureSizes } from '#server/media/make-picture-sizes.ts';
import { makeS3Store } from '#server/media/s3.ts';
import { openTestS3 } from '#server/media/test-s3.ts';
import { staffOf } from '#server/people/test-people.ts';
import { openUploadSite } from './test-uploads.ts';

// The media library over HTTP on an object store that stumbles: as on a disk, and nothing public
// but pictures of the library.

let site: Awaited<ReturnType<typeof openUploadSite>>;
let double: Awaited<ReturnType<typeof openTestS3>>;

beforeAll(async () => {
  double = await openTestS3();
  const media = makeS3Store(double.config, { clock: () => new Date(), wait: async () => {} });
  site = await openUploadSite('object-store', media);
});
afterAll(async () => {
  await site.close();
  await double.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.base + path, { headers });
let file: { id: string; address: string };

it('a picture is uploaded in pieces, made in its sizes and served, though the store stumbles', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a52', noise } })
    .png()
    .toBuffer();
  double.fail('500', 'slow-down');
  const answer = await site.upload('altar.png', bytes);
  expect(answer.status).toBe(200);
  file = (await answer.json()) as typeof file;
  // Its pieces are gone, and nothing lies under a name that no upload was accepted for.
  expect([...double.objects.keys()]).toEqual([`site/media/${file.id}/full.jpg`]);
  double.fail('cut-body');
  await makePictureSizes.run(site.services, new AbortController().signal);
  const [small, whole] = await Promise.all([get(`/uploads/${file.id}/480.avif`), get(file.address)]);
  expect([small.status, small.headers.get('content-type'), whole.status]).toEqual([200, 'image/avif', 200]);
  expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(900);
  expect(whole.headers.get('cache-control')).toContain('immutable');

  const etag = whole.headers.get('etag') ?? '';
  expect((await get(file.address, { 'if-none-match': etag })).status).toBe(304);
  const part = await get(file.address, { range: 'bytes=10-19' });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  expect((await get(file.address, { range: 'bytes=99999999-' })).status).toBe(416);
});

it('a store that does not answer costs the picture a 503 that may be asked again, not its sizes', async () => {
  double.fail('500', '500', '500', '500');
  const answer = await get(file.address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
  await site.services.db.updateTable('media_files').set({ sizes: 'waiting' }).execute();
  double.fail('500', '500', '500', '500');
  const run = () => makePictureSizes.run(site.services, new AbortController().signal);
  await expect(run()).rejects.toThrow('object store');
  expect(await site.services.db.selectFrom('media_files').select('sizes').execute()).toEqual([
    { sizes: 'waiting' },
  ]);
});

it('profile photos, pieces and what was deleted have no address', async () => {
  const { media, db } = site.services;
  await media.put(`photos/${file.id}/private.jpg`, Buffer.from('only for its owner'));
  for (const path of [
    `photos/${file.id}/private.jpg`,
    `${file.id}/private.jpg`,
    `../photos/${file.id}/private.jpg`,
  ])
    expect(await (await get(`/uploads/${path}`)).text()).not.toContain('only for its owner');
  expect(await deleteMedia(site.services, staffOf('per_1', 'content'), file.id)).toMatchObject({ ok: true });
  expect((await get(file.address)).status).toBe(404);
  expect((await get(`/uploads/bin/${file.id}/full.jpg`)).status).toBe(404);
  expect((await media.find(`bin/${file.id}/full.jpg`))?.bytes).toBeGreaterThan(0);
  expect(await db.selectFrom('media_removals').select('binned').execute()).toEqual([{ binned: true }]);
});

it('the same file sent again is there again, whatever the bin still has', async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const first = (await (await site.upload('a.png', bytes)).json()) as typeof file;
  await deleteMedia(site.services, staffOf('per_1', 'content'), first.id);
  const again = (await (await site.upload('a.png', bytes)).json()) as typeof file;
  expect(again.id).toBe(first.id);
  expect((await get(again.address)).status).toBe(200);
});
