import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDiskStore } from './disk.ts';
import { MediaStoreError } from './media-store.ts';
import { makeS3Store } from './s3.ts';
import { openTestS3 } from './test-s3.ts';
import { bodyOf, describeMediaStore, filesOf, newId } from './test-store-contract.ts';

// One contract for every store; for the object store also what a network does to it. A real store
// is tested by the same contract by hand: scripts/object-store.sh.

const folder = path.join(tmpdir(), `mandir-store-${randomBytes(6).toString('hex')}`);
let double: Awaited<ReturnType<typeof openTestS3>>;
const pauses: number[] = [];
const wait = async (ms: number) => void pauses.push(ms);
const open = (patienceMs = 5_000) =>
  makeS3Store(double.config, { clock: () => new Date(), wait, patienceMs });

beforeAll(async () => {
  double = await openTestS3();
});
afterAll(async () => {
  await double.close();
  await rm(folder, { recursive: true, force: true });
});

describeMediaStore('a folder', () => makeDiskStore(folder));
describeMediaStore('an object store', open);

describe('an object store that fails', () => {
  const name = () => `${newId()}/film.mp4`;
  const bytes = randomBytes(300_000);

  it.each(['500', 'slow-down'] as const)('is asked again after %s', async (fault) => {
    const [store, film] = [open(), name()];
    double.fail(fault);
    await store.put(film, bytes);
    double.fail(fault);
    expect(await store.read(film)).toEqual(bytes);
    double.fail(fault);
    expect(await store.find(film)).toEqual({ bytes: bytes.length });
    double.fail(fault);
    await store.remove(film.split('/')[0] ?? '');
    expect(await store.read(film)).toBeNull();
  });

  it('goes by the clock of the store where that is another', async () => {
    const [store, film] = [open(), name()];
    for (const hours of [1, 0, -30]) {
      double.turnClock(hours * 3_600_000);
      await store.put(film, bytes);
      expect(await store.find(film)).toEqual({ bytes: bytes.length });
    }
    expect(await open().find(film)).toEqual({ bytes: bytes.length });
    double.turnClock(0);
  });

  it('is asked again when it says nothing', async () => {
    const film = name();
    double.fail('silent');
    await open(100).put(film, bytes);
    expect(await open().read(film)).toEqual(bytes);
  });

  it('is left alone after four tries, each pause random up to twice the last', async () => {
    pauses.length = 0;
    double.fail('500', 'slow-down', '500', '500');
    const reading = open().read(name());
    await expect(reading).rejects.toThrow(MediaStoreError);
    await expect(reading).rejects.toThrow('500 InternalError');
    expect(pauses).toHaveLength(3);
    expect(pauses.filter((pause, at) => pause >= 200 * 2 ** at)).toEqual([]);
  });

  it.each(['cut-body', 'hung-body'] as const)('a body that is %s goes on where it broke', async (fault) => {
    const [store, film] = [open(fault === 'hung-body' ? 100 : 5_000), name()];
    await store.put(film, bytes);
    double.fail(fault, fault);
    expect(await store.read(film)).toEqual(bytes);
    double.fail(fault);
    const part = await store.open(film, 'bytes=1000-200999');
    expect(part && (await bodyOf(part)).equals(bytes.subarray(1_000, 201_000))).toBe(true);
  });

  it('a body that breaks again and again is no file', async () => {
    const film = name();
    await open().put(film, bytes);
    double.fail('cut-body', 'cut-body', 'cut-body', 'cut-body');
    await expect(open().read(film)).rejects.toThrow();
  });

  it('a file that changed while it was read is no file', async () => {
    const film = name();
    await open().put(film, bytes);
    const opened = await open().open(film, undefined);
    double.objects.set(`site/media/${film}`, { bytes: randomBytes(300_000), headers: {} });
    double.fail('cut-body');
    const again = open();
    await again.put(film, bytes);
    const broken = await again.open(film, undefined);
    await open().put(film, randomBytes(300_000));
    await expect(broken && bodyOf(broken)).rejects.toThrow('412');
    opened && (await bodyOf(opened).catch(() => null));
  });

  it('a wrong key, a wrong bucket and a store that is not there are errors, never an empty store', async () => {
    const store = (instead: object) =>
      makeS3Store({ ...double.config, ...instead }, { clock: () => new Date(), wait });
    await expect(store({ keySecret: 'another' }).read(name())).rejects.toThrow('SignatureDoesNotMatch');
    await expect(store({ bucket: 'another' }).read(name())).rejects.toThrow('NoSuchBucket');
    await expect(store({ bucket: 'another' }).probe()).rejects.toThrow(MediaStoreError);
    await expect(store({ endpoint: 'http://127.0.0.1:9' }).read(name())).rejects.toThrow(MediaStoreError);
    await expect(open().probe()).resolves.toBeUndefined();
  });

  it('says nothing of its keys in an error', async () => {
    const said = await open().read(name()).catch(String);
    double.fail('500', '500', '500', '500');
    const error = await open()
      .read(name())
      .catch((each: unknown) => each);
    expect(`${said} ${error} ${(error as Error).stack}`).not.toContain(double.config.keySecret);
  });

  it('lists more than one answer holds', async () => {
    const id = newId();
    for (const file of ['480.avif', '960.avif', 'full.jpg']) await open().put(`bin/${id}/${file}`, bytes);
    double.listAtMost(2);
    const found = await filesOf(open(), 'bin');
    double.listAtMost(1_000);
    expect(found.filter((each) => each.name.includes(id))).toHaveLength(3);
  });

  it('has everything under its prefix, and sees nothing else in the bucket', async () => {
    double.objects.set(`other/${newId()}/full.jpg`, { bytes, headers: {} });
    await open().put(name(), bytes);
    expect((await filesOf(open())).map((each) => each.name).join()).not.toContain('other');
    expect([...double.objects.keys()].filter((key) => !/^(site\/media|other)\//.test(key))).toEqual([]);
  });

  it('finds its bucket by the name of the host where it is told so', async () => {
    const asked: string[] = [];
    const store = makeS3Store(
      { ...double.config, endpoint: 'https://store.test', pathStyle: false },
      {
        clock: () => new Date(),
        fetch: async (url) => {
          asked.push(String(url));
          return new Response(null, { status: 404 });
        },
      },
    );
    await store.read(`${'a'.repeat(32)}/full.jpg`);
    expect(asked).toEqual([`https://temple.store.test/site/media/${'a'.repeat(32)}/full.jpg`]);
  });
});
