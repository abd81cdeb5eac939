import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { periodOf } from '#core/stats/periods.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { sumByCause } from '../stats/donation-parts.ts';
import { loadCauses } from './cause-queries.ts';
import { claimUpiPayment } from './claim-upi-payment.ts';
import { findDonation } from './donation-detail-queries.ts';
import { findDonationStatus } from './donation-queries.ts';
import { everyDonation, listDonations } from './ledger-queries.ts';
import { matchUpiClaim } from './match-upi-claim.ts';
import { findReceipt } from './receipt-queries.ts';
import { takeBackDonation } from './take-back-donation.ts';
import { codeOf, recordedDonation, recordManualDonation } from './test-manual-donations.ts';
import { voidReceipt } from './void-receipt.ts';

const now = new Date('2026-11-21T06:00:00Z');
const clerk = staffOf('per_clerk', 'accounts');
const reason = 'Returned by the bank: funds insufficient.';

const fixture = openFixture({ clock: () => now });

const record = (instead?: Parameters<typeof recordManualDonation>[1]) =>
  recordManualDonation(fixture.services, instead);
const recorded = (instead?: Parameters<typeof recordedDonation>[1]) =>
  recordedDonation(fixture.services, instead);
const takeBack = (
  donationId: string,
  kind = 'mistake',
  who: Parameters<typeof takeBackDonation>[1] = clerk,
) => takeBackDonation(fixture.services, who, { donationId, kind, reason });
const cheque = (paper: string) => ({ mode: 'cheque', paper, bank: 'State Bank', amount: '5,100' });
const raised = async () => {
  const causes = await loadCauses(fixture.services, null, { raised: true });
  return causes.find(({ id }) => id === 'food-for-life')?.raised;
};
const countOf = async (id: string) => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from manual_donation_reversals where donation_id = ${id}) as reversals,
    (select count(*)::int from donation_events where donation_id = ${id} and kind = 'taken-back') as events,
    (select count(*)::int from donation_events where donation_id = ${id} and state = 'refunded') as moves,
    (select count(*)::int from audit_log where subject = ${id} and action = 'donation.taken-back') as noted,
    (select count(*)::int from letters where kind = 'gift-taken-back' and data ->> 'donationId' = ${id}) as letters
    `.execute(fixture.db);
  return rows[0];
};
const once = { reversals: 1, events: 1, moves: 1, noted: 1, letters: 1 };

it('a donation of crores is summed, and taken back, without overflow', async () => {
  const before = await raised();
  const id = await recorded({ mode: 'bank', paper: '919191919191', amount: '4,00,00,000' });
  const parts = await sumByCause(fixture.services, periodOf('taxYear', now));
  expect(parts.find(({ causeId }) => causeId === 'food-for-life')?.total).toBeGreaterThanOrEqual(
    4_000_000_000,
  );
  expect(await takeBack(id)).toMatchObject({ ok: true });
  expect(await raised()).toEqual(before);
});

describe('a cheque that bounced', () => {
  it('leaves every sum, voids its receipt, and its donor is notified', async () => {
    const before = {
      raised: await raised(),
      total: (await listDonations(fixture.services, everyDonation)).total,
    };
    const id = await recorded({ ...cheque('100001'), email: 'radha@example.com' });
    expect(await raised()).not.toEqual(before.raised);
    expect(await takeBack(id, 'bounced')).toMatchObject({ ok: true });
    expect(await raised()).toEqual(before.raised);
    const list = await listDonations(fixture.services, everyDonation);
    expect(list.total).toBe(before.total);
    expect(list.rows.find((row) => row.id === id)).toMatchObject({
      state: 'refunded',
      net: 0,
      takenBack: 'bounced',
    });
    const donation = await findDonation(fixture.services, id);
    expect(donation).toMatchObject({
      receipt: { voided: true },
      takingBack: { kind: 'bounced', reason },
      timeline: expect.arrayContaining([expect.objectContaining({ kind: 'taken-back', note: reason })]),
    });
    const facts = await findReceipt(fixture.services, donation?.receipt?.id ?? '');
    expect(facts?.voided).toEqual({ on: '2026-11-21', reason: 'the cheque was not honoured' });
    const status = await findDonationStatus(fixture.services, id);
    expect(status).toMatchObject({
      takenBack: 'bounced',
      returned: { ofDonation: 0, besides: 0 },
      payable: false,
    });
    expect(await countOf(id)).toEqual(once);
    const letter: Letter = { kind: 'gift-taken-back', donationId: id };
    const written = await composeLetter(fixture.services, letter);
    expect(written?.subject).toBe(`Your cheque was not honoured · Receipt ${facts?.number} is void`);
    expect(written?.text).toContain('₹5,100.00');
    expect(written?.text).not.toContain('funds insufficient');
  });

  it('may be presented again, under the same number, once', async () => {
    const paper = cheque('100002');
    const first = await recorded(paper);
    expect(codeOf(await record(paper))).toBe('paper-known');
    await takeBack(first, 'bounced');
    const answers = await Promise.all([record(paper), record(paper)]);
    expect(answers.map(codeOf).sort()).toEqual(['paper-known', 'taken']);
    const again = answers.find(({ ok }) => ok);
    const second = again?.ok ? again.value.id : expect.fail('none');
    expect(await findDonation(fixture.services, second)).toMatchObject({ state: 'paid', takenBack: null });
    await takeBack(second, 'bounced');
    expect(codeOf(await record(paper))).toBe('taken');
  });
});

describe('a wrong entry', () => {
  it('is taken back once, however often and by however many it is pressed', async () => {
    const id = await recorded({ name: 'Twice Pressed', email: 'twice@example.com' });
    const answers = await Promise.all([
      takeBack(id),
      takeBack(id),
      takeBack(id, 'mistake', staffOf('per_other', 'owner')),
    ]);
    expect(answers.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual([
      'done',
      'taken-back',
      'taken-back',
    ]);
    expect(await takeBack(id)).toMatchObject({ code: 'taken-back' });
    expect(await countOf(id)).toEqual(once);
  });

  it('and a concurrent voiding of its receipt both hold', async () => {
    for (let time = 0; time < 4; time += 1) {
      const id = await recorded({ name: 'Both At Once' });
      const input = { donationId: id, reason: 'The name was wrong.', anew: 'on', name: '' };
      const [back] = await Promise.all([takeBack(id), voidReceipt(fixture.services, clerk, input)]);
      expect(back).toMatchObject({ ok: true });
      const receipts = await fixture.db
        .selectFrom('receipts')
        .select('voided_at')
        .where('donation_id', '=', id)
        .execute();
      expect(receipts.filter(({ voided_at }) => voided_at === null)).toEqual([]);
    }
  });

  it('frees the day’s cash of its donor', async () => {
    const half = { name: 'Cash Giver', phone: '9822222222', amount: '1,50,000' };
    const id = await recorded(half);
    expect(codeOf(await record(half))).toBe('cash-barred-day');
    await takeBack(id);
    expect(codeOf(await record(half))).toBe('taken');
  });

  it('frees a transfer, which its donor then claims', async () => {
    await takeBack(await recorded({ mode: 'bank', paper: '626262626262' }));
    const donation = await begin(fixture.services);
    const claim = {
      donationId: donation.id,
      utr: '626262626262',
      amount: String(donation.total / 100),
      paidOn: '2026-11-21',
    };
    expect(await claimUpiPayment(fixture.services, claim)).toMatchObject({ ok: true });
    const { id } = await fixture.db
      .selectFrom('upi_claims')
      .select('id')
      .where('donation_id', '=', donation.id)
      .executeTakeFirstOrThrow();
    expect(await matchUpiClaim(fixture.services, clerk, id, 'matched')).toMatchObject({ ok: true });
    expect(await findDonation(fixture.services, donation.id)).toMatchObject({ state: 'paid' });
  });
});

describe('what is not taken back', () => {
  it('a donation through the gateway, or none at all', async () => {
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    expect(await takeBack(id)).toMatchObject({ code: 'not-by-hand' });
    expect(await takeBack('don_unknown')).toMatchObject({ code: 'not-by-hand' });
    expect(await findDonation(fixture.services, id)).toMatchObject({ state: 'paid' });
  });

  it('anything without the permission, or without a reason', async () => {
    const id = await recorded();
    for (const who of [visitor, staffOf('per_v', 'viewer'), staffOf('per_c', 'content', 'shop-desk')]) {
      expect(await takeBack(id, 'mistake', who)).toMatchObject({ code: 'not-allowed' });
    }
    const bad = await takeBackDonation(fixture.services, clerk, {
      donationId: id,
      kind: 'bounced',
      reason: 'no',
    });
    expect(bad).toMatchObject({
      problems: [
        { field: 'kind', code: 'only-cheques-bounce' },
        { field: 'reason', code: 'text-length' },
      ],
    });
    expect(await findDonation(fixture.services, id)).toMatchObject({ state: 'paid', takingBack: null });
  });

  it('the taking back itself', async () => {
    const id = await recorded();
    await takeBack(id);
    const rows = fixture.db
      .updateTable('manual_donation_reversals')
      .set({ reason: 'Another.' })
      .where('donation_id', '=', id);
    await expect(rows.execute()).rejects.toThrow('only grows');
    await expect(
      fixture.db.deleteFrom('manual_donation_reversals').where('donation_id', '=', id).execute(),
    ).rejects.toThrow('only grows');
  });
});
