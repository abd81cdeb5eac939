import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoLimit, photoSide } from '#core/people/profile-photo.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { type HttpServer, serveApp } from '#server/http/server.ts';
import { makeDiskStore } from '#server/media/disk.ts';
import { resizePhotos } from '#server/people/resize-photos.ts';
import { goodPassword, makePerson, requestOf } from '#server/people/test-people.ts';
import { deleteAccount } from '#server/person-file/delete-account.ts';
import { exportMyData } from '#server/person-file/export-my-data.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// The profile photo as a browser without script uses it, over HTTP.

let database: TestDatabase;
let services: Services;
let http: HttpServer;
let base = '';
let count = 0;
const folder = `/tmp/mandir-photos-test-${process.pid}`;

beforeAll(async () => {
  database = await makeTestDatabase(6);
  const usual = makeTestServices(database.db, { media: makeDiskStore(folder) });
  services = { ...usual, config: { ...usual.config, port: 0, publicUrl: 'http://127.0.0.1' } };
  const app = openTestApp(services);
  http = await serveApp(services, database.connectionString, { app, development: true });
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function someone() {
  count += 1;
  const personId = await makePerson(services, `photo-${count}@example.com`);
  const request = await requestOf(services, personId);
  const viewer = await viewerOf(services, request);
  if (viewer.kind !== 'devotee') throw new Error('not signed in');
  return { cookie: request.headers.get('cookie') ?? '', devotee: viewer };
}

function send(bytes: Uint8Array, cookie: string, intent = 'save'): Promise<Response> {
  const body = new FormData();
  body.set('intent', intent);
  body.set('photo', new File([Uint8Array.from(bytes)], 'IMG_2001.JPG'));
  const headers = { cookie, origin: base };
  return fetch(`${base}/profile/photo`, { method: 'POST', body, headers, redirect: 'manual' });
}

const seen = (cookie: string) => fetch(`${base}/profile/photo.jpg`, { headers: { cookie } });
const picture = async (answer: Response) => {
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height, exif];
};
const tend = () => resizePhotos.run(services, new AbortController().signal);
const readSession = async (cookie: string) =>
  (await (await fetch(`${base}/api/v1/session`, { headers: { cookie } })).json()) as { photo: string | null };
const inStore = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.jpg')).length
    : 0;

/** Upright 400 x 600, red over blue; stored rotated and with a position, as phones do. */
function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#2244cc' } })
    .composite([
      {
        input: { create: { width: 200, height: 400, channels: 3, background: '#cc2222' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: '28/1 40/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('a photo', () => {
  it('is shown to its owner alone, without position data, and cropped to a square', async () => {
    const { cookie, devotee } = await someone();
    const other = await someone();
    expect((await readSession(cookie)).photo).toBeNull();
    const bytes = await phonePhoto();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const answer = await send(bytes, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile?saved=photo']);

    const whole = await seen(cookie);
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(await picture(whole)).toEqual([400, 600, undefined]);
    const addressAtFirst = (await readSession(cookie)).photo;
    await tend();
    const square = await seen(cookie);
    expect(square.headers.get('cache-control')).toMatch(/^private/);
    expect(await picture(square)).toEqual([photoSide, photoSide, undefined]);
    expect((await readSession(cookie)).photo).not.toBe(addressAtFirst);

    const page = await (await fetch(`${base}/profile`, { headers: { cookie } })).text();
    expect(page).toContain((await readSession(cookie)).photo);
    expect([(await seen(other.cookie)).status, (await seen('')).status]).toEqual([404, 404]);
    expect((await exportMyData(services, devotee)).photo).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('is deleted with its bytes: by its owner, by another photo, with the account', async () => {
    const { cookie, devotee } = await someone();
    await tend();
    const before = inStore();
    await send(await phonePhoto(), cookie);
    await send(await phonePhoto(), cookie);
    await tend();
    expect(inStore()).toBe(before + 1);
    await send(new Uint8Array(), cookie, 'remove');
    expect((await seen(cookie)).status).toBe(404);
    await tend();
    expect(inStore()).toBe(before);

    await send(await phonePhoto(), cookie);
    expect(await deleteAccount(services, devotee, goodPassword)).toMatchObject({ ok: true });
    await tend();
    expect(inStore()).toBe(before);
    expect(
      await services.db.selectFrom('profile_photos').select('id').where('person_id', 'is', null).execute(),
    ).toEqual([]);
  });

  it('sent twice concurrently is stored once', async () => {
    const { cookie } = await someone();
    await tend();
    const before = inStore();
    const bytes = await phonePhoto();
    const answers = await Promise.all([send(bytes, cookie), send(bytes, cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    await tend();
    expect(inStore()).toBe(before + 1);
  });

  it('whose writing was interrupted leaves nothing behind', async () => {
    await tend();
    const before = inStore();
    const id = 'c'.repeat(32);
    const longAgo = new Date(services.clock().getTime() - 2 * 3_600_000);
    await services.db
      .insertInto('profile_photos')
      .values({ id, person_id: null, area: 'photos', created_at: longAgo })
      .execute();
    await services.media.put(`photos/${id}/full.jpg`, await phonePhoto());
    await tend();
    expect(inStore()).toBe(before);
  });
});

describe('what is no photo', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => new Uint8Array(), 'Choose a photo.'],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'JPEG, PNG'],
    ['a film', () => Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), Buffer.alloc(99)]), 'JPEG'],
    ['half a photo', async () => (await phonePhoto()).subarray(0, 700), 'cannot be read'],
    ['more than two megabytes', () => Buffer.alloc(photoLimit + 1, 1), 'larger than 2 MB'],
    ['a bomb', hugePng, 'too many pixels'],
  ])('%s is refused with a message, and the old photo remains', async (_, make, words) => {
    const { cookie } = await someone();
    await send(await phonePhoto(), cookie);
    await tend();
    const before = [inStore(), (await readSession(cookie)).photo];
    const answer = await send(await make(), cookie);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    await tend();
    expect([inStore(), (await readSession(cookie)).photo]).toEqual(before);
  });

  it('a large body is read only from somebody signed in', async () => {
    expect((await send(Buffer.alloc(700_000, 1), '')).status).toBe(413);
  });
});

/** The head of a PNG that claims 3.6 thousand million pixels. */
async function hugePng(): Promise<Buffer> {
  const png = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}
