import { describe, expect, it } from 'vitest';
import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import type { FrozenReceipt } from '#core/donations/receipt-facts.ts';
import { visitor } from '#core/people/viewer.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findDonation } from './donation-detail-queries.ts';
import { findReceiptByCode } from './receipt-queries.ts';
import { recordDonation } from './record-donation.ts';
import {
  codeOf,
  manualDonationInput,
  recordedDonation,
  recordManualDonation,
} from './test-manual-donations.ts';
import { voidReceipt } from './void-receipt.ts';

const now = new Date('2026-11-21T06:00:00Z');

const fixture = openFixture({ clock: () => now });

const clerk = staffOf('per_clerk', 'accounts');
type Instead = Partial<TypedManualDonation>;
const recorded = (instead?: Instead) => recordedDonation(fixture.services, instead);
const problemOf = async (instead: Instead) => codeOf(await recordManualDonation(fixture.services, instead));
const countDonations = async () => (await fixture.db.selectFrom('donations').select('id').execute()).length;
const receiptsOf = (id: string) =>
  fixture.db.selectFrom('receipts').selectAll().where('donation_id', '=', id).orderBy('sequence').execute();

describe('a manual donation', () => {
  it('is paid on its day, with receipt, letter and an entry in the log', async () => {
    const id = await recorded({ email: 'radha@example.com', paper: 'S-17' });
    const donation = await findDonation(fixture.services, id);
    expect(donation).toMatchObject({
      state: 'paid',
      mode: 'cash',
      paidAt: new Date('2026-11-19T18:30:00Z'),
      receiptNumber: expect.stringMatching(/^D\/26-27\/\d{6}$/),
      byHand: { paper: 'S-17', givenOn: '2026-11-20' },
    });
    const letter = await fixture.db
      .selectFrom('letters')
      .select('kind')
      .where('recipient', '=', 'radha@example.com')
      .execute();
    expect(letter).toEqual([{ kind: 'gift-receipt' }]);
    const logged = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', id)
      .execute();
    expect(logged).toEqual([{ action: 'donation.recorded' }]);
  });

  it('is one donation however often its form is sent, also concurrently', async () => {
    const typed = manualDonationInput(fixture.services, { name: 'Twice Sent' });
    const send = (instead: Instead = {}) => recordManualDonation(fixture.services, { ...typed, ...instead });
    const before = await countDonations();
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await countDonations()).toBe(before + 1);
    const other = await send({ amount: '1200' });
    expect(other).toMatchObject({ ok: false, problems: [{ code: 'intent-reused' }] });
  });

  it('accepts one paper once, also from two clerks concurrently', async () => {
    const cheque = { mode: 'cheque', paper: '112233', bank: 'State Bank' };
    const answers = await Promise.all([problemOf(cheque), problemOf({ ...cheque, bank: 'STATE BANK ' })]);
    expect(answers.sort()).toEqual(['paper-known', 'taken']);
    expect(await problemOf({ ...cheque, bank: 'Canara' })).toBe('taken');
    expect(await problemOf({ ...cheque, bank: 'भारतीय स्टेट बैंक' })).toBe('taken');
    expect(await problemOf({ ...cheque, bank: 'पंजाब नेशनल बैंक' })).toBe('taken');
    const transfer = { mode: 'bank', paper: '616161616161' };
    expect(await problemOf(transfer)).toBe('taken');
    expect(await problemOf(transfer)).toBe('paper-known');
  });

  it('accepts a second honest cheque with the same number of the same bank, once its account is given', async () => {
    const first = { mode: 'cheque', paper: '000001', bank: 'State Bank of India' };
    const second = { ...first, name: 'Kripa Das', amount: '501', givenOn: '2026-11-21' };
    expect(await problemOf(first)).toBe('taken');
    expect(await recordManualDonation(fixture.services, second)).toMatchObject({
      problems: [{ field: 'account', code: 'cheque-account-needed' }],
    });
    const both = await Promise.all([1, 2].map(() => problemOf({ ...second, account: '004321' })));
    expect(both.sort()).toEqual(['paper-known', 'taken']);
    expect(await problemOf({ ...second, name: 'Third Giver', account: '8765' })).toBe('taken');
    // The same cheque again, by its account or by donor, sum and day.
    expect(await problemOf({ ...second, name: 'K. Das', account: '4321' })).toBe('paper-known');
    expect(await problemOf({ ...first, account: '1111' })).toBe('paper-known');
    const entries = await fixture.db
      .selectFrom('manual_donations')
      .select(['payment_id', 'account'])
      .where('paper', '=', '000001')
      .execute();
    expect(entries.map(({ account }) => account).sort()).toEqual(['004321', '8765', null]);
    expect(new Set(entries.map(({ payment_id }) => payment_id)).size).toBe(3);
    // The id of every cheque before accounts were entered.
    expect(entries.find(({ account }) => account === null)?.payment_id).toBe('chq_000001_504e1ea3');
  });

  it('refuses a transfer that a donor has claimed', async () => {
    const donation = await begin(fixture.services);
    await fixture.db
      .insertInto('upi_claims')
      .values({
        id: `clm_${'a'.repeat(22)}`,
        donation_id: donation.id,
        utr: '717171717171',
        amount_paise: donation.total,
        paid_on: '2026-11-20',
        claimed_at: now,
        decided_by: null,
        decided_at: null,
      })
      .execute();
    expect(await problemOf({ mode: 'bank', paper: '717171717171' })).toBe('paper-claimed');
  });

  it('adds up the cash of one donor and day, also when two counters take it at once', async () => {
    const half = { name: 'Big Giver', phone: '9811111111', amount: '1,00,000' };
    const answers = await Promise.all([problemOf(half), problemOf(half)]);
    expect(answers.sort()).toEqual(['cash-barred-day', 'taken']);
    expect(await problemOf({ ...half, givenOn: '2026-11-19' })).toBe('taken');
    expect(await problemOf({ ...half, name: 'Another Name' })).toBe('cash-barred-day');
    expect(await problemOf({ ...half, mode: 'cheque', paper: '445566', bank: 'SBI' })).toBe('taken');
  });

  it('writes no certificate for cash above 2,000 rupees', async () => {
    const tax = {
      ...{ path: 'tax', name: 'Tax Giver', pan: 'ABCPD1234F', addressLine: '12 Wave City, Sector 2' },
      ...{ city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201015' },
    };
    const [large] = await receiptsOf(await recorded({ ...tax, amount: '2,000.01' }));
    const [small] = await receiptsOf(await recorded({ ...tax, amount: '2,000' }));
    expect(large?.facts).toMatchObject({ taxEligible: false });
    expect(small?.facts).toMatchObject({ taxEligible: true });
  });

  it('needs the permission', async () => {
    const before = await countDonations();
    for (const who of [visitor, staffOf('per_viewer', 'viewer')]) {
      const answer = await recordDonation(fixture.services, who, manualDonationInput(fixture.services));
      expect(answer).toMatchObject({ ok: false, code: 'not-allowed' });
    }
    expect(await countDonations()).toBe(before);
  });
});

describe('a receipt voided by the staff', () => {
  const reason = 'The name was spelt wrongly.';
  const input = (donationId: string, instead = {}) => ({
    donationId,
    reason,
    anew: '',
    name: '',
    ...instead,
  });

  it('stays with its number, and the verify page shows it as void', async () => {
    const id = await recorded({ name: 'Void Me' });
    const voided = await voidReceipt(fixture.services, clerk, input(id));
    expect(voided.ok).toBe(true);
    const [receipt, more] = await receiptsOf(id);
    expect(more).toBeUndefined();
    const checked = await findReceiptByCode(fixture.services, receipt?.verify_code ?? '');
    expect(checked).toMatchObject({ number: receipt?.number, voided: { on: '2026-11-21', reason } });
    expect(await findDonation(fixture.services, id)).toMatchObject({ state: 'paid' });
    expect(await voidReceipt(fixture.services, clerk, input(id))).toMatchObject({ code: 'no-receipt' });
  });

  it('is followed by one under the next number in the corrected name', async () => {
    const donation = await begin(fixture.services, { email: 'anew@example.com' });
    await pay(fixture.gateway, donation.orderId, 'pay');
    await fixture.gateway.tick();
    const voided = await voidReceipt(
      fixture.services,
      clerk,
      input(donation.id, { anew: 'on', name: 'Radhika Devi' }),
    );
    expect(voided).toMatchObject({ ok: true, value: { anew: true } });
    const [old, fresh] = await receiptsOf(donation.id);
    expect(old?.voided_by).toBe(clerk.personId);
    expect(fresh).toMatchObject({ sequence: (old?.sequence ?? 0) + 1, voided_at: null });
    expect(fresh?.facts).toMatchObject({ donor: { name: 'Radhika Devi' } });
    const letters = await fixture.db
      .selectFrom('letters')
      .select('id')
      .where('recipient', '=', 'anew@example.com')
      .execute();
    expect(letters).toHaveLength(2);
  });

  it('repeats causes and legal entity as they were called then, whatever they are called since', async () => {
    const id = await recorded({ name: 'Old Name', email: 'old-name@example.com' });
    const rename = async (cause: string, body: string) => {
      await fixture.db
        .updateTable('causes')
        .set({ title: cause })
        .where('id', '=', 'food-for-life')
        .execute();
      await fixture.db.updateTable('legal_entities').set({ name: body, address: 'Elsewhere' }).execute();
    };
    const { title } = await fixture.db
      .selectFrom('causes')
      .select('title')
      .where('id', '=', 'food-for-life')
      .executeTakeFirstOrThrow();
    const bodies = await fixture.db.selectFrom('legal_entities').select(['id', 'name', 'address']).execute();
    await rename('Renamed since', 'Renamed Trust');
    await voidReceipt(fixture.services, clerk, input(id, { anew: 'on', name: 'New Name' }));
    await fixture.db.updateTable('causes').set({ title }).where('id', '=', 'food-for-life').execute();
    for (const { id: body, ...was } of bodies) {
      await fixture.db.updateTable('legal_entities').set(was).where('id', '=', body).execute();
    }
    const [old, fresh] = (await receiptsOf(id)).map(({ facts }) => facts as FrozenReceipt);
    expect(fresh).toEqual({ ...old, donor: { ...old?.donor, name: 'New Name' } });
  });

  it.each([
    ['no reason', { reason: 'short' }, 'void-reason'],
    ['a name that is none', { anew: 'on', name: '<b>' }, 'name-invalid'],
    ['a forged id', { donationId: "don_'; drop table receipts" }, 'no-receipt'],
  ])('refuses %s', async (_, instead, code) => {
    const id = await recorded({ name: 'Stays Valid' });
    const answer = await voidReceipt(fixture.services, clerk, { ...input(id), ...instead });
    expect(answer).toMatchObject({ ok: false, code });
    expect((await receiptsOf(id))[0]?.voided_at).toBeNull();
  });

  it('needs the permission', async () => {
    const id = await recorded({ name: 'Not Yours' });
    const viewer = staffOf('per_viewer', 'viewer');
    expect(await voidReceipt(fixture.services, viewer, input(id))).toMatchObject({
      code: 'not-allowed',
    });
  });
});
