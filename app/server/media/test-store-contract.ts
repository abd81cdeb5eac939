import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { MediaStore, OpenedFile, StoredFile } from './media-store.ts';

export const newId = (): string => randomBytes(16).toString('hex');
export const bodyOf = async ({ body }: OpenedFile): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);
export async function filesOf(store: MediaStore, area?: 'bin'): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list(area)) files.push(file);
  return files;
}

/** What every media store promises, whatever it is made of. */
export function describeMediaStore(label: string, openStore: () => MediaStore): void {
  describe(`a media store: ${label}`, () => {
    const filled = async (bytes: Buffer, file = 'full.jpg') => {
      const [store, id] = [openStore(), newId()];
      await store.put(`${id}/${file}`, bytes);
      return { store, id, name: `${id}/${file}` };
    };

    it('gives back what was put, and the later of two', async () => {
      const bytes = randomBytes(200_000);
      const { store, name } = await filled(bytes);
      expect(await store.read(name)).toEqual(bytes);
      expect(await store.find(name)).toEqual({ bytes: bytes.length });
      expect(await store.checksum(name)).toBe(createHash('sha256').update(bytes).digest('hex'));
      await store.put(name, Buffer.from('later'));
      expect(await store.read(name)).toEqual(Buffer.from('later'));
      expect(await store.checksum(name)).toBe(createHash('sha256').update('later').digest('hex'));
    });

    it('has nothing under other names', async () => {
      const { store, id } = await filled(Buffer.from('a'));
      for (const name of [
        `${id}/480.avif`,
        `${newId()}/full.jpg`,
        `photos/${id}/full.jpg`,
        `bin/${id}/full.jpg`,
      ])
        expect([
          await store.read(name),
          await store.find(name),
          await store.open(name, undefined),
          await store.checksum(name),
        ]).toEqual([null, null, null, null]);
    });

    it.each(['../x.jpg', '/etc/passwd', 'full.jpg', `${'a'.repeat(32)}/../x.jpg`, 'pieces/../1', ''])(
      'takes no other name than ours: %s',
      async (name) => {
        const store = openStore();
        expect(await store.read(name)).toBeNull();
        expect(await store.open(name, undefined)).toBeNull();
        await expect(async () => store.put(name, Buffer.from('x'))).rejects.toThrow('invalid name');
        await expect(async () => store.remove(name)).rejects.toThrow('invalid folder');
      },
    );

    it.each<[string | undefined, number, number] | [string, null]>([
      [undefined, 0, 1_499_999],
      ['bytes=0-', 0, 1_499_999],
      ['bytes=10-19', 10, 19],
      ['bytes=1499990-9999999', 1_499_990, 1_499_999],
      ['bytes=-5', 1_499_995, 1_499_999],
      ['bytes=9-2', 0, 1_499_999],
      ['bytes=1-2,5-6', 0, 1_499_999],
      ['bytes=1500000-', null],
      ['bytes=-0', null],
    ])('opens the part that %s asks for', async (header, from, to?: number) => {
      const bytes = Buffer.alloc(1_500_000, 'a film of many letters ');
      const { store, name } = await filled(bytes, 'film.mp4');
      const opened = await store.open(name, header);
      if (!opened) return expect.fail('not found');
      expect(opened.size).toBe(bytes.length);
      const body = await bodyOf(opened);
      if (from === null) expect([opened.range, body.length]).toEqual([null, 0]);
      else expect(body.equals(bytes.subarray(from, (to ?? 0) + 1))).toBe(true);
    });

    it('an empty file is a file', async () => {
      const { store, name } = await filled(Buffer.alloc(0));
      const opened = await store.open(name, undefined);
      expect([opened?.size, opened && (await bodyOf(opened)).length]).toEqual([0, 0]);
    });

    it('removes a folder with all that is in it, and nothing else', async () => {
      const { store, id } = await filled(Buffer.from('a'));
      await store.put(`${id}/480.avif`, Buffer.from('b'));
      await store.put(`photos/${id}/full.jpg`, Buffer.from('c'));
      await store.remove(id);
      await store.remove(id);
      expect([await store.read(`${id}/full.jpg`), await store.read(`${id}/480.avif`)]).toEqual([null, null]);
      expect(await store.read(`photos/${id}/full.jpg`)).toEqual(Buffer.from('c'));
    });

    it('moves a folder, over what a broken move left there', async () => {
      const { store, id } = await filled(Buffer.from('whole'));
      await store.put(`${id}/480.avif`, Buffer.from('small'));
      await store.put(`bin/${id}/480.avif`, Buffer.from('old'));
      await store.put(`bin/${id}/960.avif`, Buffer.from('moved before'));
      await store.move(id, `bin/${id}`);
      await store.move(id, `bin/${id}`);
      const texts = ['full.jpg', '480.avif', '960.avif'].map((file) => store.read(`bin/${id}/${file}`));
      expect((await Promise.all(texts)).map(String)).toEqual(['whole', 'small', 'moved before']);
      expect(await store.find(`${id}/full.jpg`)).toBeNull();
      // What was moved keeps its checksum.
      expect(await store.checksum(`bin/${id}/full.jpg`)).toBe(
        createHash('sha256').update('whole').digest('hex'),
      );
    });

    it('lists every file with its size, and the bin alone', async () => {
      const { store, id } = await filled(Buffer.from('whole'));
      await store.put(`photos/${id}/full.jpg`, Buffer.from('face'));
      await store.put(`bin/${id}/480.avif`, Buffer.from('old'));
      await store.put(`pieces/upl_${id}/12`, Buffer.from('piece'));
      const ours = async (area?: 'bin') =>
        (await filesOf(store, area))
          .filter(({ name }) => name.includes(id))
          .map(({ name, bytes }) => `${name.replace(id, 'ID')} ${bytes}`)
          .sort();
      expect(await ours()).toEqual(
        ['ID/full.jpg 5', 'bin/ID/480.avif 3', 'photos/ID/full.jpg 4', 'pieces/upl_ID/12 5'].sort(),
      );
      expect(await ours('bin')).toEqual(['bin/ID/480.avif 3']);
    });

    it('many at once do not disturb each other', async () => {
      const store = openStore();
      const names = Array.from({ length: 24 }, () => `${newId()}/full.jpg`);
      await Promise.all(names.map((name) => store.put(name, Buffer.from(name.repeat(500)))));
      const read = await Promise.all(names.map((name) => store.read(name)));
      expect(read.map(String)).toEqual(names.map((name) => name.repeat(500)));
    });
  });
}
