import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedMembershipTiers } from '../demo/demo-membership.ts';
import { approveMembership } from '../membership/approve-membership.ts';
import { findCard } from '../membership/card-queries.ts';
import { findMembership } from '../membership/membership-queries.ts';
import { apply, makeActiveMember } from '../membership/test-members.ts';
import { transferMembership } from '../membership/transfer-membership.ts';
import { useBenefit as recordUse } from '../membership/use-benefit.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { eraseAccount, erasePerson } from './erase-person.ts';
import { exportMyData } from './export-my-data.ts';
import { exportPerson } from './export-person.ts';

const clerk = staffOf('per_clerk', 'accounts');
const owner = staffOf('per_owner', 'owner');
let test: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  await seedMembershipTiers(fixture.services);
  await sql`update membership_tiers set amount_paise = 1000000`.execute(test.db);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

/** An active member of the tier gold with an account, who used two nights. */
async function aMember(email: string) {
  const { services } = fixture;
  const personId = await makePerson(services, email);
  const id = await makeActiveMember(services, { tier: 'gold', email, name: 'Tulasi Devi' });
  const use = { intentKey: services.ids('office'), kind: 'nights', count: '2', note: 'With her mother' };
  expect(await recordUse(services, owner, id, use)).toMatchObject({ ok: true });
  const viewer: Devotee = {
    ...{ kind: 'devotee', personId, name: 'Tulasi', email, emailVerified: true, mobile: null },
  };
  return { id, personId, viewer };
}

const seen = async (id: string) => (await findMembership(fixture.services, id)) ?? expect.fail(id);

it('a membership is in the export that its holder takes, in that of the office, and in nobody else’s', async () => {
  const { services } = fixture;
  const mine = await aMember('tulasi@example.com');
  const other = await aMember('other@example.com');
  const own = [
    {
      ...{ id: mine.id, name: 'Tulasi Devi', stage: 'active', paid: 1_000_000 },
      ...{ shop: { percent: 10, saved: 0, orders: 0 }, uses: [{ count: 2, note: 'With her mother' }] },
    },
  ];
  expect((await exportMyData(services, mine.viewer)).memberships).toMatchObject(own);
  expect((await exportPerson(services, clerk, mine.personId))?.memberships).toMatchObject(own);
  const theirs = (await exportMyData(services, other.viewer)).memberships;
  expect(theirs.map(({ id }) => id)).toEqual([other.id]);
});

const to = (email: string) => ({ name: 'Gopal Das', email, phone: '9812345678', address: '1 Other Road' });

it.each([
  [
    'asked for, without an account',
    (email: string) => apply(fixture.services, { tier: 'gold', email, name: 'Gopal Das' }),
  ],
  [
    'that looked like spam and was approved',
    async (email: string) => {
      const id = await apply(fixture.services, { tier: 'gold', email, suspected: true });
      expect(await approveMembership(fixture.services, clerk, id)).toMatchObject({ ok: true });
      return id;
    },
  ],
  [
    'transferred to somebody without an account',
    async (email: string) => {
      const id = await makeActiveMember(fixture.services, { tier: 'gold' });
      expect(await transferMembership(fixture.services, clerk, id, to(email))).toMatchObject({ ok: true });
      return id;
    },
  ],
])('a membership %s, is in the file of its holder, and erased with them', async (how, make) => {
  const { services } = fixture;
  const email = `${how.replaceAll(/\W+/g, '-')}@example.com`;
  const id = await make(email);
  const guest = await test.db.selectFrom('guests').select('id').where('mark', '=', email).execute();
  const personId = guest[0]?.id ?? expect.fail('no guest');
  expect((await exportPerson(services, clerk, personId))?.memberships).toMatchObject([{ id }]);
  expect(await erasePerson(services, owner, personId, email)).toMatchObject({ ok: true });
  expect(await seen(id)).toMatchObject({ name: '-', email: null, phone: null, stage: 'ended' });
});

it.each([
  [
    'erased by the office',
    (personId: string, email: string) => erasePerson(fixture.services, owner, personId, email),
  ],
  [
    'who closes the account',
    (personId: string) =>
      inTransaction(fixture.services, async ({ trx }) => {
        await eraseAccount(trx, personId);
        return { ok: true as const };
      }),
  ],
])(
  '%s, keeps number, parts and counts, and neither name nor words; nobody else loses any',
  async (how, erase) => {
    const email = `${how.replaceAll(' ', '-')}@example.com`;
    const [mine, other] = [await aMember(email), await aMember(`not-${email}`)];
    const [before, untouched] = [await seen(mine.id), await seen(other.id)];
    expect(await erase(mine.personId, email)).toMatchObject({ ok: true });
    const after = await seen(mine.id);
    expect(after).toMatchObject({ number: before.number, paid: before.paid, stage: 'ended' });
    expect(after).toMatchObject({ email: null, phone: null, address: null, spouse: null, personId: null });
    expect(after.uses).toMatchObject([{ count: 2, note: '-' }]);
    expect(JSON.stringify(after)).not.toMatch(/Tulasi|mother|example/);
    expect(await findCard(fixture.services, before.card ?? '')).toMatchObject({ name: '', state: 'ended' });
    expect(await seen(other.id)).toEqual(untouched);
  },
);
