import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sealTotpSecret, unsealTotpSecret } from '../auth/totp-secret.ts';
import { sealDonationPan, unsealDonationPan } from '../donations/donation-pan.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { makePerson } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { makeSealer } from '../sealing/sealer.ts';
import type { Services } from '../services.ts';
import { checkDataKeys } from './check-data-keys.ts';
import { countUnder, resealColumn } from './reseal.ts';
import { resealOldKeys } from './reseal-old-keys.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [k1, k2] = [key('k1'), key('k2')];
const indexKey = randomBytes(32);
const column = 'donations.donor_pan_sealed';
const going = new AbortController().signal;

/** The site as it runs with these keys, the first of which seals. */
const withKeys = (keys: (typeof k1)[], index = indexKey): Services => ({
  ...fixture.services,
  sealer: makeSealer(keys, index),
});

const fixture = openFixture();
beforeEach(async () => {
  await fixture.db.deleteFrom('data_keys').execute();
  await fixture.db.deleteFrom('second_factors').execute();
  await fixture.db
    .updateTable('donations')
    .set(sealDonationPan(fixture.services.sealer, '', null))
    .execute();
});

let made = 0;
const panOf = (at: number) => `ABCPE${String(at).padStart(4, '0')}F`;

/** Donations with a PAN each, as a site with these keys takes them; their ids. */
async function donations(services: Services, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    made += 1;
    const typed = {
      path: 'tax',
      pan: panOf(at),
      name: 'Radha Devi',
      paper: String(600_000_000_000 + made),
    };
    const place = { addressLine: 'House 5', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' };
    ids.push(await recordedDonation(services, { ...typed, ...place, mode: 'bank' }));
  }
  return ids;
}

async function pansOf({ db, sealer }: Services, ids: string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('donations')
    .select(['id', 'donor_pan_sealed', 'donor_pan_index'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id) ?? expect.fail('no row');
    const pan = unsealDonationPan(sealer, row);
    expect(row.donor_pan_index).toBe(pan && sealer.panIndex(pan));
    return pan;
  });
}

it('reseals everything under the first key: donations, and second factors', async () => {
  const before = withKeys([k1]);
  await checkDataKeys(before);
  const ids = await donations(before, 3);
  const personId = await makePerson(before, 'reseal@example.com');
  const secret = randomBytes(20);
  await fixture.db
    .insertInto('second_factors')
    .values({
      ...{ person_id: personId, secret_sealed: sealTotpSecret(before.sealer, personId, secret) },
      ...{ confirmed_at: null, created_at: new Date() },
    })
    .execute();
  const after = withKeys([k2, k1]);
  await checkDataKeys(after);
  expect(await countUnder(fixture.db, ['k1'])).toBe(4);
  await resealOldKeys.run(after, going);
  expect(await countUnder(fixture.db, ['k1'])).toBe(0);
  const alone = withKeys([k2]);
  await checkDataKeys(alone);
  expect(await pansOf(alone, ids)).toEqual([0, 1, 2].map(panOf));
  const { secret_sealed } = await fixture.db
    .selectFrom('second_factors')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(unsealTotpSecret(alone.sealer, personId, secret_sealed)).toEqual(secret);
});

it('continues where it was interrupted, and reports how much is left', async () => {
  const ids = await donations(withKeys([k1]), 5);
  const after = withKeys([k2, k1]);
  const cut = new AbortController();
  cut.abort();
  expect(await resealColumn(after, column, cut.signal)).toBe(0);
  expect(await countUnder(fixture.db, ['k1'])).toBe(5);
  // One row is locked by another transaction: it waits for the next run, and the run does not wait
  // for it.
  await fixture.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('donations')
      .select('id')
      .where('id', '=', ids[1] ?? '')
      .forUpdate()
      .execute();
    expect(await resealColumn(after, column)).toBe(4);
  });
  expect(await countUnder(fixture.db, ['k1'])).toBe(1);
  expect(await resealColumn(after, column)).toBe(1);
  expect(await resealColumn(after, column)).toBe(0);
  expect(await pansOf(withKeys([k2]), ids)).toEqual([0, 1, 2, 3, 4].map(panOf));
});

it('leaves what it cannot open, and continues with the rest', async () => {
  const [broken = '', whole = ''] = await donations(withKeys([k1]), 2);
  const foreign = sealDonationPan(withKeys([key('k1')]).sealer, broken, panOf(0));
  await fixture.db.updateTable('donations').set(foreign).where('id', '=', broken).execute();
  expect(await resealColumn(withKeys([k2, k1]), column)).toBe(1);
  expect(await countUnder(fixture.db, ['k1'])).toBe(1);
  expect(await pansOf(withKeys([k2]), [whole])).toEqual([panOf(1)]);
});

it('rebuilds the index at the start when its key was replaced', async () => {
  const before = withKeys([k1]);
  await checkDataKeys(before);
  const ids = await donations(before, 2);
  const after = withKeys([k1], randomBytes(32));
  await checkDataKeys(after);
  expect(await pansOf(after, ids)).toEqual([0, 1].map(panOf));
  await checkDataKeys(after);
});

it('lets several processes start together on a new database, and with a new index key', async () => {
  const [first, second] = [withKeys([k1]), withKeys([k1], randomBytes(32))];
  for (const each of [first, second]) {
    await Promise.all([1, 2, 3, 4].map(() => checkDataKeys(each)));
    const known = await fixture.db.selectFrom('data_keys').select(['kind', 'id']).orderBy('kind').execute();
    expect(known).toEqual([
      { kind: 'index', id: each.sealer.indexMark },
      { kind: 'seal', id: 'k1' },
    ]);
  }
});

it('refuses a start without a key that is still needed, or with another under its id', async () => {
  const before = withKeys([k1]);
  await checkDataKeys(before);
  await donations(before, 2);
  await expect(checkDataKeys(withKeys([k2]))).rejects.toThrow("no key 'k1', under which 2 values");
  await expect(checkDataKeys(withKeys([key('k1')]))).rejects.toThrow("another key under the id 'k1'");
  await checkDataKeys(before);
  const known = await fixture.db.selectFrom('data_keys').select('id').where('kind', '=', 'seal').execute();
  expect(known).toEqual([{ id: 'k1' }]);
});
