import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceSize } from '#core/media/media-file.ts';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import { makePictureSizes } from '#server/media/make-picture-sizes.ts';
import type { Services } from '#server/services.ts';
import { openUploadSite } from './test-uploads.ts';

// The media library as a browser uses it, over HTTP: what is accepted, what is refused, what is
// served.

let site: Awaited<ReturnType<typeof openUploadSite>>;
let services: Services;
let base = '';

beforeAll(async () => {
  site = await openUploadSite('uploads');
  ({ services, base } = site);
});
afterAll(() => site.close());

const address = () => site.address;
const upload: typeof site.upload = (...sent) => site.upload(...sent);
const post: typeof site.post = (...sent) => site.post(...sent);

const photo = (width: number, height: number, tint = '#aa5522') =>
  sharp({ create: { width, height, channels: 3, background: tint } });

const files = () => services.db.selectFrom('media_files').selectAll().orderBy('created_at').execute();
const leftovers = () => services.db.selectFrom('media_uploads').select('id').execute();

describe('a photo of a phone', () => {
  it('is stored upright, without position data, served for ever in every size', async () => {
    // Noise, so that it is larger than one chunk; half of it, since AVIF takes seconds over noise.
    const pixels = Buffer.alloc(1800 * 1200 * 3, 120);
    for (let at = 0; at < pixels.length / 2; at += 1) pixels[at] = (at * 2_654_435_761) >>> 24;
    const bytes = await sharp(pixels, { raw: { width: 1800, height: 1200, channels: 3 } })
      .withExif({
        IFD0: { Copyright: 'A phone' },
        IFD3: { GPSLatitude: '28/1 40/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(pieceSize);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const answer = await upload('IMG_2001.JPG', bytes);
    expect(answer.status).toBe(200);
    const file = (await answer.json()) as { id: string; address: string; name: string };
    expect(file.name).toBe('IMG 2001');
    expect(readUploadedPicture(file.address)).toMatchObject({ width: 1200, height: 1800 });

    // Before its sizes are made the whole picture is served instead, and is not cached.
    const early = await fetch(`${base}/uploads/${file.id}/480.avif`);
    expect([early.status, early.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    await makePictureSizes.run(services, new AbortController().signal);

    for (const [end, type] of [
      ['480.avif', 'image/avif'],
      ['960.webp', 'image/webp'],
      ['1200.jpg', 'image/jpeg'],
      ['share-50-50.jpg', 'image/jpeg'],
    ]) {
      const served = await fetch(`${base}/uploads/${file.id}/${end}`);
      expect([end, served.status, served.headers.get('content-type')]).toEqual([end, 200, type]);
      expect(served.headers.get('cache-control')).toContain('immutable');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      const { exif, icc, xmp } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
    const whole = await fetch(base + file.address);
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).exif).toBeUndefined();
    expect(await leftovers()).toEqual([]);

    // The same file once more is the same entry.
    expect(await (await upload('again.jpg', bytes)).json()).toMatchObject({ id: file.id, name: 'IMG 2001' });
    expect(await files()).toHaveLength(1);
  });
});

/** A PNG that claims the given size, with nothing behind it: a bomb's head. */
async function hugePng(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await photo(8, 8).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe('what is no picture, film or sound of ours', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    [
      'an SVG with script',
      'logo.svg',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'an SVG called a photo',
      'photo.jpg',
      () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a page called a photo', 'photo.png', () => text('<!doctype html><script>alert(1)</script>')],
    ['a program', 'photo.jpg', () => Buffer.concat([text('MZ'), Buffer.alloc(2_000)])],
    ['a GIF', 'moves.gif', () => photo(20, 20).gif().toBuffer()],
    ['half a photo', 'half.jpg', async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    [
      'a head without a body',
      'head.jpg',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000)]),
    ],
    ['a bomb that claims to be huge', 'bomb.png', () => hugePng(60_000, 60_000)],
    ['a line 21 times as long as it is high', 'line.png', () => photo(2_100, 100).png().toBuffer()],
    ['the same upright', 'line.jpg', () => photo(100, 2_001).jpeg().toBuffer()],
    ['real pixels beyond the limit', 'wide.png', () => photo(10_000, 7_000).png().toBuffer()],
  ])('%s is refused and leaves nothing behind', async (_, name, make) => {
    const before = (await files()).length;
    const answer = await upload(name, await make());
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w{4}/) });
    expect(await files()).toHaveLength(before);
    expect(await leftovers()).toEqual([]);
    // The process that reads pictures still works.
    expect((await upload('next.png', await photo(30, 20, `#${before}a33cc`).png().toBuffer())).status).toBe(
      200,
    );
    await services.db.deleteFrom('media_files').where('width', '=', 30).execute();
  });

  it('a broad banner is a picture', async () => {
    expect((await upload('banner.png', await photo(2_000, 100).png().toBuffer())).status).toBe(200);
  });

  it('serves nothing that was not stored', async () => {
    for (const path of [
      '/uploads/../config.ts',
      '/uploads/%2e%2e/x.jpg',
      `/uploads/${'a'.repeat(32)}/full.jpg`,
    ]) {
      expect((await fetch(base + path)).status).not.toBe(200);
    }
  });
});

describe('sending in chunks', () => {
  it('accepts a chunk twice, and none of another size or from somebody else', async () => {
    const bytes = Buffer.alloc(pieceSize + 10, 7);
    const begun = await post(
      address(),
      new URLSearchParams({ intent: 'begin', name: 'a', bytes: String(bytes.length) }),
    );
    const { uploadId: id } = (await begun.json()) as { uploadId: string };
    const send = (position: string, piece: Uint8Array) =>
      post(`${address()}?${new URLSearchParams({ id, position })}`, Uint8Array.from(piece)).then(
        ({ status }) => status,
      );
    expect(await send('0', bytes.subarray(0, pieceSize))).toBe(200);
    expect(await send('0', bytes.subarray(0, pieceSize))).toBe(200);
    expect(await send('1', bytes.subarray(0, 9))).toBe(422);
    expect(await send('2', bytes.subarray(0, 10))).toBe(422);
    expect(await send('x', bytes.subarray(0, 10))).toBe(422);
    const early = await post(address(), new URLSearchParams({ intent: 'finish', id }));
    expect(await early.json()).toEqual({ message: expect.stringContaining('part of the file is missing') });
    const other = await site.enter('other@example.com', 'content');
    const stolen = await post(
      `${address()}?${new URLSearchParams({ id, position: '1' })}`,
      bytes.subarray(0, 10),
      other,
    );
    expect(stolen.status).toBe(422);
  });

  it('reads a large body only from somebody who may upload', async () => {
    const large = Buffer.alloc(700_000, 1);
    const path = `${base}/admin-dashboard/media/create-media`;
    expect((await post(path, large)).status).toBe(422);
    expect((await post(path, large, '')).status).toBe(413);
    const looks = await site.enter('looks@example.com', 'viewer');
    expect((await post(path, large, looks)).status).toBe(413);
    expect((await post(`${base}/admin-dashboard/blogs`, large)).status).toBe(413);
  });
});
