import { describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { loadCauses } from './cause-queries.ts';
import { listWaitingClaims } from './claim-queries.ts';
import { claimUpiPayment } from './claim-upi-payment.ts';
import { findDonation } from './donation-detail-queries.ts';
import { findDonationStatus } from './donation-queries.ts';
import { everyDonation, listDonations } from './ledger-queries.ts';
import { matchUpiClaim } from './match-upi-claim.ts';
import { findReceipt } from './receipt-queries.ts';
import { takeBackClaim } from './take-back-claim.ts';
import { codeOf, recordManualDonation } from './test-manual-donations.ts';

const now = new Date('2026-11-21T06:00:00Z');
const clerk = staffOf('per_clerk', 'accounts');
const reason = 'Radha Devi paid this, not the giver of this row.';

const fixture = openFixture({ clock: () => now });

let made = 0;
const nextUtr = () => {
  made += 1;
  return String(500_000_000_000 + made);
};
type DonationOverrides = Parameters<typeof begin>[1];

async function claimFor(
  donation: Awaited<ReturnType<typeof begin>>,
  utr = nextUtr(),
  rupees = donation.total / 100,
) {
  const input = { donationId: donation.id, utr, amount: String(rupees), paidOn: '2026-11-21' };
  expect(await claimUpiPayment(fixture.services, input)).toEqual({ ok: true, value: null });
  const { id } = await fixture.db
    .selectFrom('upi_claims')
    .select('id')
    .where('utr', '=', utr)
    .where('state', '=', 'claimed')
    .executeTakeFirstOrThrow();
  return { ...donation, utr, claim: id };
}
async function matched(input: DonationOverrides = {}) {
  const donation = await claimFor(await begin(fixture.services, input));
  expect(await match(donation.claim)).toMatchObject({ ok: true });
  return donation;
}
const match = (claim: string, donation = '') =>
  matchUpiClaim(fixture.services, clerk, claim, 'matched', donation);
const takeBack = (donationId: string, who: Parameters<typeof takeBackClaim>[1] = clerk, why = reason) =>
  takeBackClaim(fixture.services, who, { donationId, reason: why });
const stateOf = async (id: string) => (await findDonation(fixture.services, id))?.state;
const sums = async () => ({
  total: (await listDonations(fixture.services, everyDonation)).total,
  raised: (await loadCauses(fixture.services, null, { raised: true })).map((cause) => cause.raised),
});
const receiptsOf = (id: string) =>
  fixture.db.selectFrom('receipts').selectAll().where('donation_id', '=', id).orderBy('sequence').execute();
const record = async (utr: string) =>
  codeOf(await recordManualDonation(fixture.services, { mode: 'bank', paper: utr }));
const lettersTo = async (email: string) =>
  (
    await fixture.db
      .selectFrom('letters')
      .select('kind')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('a match by mistake', () => {
  it('leaves every sum, voids its receipt, and its donor is notified', async () => {
    const before = await sums();
    const { id, utr } = await matched({ email: 'wrong@example.com' });
    expect(await sums()).not.toEqual(before);
    expect(await takeBack(id)).toMatchObject({ ok: true });
    expect(await sums()).toEqual(before);
    const donation = await findDonation(fixture.services, id);
    expect(donation).toMatchObject({
      state: 'refunded',
      net: 0,
      takenBack: 'unmatched',
      takingBack: { kind: 'unmatched', reason, utr },
      receipt: { voided: true },
      claim: { state: 'claimed' },
    });
    const facts = await findReceipt(fixture.services, donation?.receipt?.id ?? '');
    expect(facts?.voided).toEqual({ on: '2026-11-21', reason: 'a transfer was matched by mistake' });
    expect(await findDonationStatus(fixture.services, id)).toMatchObject({
      takenBack: 'unmatched',
      returned: { ofDonation: 0, besides: 0 },
      payable: false,
    });
    expect((await lettersTo('wrong@example.com')).sort()).toEqual(['gift-receipt', 'gift-taken-back']);
    const written = await composeLetter(fixture.services, { kind: 'gift-taken-back', donationId: id });
    expect(written?.subject).toBe(`A correction: receipt ${facts?.number} is void`);
    expect(written?.text).not.toContain('not the giver of this row');
    const logged = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', id)
      .where('action', '=', 'claim.taken-back')
      .execute();
    expect(logged).toEqual([
      { action: 'claim.taken-back', before: { state: 'matched' }, after: { state: 'claimed' } },
    ]);
  });

  it('is taken back once, however often it is pressed', async () => {
    const { id } = await matched();
    const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
    expect(answers.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual([
      'done',
      'not-matched',
      'not-matched',
    ]);
    expect(await takeBack(id)).toMatchObject({ code: 'not-matched' });
  });

  it('frees the transfer for the right donation, once, under the next number', async () => {
    const wrong = await matched();
    const right = await begin(fixture.services, { name: 'Right Giver', email: 'right@example.com' });
    await takeBack(wrong.id);
    const waiting = (await listWaitingClaims(fixture.services)).find(({ id }) => id === wrong.claim);
    expect(waiting?.takenBack?.donations.map(({ id }) => id)).toEqual(
      expect.arrayContaining([wrong.id, right.id]),
    );
    expect(await match(wrong.claim)).toMatchObject({ code: 'choose-gift', field: 'donation' });
    const before = await sums();
    const answers = await Promise.all([match(wrong.claim, right.id), match(wrong.claim, right.id)]);
    expect(answers.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual(['already-decided', 'done']);
    expect(await stateOf(right.id)).toBe('paid');
    expect(await stateOf(wrong.id)).toBe('refunded');
    expect((await sums()).total).toBe(before.total + right.total);
    const [old] = await receiptsOf(wrong.id);
    const [fresh, ...more] = await receiptsOf(right.id);
    expect(more).toEqual([]);
    expect(fresh).toMatchObject({ sequence: (old?.sequence ?? 0) + 1, payment_id: `utr_${wrong.utr}_2` });
    expect(await lettersTo('right@example.com')).toEqual(['gift-receipt']);
    // The money of a transfer counts once: neither another claim nor a manual entry brings it
    // again.
    const third = await begin(fixture.services);
    const claim = { donationId: third.id, utr: wrong.utr, amount: String(third.total / 100) };
    expect(await claimUpiPayment(fixture.services, { ...claim, paidOn: '2026-11-21' })).toMatchObject({
      problems: [{ code: 'utr-claimed' }],
    });
    expect(await record(wrong.utr)).toBe('paper-known');
  });

  it('may be matched to the same donation after all, which is then copied', async () => {
    const { id, claim, total } = await matched({ email: 'early@example.com' });
    await takeBack(id);
    const outcome = await match(claim, id);
    const anew = outcome.ok ? outcome.value.donationId : expect.fail(outcome.code);
    expect(anew).not.toBe(id);
    expect(await findDonation(fixture.services, anew)).toMatchObject({
      state: 'paid',
      total,
      net: total,
      email: 'early@example.com',
      lines: [expect.objectContaining({ causeId: 'food-for-life' })],
      receipt: { voided: false },
    });
    expect(await takeBack(anew)).toMatchObject({ ok: true });
    expect(await stateOf(anew)).toBe('refunded');
  });

  it('may be matched to a donation that expired meanwhile, which is copied', async () => {
    const wrong = await matched();
    const right = await begin(fixture.services, { name: 'Late Giver' });
    await fixture.db.updateTable('donations').set({ state: 'expired' }).where('id', '=', right.id).execute();
    await fixture.db
      .insertInto('donation_events')
      .values({ donation_id: right.id, at: now, kind: 'expired', state: 'expired' })
      .execute();
    await takeBack(wrong.id);
    const outcome = await match(wrong.claim, right.id);
    const anew = outcome.ok ? outcome.value.donationId : expect.fail(outcome.code);
    expect(await findDonation(fixture.services, anew)).toMatchObject({
      state: 'paid',
      donorName: 'Late Giver',
    });
    expect(await stateOf(right.id)).toBe('expired');
  });

  it('may be refused, and then entered manually', async () => {
    const { id, claim, utr } = await matched();
    await takeBack(id);
    expect(await record(utr)).toBe('paper-claimed');
    expect(await matchUpiClaim(fixture.services, clerk, claim, 'rejected')).toMatchObject({ ok: true });
    expect(await record(utr)).toBe('taken');
  });
});

describe('a transfer that paid no donation', () => {
  it('of another sum is taken back without a letter, and its donation stays as it was', async () => {
    const donation = await claimFor(
      await begin(fixture.services, { email: 'other-sum@example.com' }),
      nextUtr(),
      11,
    );
    await match(donation.claim);
    expect(await stateOf(donation.id)).toBe('review');
    expect(await takeBack(donation.id)).toMatchObject({ ok: true });
    expect(await findDonation(fixture.services, donation.id)).toMatchObject({
      state: 'review',
      takenBack: null,
    });
    expect(await lettersTo('other-sum@example.com')).toEqual([]);
  });

  it('besides a payment of the gateway is taken back, and the receipt of that one remains', async () => {
    const donation = await claimFor(await begin(fixture.services, { email: 'paid@example.com' }));
    await pay(fixture.gateway, donation.orderId, 'pay');
    await fixture.gateway.tick();
    await match(donation.claim);
    expect(await takeBack(donation.id)).toMatchObject({ ok: true });
    expect(await findDonation(fixture.services, donation.id)).toMatchObject({
      state: 'paid',
      takenBack: null,
      receipt: { voided: false },
    });
    expect(await lettersTo('paid@example.com')).toEqual(['gift-receipt']);
  });
});

describe('what is refused', () => {
  it('everything without the permission, without a reason, or where nothing is matched', async () => {
    const { id } = await matched();
    for (const who of [visitor, staffOf('per_v', 'viewer'), staffOf('per_c', 'content', 'shop-desk')]) {
      expect(await takeBack(id, who)).toMatchObject({ code: 'not-allowed' });
    }
    expect(await takeBack(id, clerk, 'no')).toMatchObject({
      problems: [{ field: 'reason', code: 'text-length', values: { min: 10, max: 500 } }],
    });
    const waiting = await claimFor(await begin(fixture.services));
    expect(await takeBack(waiting.id)).toMatchObject({ code: 'not-matched' });
    expect(await takeBack('don_unknown')).toMatchObject({ code: 'not-matched' });
    expect(await stateOf(id)).toBe('paid');
  });

  it('a donation of another sum, one that is paid, and one that has another claim', async () => {
    const { id, claim } = await matched();
    await takeBack(id);
    const bigger = {
      lines: [{ causeId: 'food-for-life', typeId: 'meals-20', ownAmount: null, quantity: '2' }],
    };
    const claimed = await claimFor(await begin(fixture.services));
    const paid = await matched();
    expect(await match(claim, (await begin(fixture.services, bigger)).id)).toMatchObject({
      code: 'gift-unfit',
    });
    expect(await match(claim, paid.id)).toMatchObject({ code: 'gift-unfit' });
    expect(await match(claim, claimed.id)).toMatchObject({ code: 'gift-has-claim' });
    expect(await match(claim, 'don_unknown')).toMatchObject({ code: 'gift-unfit' });
  });

  it('changing a decided claim or a taking back outside of the verbs', async () => {
    const { id, claim } = await matched();
    const set = (change: object) =>
      fixture.db.updateTable('upi_claims').set(change).where('id', '=', claim).execute();
    const open = { state: 'claimed', decided_by: null, decided_at: null };
    await expect(set(open)).rejects.toThrow('a decided claim stands');
    await takeBack(id);
    await expect(set({ donation_id: (await matched()).id })).rejects.toThrow('a decided claim stands');
    await expect(fixture.db.deleteFrom('claim_reversals').execute()).rejects.toThrow('only grows');
  });
});
