import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDonationColumns } from '#core/donations/ledger-columns.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { exportDonations } from './export-donations.ts';
import { everyDonation } from './ledger-queries.ts';

const all = 5_500;
const batch = 1_000;
let test: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  await sql`insert into donations (id, intent_key, intent_hash, state, path, citizenship, legal_entity_id, total_paise,
      donor_name, created_at, poll_at)
    select 'don_' || n, 'key_' || n, '', 'expired', 'named', 'indian', (select id from legal_entities limit 1), 100,
      'Giver ' || n, now() - interval '1 minute' * n, null
    from generate_series(1, ${all}::int) as n`.execute(test.db);
});
afterAll(() => test.close());

/** The file, and how many rows were read from the database for it so far. */
async function open() {
  const fetched = { rows: 0 };
  const db = test.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      fetched.rows += result.rows.length;
      return result;
    },
  });
  const clerk = staffOf('per_clerk', 'accounts');
  const file = await exportDonations({ ...fixture.services, db }, clerk, everyDonation, allDonationColumns);
  return { fetched, reader: file.getReader() };
}

/**
 * Waits for whatever would run ahead: as many queries to the same database as all batches need, and
 * more.
 */
async function letItRun() {
  for (let round = 0; round < 30; round += 1) await sql`select 1`.execute(test.db);
}

describe('the export of donations', () => {
  it('reads the database no further than one batch ahead of the download', async () => {
    const { fetched, reader } = await open();
    await letItRun();
    expect(fetched.rows).toBeLessThanOrEqual(batch);
    await reader.read();
    await reader.read();
    await letItRun();
    expect(fetched.rows).toBeLessThanOrEqual(2 * batch);
    // Cancelling the download ends the reading.
    await reader.cancel();
    const before = fetched.rows;
    await letItRun();
    expect(fetched.rows).toBe(before);
  });

  it('contains every donation once, however many batches it takes', async () => {
    const { fetched, reader } = await open();
    const words = new TextDecoder();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += words.decode(part.value, { stream: true });
    }
    const ids = text.split('\r\n').flatMap((line) => /don_\d+/.exec(line) ?? []);
    expect(ids).toHaveLength(all);
    expect(new Set(ids).size).toBe(all);
    expect(fetched.rows).toBe(all);
  });
});
