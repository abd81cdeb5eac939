import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import { rupeesText } from '#core/money/paise.ts';
import { demoAdmin } from '#core/people/demo-staff.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { recordDonation } from '../donations/record-donation.ts';
import { applyForMembership } from '../membership/apply-for-membership.ts';
import { beginParts } from '../membership/approve-membership.ts';
import { lockMembership } from '../membership/lock-membership.ts';
import { listParts } from '../membership/membership-queries.ts';
import { payByTransfer } from '../membership/pay-by-transfer.ts';
import { useBenefit as recordUse } from '../membership/use-benefit.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/** What the ids of the demo's members begin with; a start in production refuses them. */
export const demoMember = 'mem_demo_';

const dayMs = 86_400_000;

type DemoMember = {
  name: string;
  tier: string;
  parts: number;
  /** Days ago. */
  applied: number;
  /** How many parts were paid; null: it waits for its approval. */
  paid: number | null;
  nights: number;
};

const members: readonly DemoMember[] = [
  { name: 'Madhuri Agarwal', tier: 'gold', parts: 1, applied: 200, paid: 1, nights: 2 },
  // The second part is overdue.
  { name: 'Govind Prasad Mishra', tier: 'silver', parts: 3, applied: 40, paid: 1, nights: 0 },
  { name: 'Anjali Rastogi', tier: 'diamond', parts: 12, applied: 2, paid: null, nights: 0 },
];

/**
 * A member who is active and used two nights, one who pays in parts and is late, and an application
 * that waits, so that the office's board shows something. Only where nobody has applied; run after
 * the demo's donations. Nobody gets a letter.
 */
export async function seedDemoMembers(services: Services): Promise<void> {
  const made = await inTransaction(services, async (write) => {
    const { trx } = write;
    await takeAdvisoryLock(trx, 'demo-members');
    if (await trx.selectFrom('memberships').select('id').limit(1).executeTakeFirst()) return accept(false);
    const tiers = await trx.selectFrom('membership_tiers').select(['id', 'title', 'amount_paise']).execute();
    for (const [at, member] of members.entries()) {
      const tier = tiers.find(({ id }) => id === member.tier);
      if (tier) await applyAsDemo(write, member, at, tier);
    }
    await forgetLetters(trx);
    return accept(true);
  });
  if (made.ok && made.value) await payAsDemo(services);
}

type Write = Parameters<Parameters<typeof inTransaction>[1]>[0];
type Tier = { id: string; title: string; amount_paise: number };

async function applyAsDemo(write: Write, member: DemoMember, at: number, tier: Tier): Promise<void> {
  const { trx, services } = write;
  const then = new Date(services.clock().getTime() - member.applied * dayMs);
  const within = { ...services, clock: () => then };
  const id = `${demoMember}${at + 1}`;
  const email = `member${at + 1}@temple.example`;
  await applyForMembership(
    { ...write, services: within },
    {
      id,
      requestId: null,
      sender: { name: member.name, email, phone: `+9198000001${String(at).padStart(2, '0')}` },
      details: {
        ...{ tier: tier.id, tierTitle: tier.title, amount: tier.amount_paise as Paise, spouse: null },
        ...{ address: '12 Temple Road', city: 'Agra', state: 'Uttar Pradesh', pin: '282001' },
        parts: member.parts,
      },
      ...{ personId: null, suspected: true },
    },
  );
  const membership = member.paid === null ? null : await lockMembership(trx, id);
  if (membership) await beginParts(trx, within, membership);
}

/** By transfers that the demo's administrator records, as the accounts do. */
async function payAsDemo(services: Services): Promise<void> {
  const staff = await demoClerk(services);
  for (const [at, { name, paid, nights }] of members.entries()) {
    const id = `${demoMember}${at + 1}`;
    const parts = (await listParts(services.db, id)).slice(0, paid ?? 0);
    for (const part of parts) {
      const given = await recordDonation(services, staff, {
        ...{ intentKey: services.ids('office'), mode: 'bank', amount: rupeesText(part.amount) },
        ...{ causeId: 'general', givenOn: templeDay(services.clock()), path: 'named', citizenship: 'indian' },
        ...{
          paper: `9990000000${at}${part.position % 10}`,
          bank: '',
          account: '',
          name,
        },
        ...{ email: '', phone: '', pan: '', addressLine: '', city: '', state: '', pin: '', inNameOf: '' },
      });
      if (!given.ok) throw new Error(`the demo's member did not pay: ${JSON.stringify(given)}`);
      await payByTransfer(services, staff, id, given.value.id);
    }
    const use = {
      intentKey: services.ids('office'),
      kind: 'nights',
      count: String(nights),
      note: 'Room 201',
    };
    if (nights > 0) await recordUse(services, staff, id, use);
  }
  await forgetLetters(services.db);
}

async function demoClerk({ db }: Services): Promise<Staff> {
  const { id, name } = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('email', '=', demoAdmin.email)
    .executeTakeFirstOrThrow();
  return {
    ...{ kind: 'staff', personId: id, name, email: demoAdmin.email, roles: ['owner'] },
    ...{ sessionId: 'ses_demo', address: '127.0.0.1', provenAt: new Date(0) },
  };
}

async function forgetLetters(db: Services['db']): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('kind', '=', 'membership')
    .where(sql<boolean>`data ->> 'membershipId' like ${`${demoMember}%`}`)
    .execute();
}
