import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { faultWords, PlainError } from '../plain-error.ts';
import { begin, makeFixture, pay } from '../purchases/test-donations.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { offerSetup } from '../setup/setup-code.ts';
import { makeTestServices } from '../test-services.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let from: TestDatabase;
let into: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  [from, into] = [await makeTestDatabase(), await makeTestDatabase()];
  folder = await mkdtemp(path.join(tmpdir(), 'mandir-backup-'));
  file = path.join(folder, 'backup.gz');
});
afterEach(async () => {
  await Promise.all([from.close(), into.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** A seeded site with `count` paid donations; the receipts' numbers. */
async function give(test: TestDatabase, count: number): Promise<string[]> {
  const { services, gateway } = await makeFixture(test.db);
  await seedDemo(services);
  for (let donation = 0; donation < count; donation += 1) {
    const { orderId } = await begin(services);
    await pay(gateway, orderId, 'pay');
    await gateway.tick();
  }
  await gateway.close();
  const receipts = await test.db.selectFrom('receipts').select('number').orderBy('sequence').execute();
  return receipts.map(({ number }) => number);
}

/**
 * Every row of every table, except what a restore changes on purpose: the prefix of receipts, the
 * mark of bills.
 */
/** Sorted: a row may stand elsewhere in its table, where an earlier page had room for it. */
async function everything(test: TestDatabase): Promise<string[]> {
  const copy = path.join(folder, 'copy.gz');
  await backUp(test.connectionString, copy, new Date(0));
  const text = gunzipSync(await readFile(copy)).toString();
  return text
    .replace(/"receipt_prefix":"\w+"/, '')
    .replace(/^\["settings",\{"key":"shop".*\n/m, '')
    .split('\n')
    .filter((line) => !line.startsWith('{"end"'))
    .sort();
}

it('restores every row', async () => {
  const numbers = await give(from, 3);
  expect(numbers).toHaveLength(3);
  const { rows } = await backUp(from.connectionString, file, new Date());
  expect(await restore(into.connectionString, file)).toMatchObject({ rows });
  expect(await everything(into)).toEqual(await everything(from));
});

it('never reissues a receipt number that was issued after the backup', async () => {
  await give(from, 2);
  const { id } = await from.db.selectFrom('legal_entities').select('id').executeTakeFirstOrThrow();
  const next = {
    legal_entity_id: id,
    holds_from: '2098-04-01',
    prefix: 'HK',
    set_by: 'x',
    set_at: new Date(),
  };
  await from.db.insertInto('receipt_prefixes').values(next).execute();
  await backUp(from.connectionString, file, new Date());
  const given = await give(from, 2);
  await restore(into.connectionString, file);
  const after = await give(into, 4);
  const anew = after.slice(2);
  expect(anew).toHaveLength(4);
  expect(given.slice(2)).toHaveLength(2);
  expect(given.filter((number) => anew.includes(number))).toEqual([]);
  const second = await makeTestDatabase();
  await backUp(into.connectionString, file, new Date());
  await restore(second.connectionString, file);
  const { receipt_prefix } = await second.db
    .selectFrom('legal_entities')
    .select('receipt_prefix')
    .executeTakeFirstOrThrow();
  expect(receipt_prefix).toBe('D3');
  const later = await second.db.selectFrom('receipt_prefixes').select('prefix').executeTakeFirstOrThrow();
  expect(later.prefix).toBe('HK3');
  expect((await getTempleSettings(makeTestServices(second.db))).shop.billMark).toBe('C');
  await second.close();
});

it('goes into an empty database only, and changes nothing when it refuses', async () => {
  await give(from, 1);
  await backUp(from.connectionString, file, new Date());
  const before = await everything(from);
  await expect(restore(from.connectionString, file)).rejects.toThrow('not empty');
  expect(await everything(from)).toEqual(before);
});

it('goes into a database whose site was started once and waits for its first owner', async () => {
  await give(from, 1);
  await backUp(from.connectionString, file, new Date());
  expect(await offerSetup(makeTestServices(into.db))).not.toBeNull();
  await restore(into.connectionString, file);
  expect(await offerSetup(makeTestServices(into.db))).toBeNull();
});

it('restores all or nothing of a damaged file', async () => {
  await give(from, 1);
  await backUp(from.connectionString, file, new Date());
  const text = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(text.slice(0, text.length - 40)));
  await expect(restore(into.connectionString, file)).rejects.toThrow();
  const { rows } = await sql<{ count: number }>`select count(*) from donations`.execute(into.db);
  expect(rows[0]?.count).toBe(0);
});

it.each([
  ['broke off', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'not whole'],
  ['broke off after its last row', (whole: Buffer) => whole.subarray(0, -4), 'not whole'],
  ['is empty', () => Buffer.alloc(0), 'not whole'],
  ['is something else', () => Buffer.from('a letter'), 'no backup'],
  ['is something else, zipped', () => gzipSync('a letter'), 'no backup'],
  ['is a list, zipped', () => gzipSync('[]\n[]\n'), 'no backup'],
] as const)('reports of a file that %s what is wrong with it', async (_, damage, words) => {
  await backUp(from.connectionString, file, new Date());
  await writeFile(file, damage(await readFile(file)));
  const refusal = await restore(into.connectionString, file).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PlainError);
  expect(faultWords(refusal)).toContain(words);
  const { rows } = await sql<{ count: number }>`select count(*) from donations`.execute(into.db);
  expect(rows[0]?.count).toBe(0);
});

it('reports of a missing file that it cannot be read', async () => {
  await expect(restore(into.connectionString, file)).rejects.toThrow(`${file} cannot be read (ENOENT).`);
});

it('restores words with the line separators of Unicode, as text editors paste them', async () => {
  await give(from, 1);
  const message = 'In memory\u2028of my mother\u2029and\rfather';
  await sql`update donations set message = ${message}`.execute(from.db);
  await backUp(from.connectionString, file, new Date());
  await restore(into.connectionString, file);
  const { rows } = await sql<{ message: string }>`select distinct message from donations`.execute(into.db);
  expect(rows).toEqual([{ message }]);
});

it('restores numbers that JavaScript would round', async () => {
  const value = '{"n": 1.0, "long": 12345678901234567890}';
  await sql`insert into settings (key, value) values ('numbers', ${value}::jsonb)`.execute(from.db);
  await backUp(from.connectionString, file, new Date());
  await restore(into.connectionString, file);
  const stored = sql<{ value: string }>`select value::text as value from settings where key = 'numbers'`;
  expect((await stored.execute(into.db)).rows).toEqual((await stored.execute(from.db)).rows);
});

it('refuses the backup of another version', async () => {
  await writeFile(file, gzipSync('{"format":2,"madeAt":"","migrations":["001-other.sql"]}\n'));
  await expect(restore(into.connectionString, file)).rejects.toThrow('another version');
});

it('restores large files, whatever their bytes', async () => {
  await give(from, 1);
  const contents = Array.from({ length: 20 }, (_, at) =>
    Buffer.alloc(1024 * 1024 - at, `${at}\0\xff`, 'latin1').toString('base64url'),
  );
  for (const [at, content] of contents.entries()) {
    const id = `crt_${String(at).padStart(2, '0')}`;
    await from.db
      .insertInto('certificates')
      .values({
        ...{ id, legal_entity_id: 'charity', tax_year: '2025-26', sha256: id, byte_count: 1 },
        ...{ added_by: 'x', added_at: new Date() },
      })
      .execute();
    await from.db
      .insertInto('certificate_files')
      .values({ certificate_id: id, content_sealed: content })
      .execute();
  }
  await backUp(from.connectionString, file, new Date());
  await restore(into.connectionString, file);
  const files = into.db.selectFrom('certificate_files').select('content_sealed').orderBy('certificate_id');
  const back = (await files.execute()).map(({ content_sealed }) => content_sealed);
  expect(back.map((content, at) => content === contents[at])).toEqual(contents.map(() => true));
});
