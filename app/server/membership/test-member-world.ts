import { sql } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import { templeDay, templeMorning } from '#core/time/temple-day.ts';
import { seedMembershipTiers } from '../demo/demo-membership.ts';
import { staffOf } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findMembership } from './membership-queries.ts';
import { linkOfPart, makeActiveMember, orderOfDonation, transferNumber } from './test-members.ts';

export const clerk = staffOf('per_clerk', 'accounts');
export const day = 86_400_000;

/** A key of a form of the office that no other has. */
export const key = () => `office_${transferNumber().padStart(16, '0')}`;

/**
 * For a test file: a site with the demo's tiers, each for 10,000 rupees and one free pass a year, on
 * a clock that may be set ahead. It shows noon of the temple's day, since at night nobody is
 * reminded.
 */
export function openMemberships() {
  let ahead = 0;
  const noonOf = (date: string) => templeMorning(date).getTime() + 4 * 3_600_000;
  const noon = noonOf(templeDay(new Date()));
  const fixture = openFixture({ clock: () => new Date(noon + ahead) }, { connections: 8 });
  beforeAll(async () => {
    await seedMembershipTiers(fixture.services);
    // Small sums, for the till of a test: a recorded cheque may be of any.
    await sql`update membership_tiers set amount_paise = 1000000, passes_a_year = 1`.execute(fixture.db);
  });
  beforeEach(() => {
    ahead = 0;
  });
  return {
    fixture,
    /** The clock shows a moment so many milliseconds after noon, until the test ends. */
    setAhead: (ms: number) => {
      ahead = ms;
    },
    /** The clock shows noon of a day 'YYYY-MM-DD', or so many days after it, until the test ends. */
    setDay: (date: string, after: number) => {
      ahead = noonOf(date) + after * day - noon;
    },
    /** The membership as its pages show it. */
    seen: async (id: string) => (await findMembership(fixture.services, id)) ?? expect.fail(id),
    anActiveMember: (tier = 'gold') => makeActiveMember(fixture.services, { tier }),
    linkOf: (partId: string) => linkOfPart(fixture.db, partId),
    orderOf: (donationId: string) => orderOfDonation(fixture.db, donationId),

    /** What the letters about a membership say, in the order of the alphabet. */
    async lettersOf(id: string): Promise<string[]> {
      const rows = await fixture.db
        .selectFrom('letters')
        .select('data')
        .where('kind', '=', 'membership')
        .where(sql<boolean>`data ->> 'membershipId' = ${id}`)
        .orderBy('created_at')
        .execute();
      return rows.map(({ data }) => (data as { says: string }).says).toSorted();
    },
  };
}
