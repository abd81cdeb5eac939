import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { makeS3Store } from './s3.ts';
import { describeMediaStore } from './test-store-contract.ts';

// The contract of every media store against the one that MEDIA_URL names, by hand:
// scripts/object-store.sh test. No part of npm test.
const { mediaStore } = loadConfig();
if (!mediaStore) throw new Error('MEDIA_URL is not set: start a store first (scripts/object-store.sh)');

const clock = { clock: () => new Date() };
describeMediaStore(mediaStore.endpoint, () => makeS3Store(mediaStore, clock));

it('refuses another key and another bucket', async () => {
  const name = `${'a'.repeat(32)}/full.jpg`;
  const other = (instead: object) => makeS3Store({ ...mediaStore, ...instead }, clock);
  await expect(other({ keySecret: 'another' }).read(name)).rejects.toThrow('403');
  await expect(other({ bucket: 'not-there' }).probe()).rejects.toThrow();
});

it('is used by a machine whose clock is an hour off', async () => {
  const late = makeS3Store(mediaStore, { clock: () => new Date(Date.now() - 3_600_000) });
  await late.put(`${'b'.repeat(32)}/full.jpg`, Buffer.from('late'));
  expect(await late.find(`${'b'.repeat(32)}/full.jpg`)).toEqual({ bytes: 4 });
});
