import { expect, it } from 'vitest';
import { jobsOf } from '#server/job-list.ts';
import {
  backupTone,
  byteWords,
  diskTone,
  eventWords,
  jobTone,
  jobWords,
  outcomeWords,
} from './system-words.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 kB'],
  [1_500_000_000, '1.4 GB'],
  [200 * 1024 ** 3, '200 GB'],
])('%s: %s', (bytes, words) => expect(byteWords(bytes)).toBe(words));

const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

it('names every job of the site in words, an unknown one by its name', () => {
  const jobs = jobsOf({ sharedCache: { purge: { kind: 'webhook', url: '', secret: '' } } });
  expect(jobs.map(({ name }) => name).filter((name) => jobWords(name) === plain(name))).toEqual([]);
  expect(jobWords('new-job')).toBe('New job');
});

it('shows what an event is about, and its outcome', () => {
  expect(eventWords('payment.captured')).toBe('A payment was taken');
  expect(eventWords('dispute.new')).toBe('dispute.new');
  expect([null, 'not-used', 'worked-in'].map((outcome) => outcomeWords(outcome))).toEqual([
    'Waits',
    'Not about our money',
    'Worked in',
  ]);
  expect(outcomeWords(null, true)).toBe('Needs you');
});

const now = new Date('2026-11-21T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['ran a minute ago', ago(1), null, 'good'],
  ['is late', ago(10), null, 'bad'],
  ['failed last', ago(1), ago(1), 'bad'],
  ['failed, then ran', ago(1), ago(2), 'good'],
])('a job that %s', (_, ranAt, failedAt, tone) => {
  expect(jobTone({ everySeconds: 15, ranAt, failedAt }, now)).toBe(tone);
});

it.each([
  [null, 'bad'],
  [ago(60), 'good'],
  [ago(27 * 60), 'wait'],
  [ago(8 * 24 * 60), 'bad'],
])('a backup of %s', (madeAt, tone) => expect(backupTone(madeAt, now)).toBe(tone));

it.each([
  [50, 'good'],
  [10, 'wait'],
  [4, 'bad'],
])('a disk with %s of 100 free', (free, tone) => expect(diskTone({ free, total: 100 })).toBe(tone));
