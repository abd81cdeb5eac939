import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { takeBackDonation } from '../donations/take-back-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { beginPayLink } from '../pay-links/begin-pay-link.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { pay } from '../purchases/test-donations.ts';
import { approveMembership, endMembership } from './approve-membership.ts';
import { findCard } from './card-queries.ts';
import { openPartLink } from './open-part-link.ts';
import { findActiveMember } from './own-memberships.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { remindParts } from './remind-parts.ts';
import { clerk, key, openMemberships } from './test-member-world.ts';
import { linkAnswers as answers, apply, transferNumber } from './test-members.ts';
import { transferMembership } from './transfer-membership.ts';
import { useBenefit as recordUse, withdrawUse } from './use-benefit.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const { fixture, setAhead, setDay, seen, anActiveMember, linkOf, orderOf, lettersOf } = openMemberships();

const approve = async (id: string) =>
  expect(await approveMembership(fixture.services, clerk, id)).toMatchObject({ ok: true });

async function payLink(linkId: string): Promise<string> {
  const started = await beginPayLink(fixture.services, visitor, linkId, answers);
  if (!started.ok) throw new Error(JSON.stringify(started));
  await pay(fixture.gateway, await orderOf(started.value.id), 'pay');
  await fixture.gateway.tick();
  return started.value.id;
}

const use = (id: string, count: string, intentKey = key()) =>
  recordUse(fixture.services, keeper, id, { intentKey, kind: 'nights', count, note: 'Room 12' });

describe('a membership', () => {
  it('is applied for, approved, paid in three parts, begins with number and card, and two nights are used', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'gold' });
    expect(await seen(id)).toMatchObject({ stage: 'applied', schedule: [], number: null });
    expect(await approveMembership(services, keeper, id)).toMatchObject({ code: 'not-allowed' });
    await approve(id);
    expect(await approveMembership(services, clerk, id)).toMatchObject({ code: 'membership-stage' });
    const { schedule } = await seen(id);
    expect(schedule.map(({ amount }) => amount)).toEqual([333_400, 333_300, 333_300]);
    expect(schedule[0]?.dueOn).toBe(dayAfter(templeDay(services.clock()), 7));
    await payLink(await linkOf(schedule[0]?.id ?? ''));
    expect(await seen(id)).toMatchObject({ stage: 'paying', paid: 333_400, number: null, card: null });
    for (const part of schedule.slice(1)) {
      setDay(part.dueOn, -3);
      await remindParts.run(services, new AbortController().signal);
      await remindParts.run(services, new AbortController().signal);
      await payLink(await linkOf(part.id));
    }
    const member = await seen(id);
    expect(member).toMatchObject({ stage: 'active', paid: 1_000_000 });
    expect(member.number).toMatch(/^LM-\d{6}$/);
    expect(member.schedule.every(({ receipt }) => receipt !== null)).toBe(true);
    expect(await lettersOf(id)).toEqual(['approved', 'begun', 'part', 'part']);
    expect(await findCard(services, member.card ?? '')).toMatchObject({ state: 'valid', name: 'Radha Devi' });
    expect(await use(id, '2')).toMatchObject({ ok: true });
    expect((await seen(id)).benefits).toMatchObject([
      { kind: 'nights', granted: 7, used: 2, left: 5 },
      { kind: 'passes', left: 1 },
    ]);
    expect(await use(id, '6')).toMatchObject({
      problems: [{ field: 'count', code: 'membership-used-up', values: { n: 5 } }],
    });
    const [last] = (await seen(id)).uses;
    expect(await withdrawUse(services, keeper, id, last?.id ?? '')).toMatchObject({ ok: true });
    expect((await seen(id)).benefits[0]).toMatchObject({ used: 0, left: 7 });
  });

  it('of a tier without approval has its first link at once', async () => {
    const id = await apply(fixture.services, { tier: 'bronze', parts: '1' });
    const member = await seen(id);
    expect(member.stage).toBe('approved');
    const [row] = await fixture.db
      .selectFrom('letters')
      .select('data')
      .where('cause_key', '=', `membership:approved:${id}`)
      .execute();
    const letter = await composeLetter(fixture.services, {
      kind: 'membership',
      ...(row?.data as object),
    } as Letter);
    expect(letter?.text).toContain(`/pay/${await linkOf(member.schedule[0]?.id ?? '')}`);
  });

  it('one part is paid once, also by two tabs and a transfer; what is paid twice is shown', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '2' });
    const [first] = (await seen(id)).schedule;
    const link = await linkOf(first?.id ?? '');
    const both = await Promise.all([1, 2].map(() => beginPayLink(services, visitor, link, answers)));
    expect(new Set(both.map((one) => (one.ok ? one.value.id : '')))).toHaveProperty('size', 1);
    const begun = both[0]?.ok ? both[0].value.id : '';
    const donation = await recordedDonation(services, {
      mode: 'bank',
      amount: '5000',
      paper: transferNumber(),
    });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    await pay(fixture.gateway, await orderOf(begun), 'pay');
    await fixture.gateway.tick();
    const member = await seen(id);
    expect(member).toMatchObject({ stage: 'paying', paid: 500_000 });
    expect(member.events[0]).toMatchObject({ kind: 'paid-twice', donationId: begun });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({
      code: 'membership-linked-before',
    });
    const other = await recordedDonation(services, { mode: 'bank', amount: '4999', paper: transferNumber() });
    expect(await payByTransfer(services, clerk, id, other)).toMatchObject({ code: 'membership-other-sum' });
  });

  it('lapses when a part is overdue beyond the grace, and goes on when it is paid', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'gold', parts: '1' });
    await approve(id);
    const [part] = (await seen(id)).schedule;
    const run = async (days: number) => {
      setDay(part?.dueOn ?? '', days);
      await remindParts.run(services, new AbortController().signal);
    };
    await run(1);
    await run(2);
    expect(await seen(id)).toMatchObject({ stage: 'approved' });
    await run(29);
    expect(await seen(id)).toMatchObject({ stage: 'approved' });
    await run(31);
    expect(await seen(id)).toMatchObject({ stage: 'lapsed' });
    expect(await lettersOf(id)).toEqual(['approved', 'lapsed', 'overdue']);
    setAhead(0);
    await payLink(await linkOf(part?.id ?? ''));
    expect(await seen(id)).toMatchObject({ stage: 'active' });
  });

  it('whose money went back is not active, keeps its number, and its card is not valid', async () => {
    const { services } = fixture;
    const id = await anActiveMember();
    const before = await seen(id);
    const donation = before.schedule[0]?.donationId ?? '';
    const back = { donationId: donation, kind: 'mistake', reason: 'Entered twice by mistake' };
    expect(await takeBackDonation(services, clerk, back as never)).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ stage: 'approved', number: before.number, paid: 0 });
    expect(await findCard(services, before.card ?? '')).toMatchObject({ state: 'lapsed' });
    expect(await use(id, '1')).toMatchObject({ problems: [{ code: 'membership-not-active' }] });
  });

  it('is transferred with what was used; the former card says so and names nobody', async () => {
    const { services } = fixture;
    const id = await anActiveMember();
    await use(id, '3');
    const { card, number } = await seen(id);
    const to = {
      name: 'Gopal Das',
      email: 'gopal@example.com',
      phone: '9812345678',
      address: '1 Other Road',
    };
    expect(await transferMembership(services, clerk, id, { ...to, email: '' })).toMatchObject({
      problems: [{ field: 'email' }],
    });
    expect(await lettersOf(id)).toContain('begun');
    expect(await transferMembership(services, clerk, id, to)).toMatchObject({ ok: true });
    // What waited for the former holder would greet the new one.
    expect(await lettersOf(id)).toEqual(['transferred']);
    const member = await seen(id);
    expect(member).toMatchObject({ name: 'Gopal Das', number, benefits: [{ left: 4 }, { left: 1 }] });
    expect(await findCard(services, card ?? '')).toMatchObject({ state: 'transferred', name: '' });
    expect(await findCard(services, member.card ?? '')).toMatchObject({ state: 'valid', name: 'Gopal Das' });
  });

  it('ended, has no open link and no valid card, and its reason is in the letter', async () => {
    const { services } = fixture;
    const id = await anActiveMember();
    expect(await endMembership(services, clerk, id, '')).toMatchObject({ code: 'membership-reason' });
    expect(await endMembership(services, clerk, id, 'At his own wish')).toMatchObject({ ok: true });
    const { card } = await seen(id);
    expect(await findCard(services, card ?? '')).toMatchObject({ state: 'ended' });
    const letter = {
      kind: 'membership',
      membershipId: id,
      says: 'ended',
      partId: null,
      linkId: null,
    } as const;
    expect((await composeLetter(services, letter))?.text).toContain('At his own wish');
  });
});

describe('at once', () => {
  it('twenty uses of seven nights: seven are used, whoever writes', async () => {
    const id = await anActiveMember();
    const all = await Promise.all(Array.from({ length: 20 }, () => use(id, '1')));
    expect(all.filter(({ ok }) => ok)).toHaveLength(7);
    expect((await seen(id)).benefits[0]).toMatchObject({ used: 7, left: 0 });
    // The database has the last word, whatever the code believes.
    const past = sql`insert into membership_uses
      select 'use_past', 'office_past', membership_id, kind, from_day, 1, used_on, note, recorded_by, recorded_at, null
      from membership_uses where membership_id = ${id} limit 1`;
    await expect(past.execute(fixture.db)).rejects.toThrow('membership_grants');
  });

  it('the same use sent ten times is one', async () => {
    const id = await anActiveMember();
    const intentKey = key();
    await Promise.all(Array.from({ length: 10 }, () => use(id, '1', intentKey)));
    expect((await seen(id)).benefits[0]).toMatchObject({ used: 1 });
    expect(await use(id, '2', intentKey)).toMatchObject({ problems: [{ code: 'intent-reused' }] });
  });

  it('ten members who begin have ten numbers without a gap', async () => {
    const before = await fixture.db.selectFrom('membership_series').select('last_number').executeTakeFirst();
    const ids = await Promise.all(Array.from({ length: 10 }, () => anActiveMember('bronze')));
    const numbers = await Promise.all(ids.map(async (id) => Number((await seen(id)).number?.slice(3))));
    const first = (before?.last_number ?? 0) + 1;
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => first + index));
  });
});

describe('whose it is', () => {
  it('an account sees and pays what was applied for under its proven address, nobody else does', async () => {
    const { services } = fixture;
    const personId = await makePerson(services, 'own-member@example.com');
    const id = await apply(services, { tier: 'bronze', parts: '2', email: 'own-member@example.com' });
    const devotee = { kind: 'devotee', personId, name: 'Radha', email: 'own-member@example.com' } as const;
    const [part] = (await seen(id)).schedule;
    const partId = part?.id ?? '';
    const mine = { ...devotee, emailVerified: true };
    const opened = await openPartLink(services, mine, partId);
    expect(opened).toMatchObject({ ok: true, value: { linkId: await linkOf(partId) } });
    const unproven = await openPartLink(
      services,
      { ...devotee, personId: 'per_x', emailVerified: false },
      partId,
    );
    expect(unproven).toMatchObject({ code: 'membership-unknown' });
    expect(await findActiveMember(fixture.db, mine)).toBeNull();
    const donation = await recordedDonation(services, {
      mode: 'bank',
      amount: '10000',
      paper: transferNumber(),
    });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    expect(await findActiveMember(fixture.db, mine)).toMatchObject({ id });
  });
});
