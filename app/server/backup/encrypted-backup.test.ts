import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { faultWords, PlainError } from '../plain-error.ts';
import { beginAndPay, makeFixture } from '../purchases/test-donations.ts';
import { makeBackup } from '../system/make-backup.ts';
import { backUp, streamBackup } from './backup.ts';
import { encrypterFor, readBackupKey, writeBackupKey } from './encrypted-backup.ts';
import { restore } from './restore.ts';

let from: TestDatabase;
let folder: string;
let recipient: string;
let privateKey: string;
let file: string;
let whole: Buffer;
let rows: number;

beforeAll(async () => {
  from = await makeTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mandir-encrypted-'));
  file = path.join(folder, 'backup.gz');
  recipient = await writeBackupKey(path.join(folder, 'backup.key'));
  privateKey = await readBackupKey(path.join(folder, 'backup.key'));
  const fixture = await makeFixture(from.db);
  await beginAndPay(fixture, { email: 'seen@example.com' });
  // More than one chunk of the format, and incompressible.
  await sql`insert into mailbox (message_id, sender, recipient, subject, body_text, body_html)
    select n::text, '', '', '', md5(n::text) || md5(random()::text), md5(random()::text)
    from generate_series(1, 4000) as n`.execute(from.db);
  ({ rows } = await backUp(from.connectionString, file, new Date(), { recipient }));
  whole = await readFile(file);
});
afterAll(async () => {
  await from.close();
  await rm(folder, { recursive: true, force: true });
});

async function intoAnother(bytes: Uint8Array, key: string | null): Promise<number> {
  const into = await makeTestDatabase();
  const copy = path.join(folder, 'copy');
  try {
    await writeFile(copy, bytes);
    const restoring = restore(into.connectionString, copy, { privateKey: key });
    const restored = await restoring.catch(async (error: unknown) => {
      const { rows: donations } = await sql`select from donations`.execute(into.db);
      expect(donations).toEqual([]);
      throw error;
    });
    return restored.rows;
  } finally {
    await into.close();
  }
}

it('is opened with the private key alone, and has every row', async () => {
  expect(whole.length).toBeGreaterThan(3 * 65_536);
  expect(whole.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(await intoAnother(whole, privateKey)).toBe(rows);
});

it('explains what it needs without a key, with another, and where there is none in the file', async () => {
  await expect(intoAnother(whole, null)).rejects.toThrow('--key');
  const other = path.join(folder, 'other.key');
  await writeBackupKey(other);
  await expect(intoAnother(whole, await readBackupKey(other))).rejects.toThrow('another key');
  await expect(readBackupKey(file)).rejects.toThrow('no private key');
  await expect(readBackupKey(path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});

it.each([
  ['in its head', (bytes: Buffer) => bytes.subarray(0, 100)],
  ['within a chunk', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['by its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
  [
    'behind a whole chunk',
    (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('\n--- ') + 49 + 16 + 2 * 65_552),
  ],
  ['in one bit', (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 200 ? byte ^ 1 : byte))],
  ['by bytes that follow', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(0, 50)])],
])('that was cut or changed %s restores nothing', async (_, damage) => {
  const refusal = await intoAnother(damage(whole), privateKey).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PlainError);
  expect(faultWords(refusal)).toContain('not whole');
});

it('streams the same to an owner, under a name that says so', async () => {
  const { services } = await makeFixture(from.db);
  const backup = await makeBackup(
    {
      ...services,
      config: { ...services.config, backupRecipient: recipient },
      backups: { stream: (now, end) => streamBackup(from.connectionString, now, end, { recipient }) },
    },
    staffOf('per_owner', 'owner'),
  );
  if (!backup.ok) throw new Error(backup.code);
  expect(backup.value.fileName).toMatch(/\.gz\.age$/);
  const bytes = new Uint8Array(await new Response(backup.value.stream).arrayBuffer());
  await expect.poll(() => from.db.selectFrom('backups').select('id').execute()).toHaveLength(1);
  expect(await intoAnother(bytes, privateKey)).toBeGreaterThan(rows);
});

it('stops reading, and does not count as made, when the download breaks off', async () => {
  let ended = false;
  const url = new URL(from.connectionString);
  url.searchParams.set('application_name', 'cut_download');
  const stream = streamBackup(
    url.href,
    new Date(),
    () => {
      ended = true;
    },
    { recipient },
  );
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const open = sql`select from pg_stat_activity where application_name = 'cut_download'`;
  await expect.poll(async () => (await open.execute(from.db)).rows, { timeout: 10_000 }).toEqual([]);
  expect(ended).toBe(false);
});

it('leaves no file behind where it cannot be made', async () => {
  const target = path.join(folder, 'never.gz');
  const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  await expect(encrypterFor(mistyped)).rejects.toThrow('BACKUP_RECIPIENT is mistyped');
  await expect(backUp(from.connectionString, target, new Date(), { recipient: mistyped })).rejects.toThrow(
    'mistyped',
  );
  await expect(stat(target)).rejects.toThrow('ENOENT');
});

it('writes a private key that only its owner can read, and overwrites none', async () => {
  const key = path.join(folder, 'backup.key');
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  await expect(writeBackupKey(key)).rejects.toThrow('EEXIST');
});
