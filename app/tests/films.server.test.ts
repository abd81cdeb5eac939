import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceElsewhere, testFilm, testSound } from '#core/media/test-film.ts';
import { openUploadSite } from './test-uploads.ts';

// Films and sounds from the upload to the page that plays them, over HTTP.

let site: Awaited<ReturnType<typeof openUploadSite>>;
beforeAll(async () => {
  site = await openUploadSite('films');
});
afterAll(() => site.close());

/** A gallery file as its form is posted. */
async function saveItem(fields: Record<string, string>): Promise<Response> {
  const form = { version: '0', appear: 'now', appearFrom: '', poster: '', credit: '', taken_on: '' };
  return site.post(
    `${site.base}/admin-dashboard/gallery/create-item`,
    new URLSearchParams({ ...form, alt: 'Devotees sing', ...fields }),
  );
}

describe('a film and a sound', () => {
  it('go from the phone to the gallery: without position data, with their length, served in ranges', async () => {
    const sent = testFilm({ seconds: 75 });
    expect(Buffer.from(sent).toString('latin1')).toContain('+28.6139');
    const film = (await (await site.upload('VID_1.mp4', sent)).json()) as { id: string; address: string };
    expect(
      await site.services.db
        .selectFrom('media_files')
        .select(['kind', 'seconds'])
        .where('id', '=', film.id)
        .executeTakeFirst(),
    ).toEqual({ kind: 'film', seconds: 75 });
    const page = await fetch(`${site.base}/admin-dashboard/media/file/${film.id}`, {
      headers: { cookie: site.editor },
    });
    expect(await page.text()).toContain('1:15');

    const saved = await saveItem({ title: 'Evening kirtan', kind: 'video', media: film.address });
    expect([saved.status, saved.headers.get('location')]).toEqual([302, expect.stringContaining('?saved')]);
    const shown = await (await fetch(`${site.base}/media?kind=video`)).text();
    expect(shown).toMatch(new RegExp(`<video[^>]*src="${film.address}"`));

    const part = await fetch(site.base + film.address, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftypisom',
    ]);
    const whole = Buffer.from(await (await fetch(site.base + film.address)).arrayBuffer());
    expect(whole.length).toBe(sent.length);
    expect(whole.toString('latin1')).not.toContain('28.6139');
    expect(whole.toString('latin1')).toContain('a film');

    const sound = (await (await site.upload('bell.mp3', testSound())).json()) as { address: string };
    expect(sound.address).toMatch(/^\/uploads\/[0-9a-f]{32}\/sound\.mp3$/);
    expect((await saveItem({ title: 'The bell', kind: 'audio', media: sound.address })).status).toBe(302);
    const sounds = await (await fetch(`${site.base}/media?kind=audio`)).text();
    expect(sounds).toMatch(new RegExp(`<audio[^>]*src="${sound.address}"`));
    expect((await fetch(site.base + sound.address)).headers.get('content-type')).toBe('audio/mpeg');
  });

  it('are refused in fields of other kinds, and as a story longer than a minute', async () => {
    const film = (await (await site.upload('long.mp4', testFilm({ seconds: 61, words: 'long' }))).json()) as {
      address: string;
    };
    const wrong = await saveItem({ title: 'No sound', kind: 'audio', media: film.address });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('of another type')]);
    const story = { title: 'A story', type: 'video', media: film.address, poster: 'tulsi', language: 'en' };
    const form = { version: '0', appear: 'draft', appearFrom: '', alt: 'Devotees sing', description: '' };
    const long = await site.post(
      `${site.base}/admin-dashboard/story/create-story`,
      new URLSearchParams({ ...form, expires_at: '', ...story }),
    );
    expect([long.status, await long.text()]).toEqual([
      422,
      expect.stringContaining('A film may run at most 60 seconds here.'),
    ]);
  });

  it.each([
    ['a film of an iPhone’s own kind', () => Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ', 'latin1')],
    ['an MP4 that is a page inside', () => Buffer.from('<html>ftypisom</html>')],
  ])('%s is refused', async (_, make) => {
    expect((await site.upload('film.mp4', make())).status).toBe(422);
  });

  const page = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(40));
  it.each<[string, string, () => Uint8Array, string]>([
    [
      'a head of a film with a page behind it',
      'film.mp4',
      () => Buffer.concat([testFilm({ seconds: 9 }).subarray(0, 28), page]),
      'This film cannot be played as it is.',
    ],
    [
      'a film with a page behind it',
      'film.mp4',
      () => Buffer.concat([testFilm({ seconds: 9 }), page]),
      'This film cannot be played as it is.',
    ],
    [
      'a film that lies elsewhere',
      'film.mp4',
      () => testFilm({ seconds: 9, track: { reference: referenceElsewhere } }),
      'Parts of this film lie in other files.',
    ],
    [
      'a title of a sound with a page behind it',
      'bell.mp3',
      () => Buffer.concat([testSound().subarray(0, 25 + 3 * 417), page]),
      'This sound cannot be played as it is.',
    ],
  ])('%s is refused with the reason, and nothing is stored', async (_, name, make, words) => {
    const before = await site.services.db.selectFrom('media_files').select('id').execute();
    const answer = await site.upload(name, make());
    expect([answer.status, await answer.json()]).toEqual([422, { message: expect.stringContaining(words) }]);
    expect(await site.services.db.selectFrom('media_files').select('id').execute()).toEqual(before);
  });

  it.each(['evening-lamps.mp4', 'tanpura.mp3', 'temple-bell.mp3'])(
    '%s, written by a real encoder, is accepted',
    async (name) => {
      const bytes = await readFile(path.join(import.meta.dirname, '../ui/media', name));
      expect((await site.upload(name, bytes)).status).toBe(200);
    },
  );
});
