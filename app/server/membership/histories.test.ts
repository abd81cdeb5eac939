import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { seedCauses } from '../demo/demo-causes.ts';
import { seedMembershipTiers } from '../demo/demo-membership.ts';
import { historyOf } from '../purchases/test-history-kind.ts';
import { type HistoryWorld, openHistoryWorld } from '../purchases/test-history-world.ts';
import { MemberStory, memberDeeds } from './test-member-story.ts';

// Histories of members who pay in parts by links in several tabs, by transfer, twice, late, unheard
// or another sum, and whose money goes back, compared after each deed with a notebook.

let world: HistoryWorld;
beforeAll(async () => {
  world = await openHistoryWorld();
  await seedCauses(world.services);
  await seedMembershipTiers(world.services);
  await sql`update membership_tiers set amount_paise = 1000000, nights_a_year = 3`.execute(world.db);
});
afterAll(() => world.close());

const history = historyOf(memberDeeds, { minLength: 15, maxLength: 40 });

it('members have what a notebook says, whatever is paid in parts, twice, late, unheard, and given back', async () => {
  const done = new Map<string, number>();
  const numRuns = Number(process.env.STORIES ?? 3);
  await fc.assert(
    fc.asyncProperty(history, async (told) => {
      world.rewind();
      await sql`truncate memberships, membership_series, donations, receipt_series, payments, refunds, letters, tries,
        requests, gateway_events, unproven_shares cascade`.execute(world.db);
      const story = new MemberStory(world);
      for (const deed of told) {
        world.pass(1_000);
        const did = await story.do(deed);
        if (did) done.set(deed.what, (done.get(deed.what) ?? 0) + 1);
        else await story.do({ ...deed, what: 'press' });
        await story.compare(deed.what);
      }
      expect(await auditLedger(world.db)).toEqual([]);
    }),
    { seed: Number(process.env.STORIES_SEED ?? 20_261_126), numRuns },
  );
  if (process.env.STORIES) console.log('membership', numRuns, Object.fromEntries(done));
}, 3_600_000);
