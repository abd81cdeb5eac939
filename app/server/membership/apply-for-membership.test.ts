import { describe, expect, it } from 'vitest';
import { limits } from '#core/people/limits.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { makePerson } from '../people/test-people.ts';
import { approveMembership } from './approve-membership.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { remindParts } from './remind-parts.ts';
import { clerk, day, openMemberships } from './test-member-world.ts';
import { apply, transferNumber } from './test-members.ts';

const { fixture, setAhead, seen, lettersOf } = openMemberships();

/** The reminders that are due so many days after a membership began, day by day. */
async function passDays(days: number): Promise<void> {
  for (let at = 1; at <= days; at += 1) {
    setAhead(at * day);
    await remindParts.run(fixture.services, new AbortController().signal);
  }
}

describe('an address that anybody may type', () => {
  it('has no more letters than other forms send it; the office looks at the rest', async () => {
    const email = 'victim@example.com';
    const ids = [];
    for (const name of ['Radha A', 'Radha B', 'Radha C', 'Radha D', 'Radha E'])
      ids.push(await apply(fixture.services, { name, email }));
    const stages = await Promise.all(ids.map(async (id) => (await seen(id)).stage));
    expect(stages).toEqual(['approved', 'approved', 'approved', 'applied', 'applied']);
    const letters = await fixture.db
      .selectFrom('letters')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(letters).toHaveLength(limits['request:email'].tries);
    expect(await approveMembership(fixture.services, clerk, ids[4] ?? '')).toMatchObject({ ok: true });
  });

  it('is not reminded of what nobody paid', async () => {
    const id = await apply(fixture.services, { tier: 'bronze', parts: '2' });
    await passDays(45);
    expect(await seen(id)).toMatchObject({ stage: 'lapsed' });
    expect(await lettersOf(id)).toEqual(['approved']);
  });
});

describe('a member is reminded', () => {
  it('whom the office approved', async () => {
    const id = await apply(fixture.services, { tier: 'gold', parts: '1' });
    await approveMembership(fixture.services, clerk, id);
    await passDays(10);
    expect(await lettersOf(id)).toEqual(['approved', 'overdue']);
  });

  it('who applied with the proven address of the account', async () => {
    const email = 'proven-member@example.com';
    const personId = await makePerson(fixture.services, email);
    const own = await apply(fixture.services, { tier: 'bronze', parts: '1', email, personId });
    const anothers = await apply(fixture.services, {
      ...{ tier: 'bronze', parts: '1', email: 'somebody-else@example.com', personId },
    });
    await passDays(10);
    expect(await lettersOf(own)).toEqual(['approved', 'overdue']);
    expect(await lettersOf(anothers)).toEqual(['approved']);
  });

  it('who paid a part', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '2' });
    const paper = transferNumber();
    const donation = await recordedDonation(services, { mode: 'bank', amount: '5000', paper });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    await passDays(45);
    expect(await lettersOf(id)).toEqual(['approved', 'overdue', 'part']);
  });
});
