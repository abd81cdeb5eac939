import { describe, expect, it } from 'vitest';
import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { builtInTaxTexts } from '#core/receipts/tax-wording.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffOf } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findReceipt } from './receipt-queries.ts';
import { listReceiptSeries, listTaxTexts } from './receipt-rule-queries.ts';
import { setReceiptPrefix } from './set-receipt-prefix.ts';
import { addTaxText, withdrawTaxText } from './tax-text-verbs.ts';
import { recordedDonation } from './test-manual-donations.ts';
import { voidReceipt } from './void-receipt.ts';

let now = new Date('2026-11-21T06:00:00Z');

const fixture = openFixture({ clock: () => now });

const owner = staffOf('per_owner', 'owner');
const clerk = staffOf('per_clerk', 'accounts');
const entityId = async () => {
  const cause = await fixture.db
    .selectFrom('causes')
    .select('legal_entity_id')
    .where('id', '=', 'food-for-life')
    .executeTakeFirstOrThrow();
  return cause.legal_entity_id;
};
const seriesOf = async () => {
  const id = await entityId();
  const series = (await listReceiptSeries(fixture.services)).find((one) => one.entityId === id);
  return series ?? expect.fail('no series');
};
async function give(instead: Partial<TypedManualDonation> = {}) {
  const id = await recordedDonation(fixture.services, { givenOn: templeDay(now), ...instead });
  return fixture.db
    .selectFrom('receipts')
    .select(['id', 'number', 'sequence', 'tax_text_id as textId', 'donation_id as donationId'])
    .where('donation_id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
}
const rename = async (
  prefix: string,
  from: 'now' | 'next',
  instead: { shown?: string; who?: typeof owner } = {},
) => {
  const current = instead.shown ?? (await seriesOf())[from].prefix;
  const input = { entityId: await entityId(), prefix, from, shown: current };
  return setReceiptPrefix(fixture.services, instead.who ?? owner, input);
};
const text = (from: string, words: string) => ({
  kind: 'plain',
  from,
  english: `${words}. This is a receipt of {entity}.`,
  hindi: `${words}: यह {entity} की रसीद है।`,
  confirmed: '',
});

describe('the prefix of receipt numbers', () => {
  it('changes with the next financial year once this one has a number, and both count from one', async () => {
    expect((await give()).number).toBe('D/26-27/000001');
    expect(await rename('HK', 'now')).toMatchObject({ code: 'series-begun-year', field: 'from' });
    expect(await rename('hk', 'next')).toMatchObject({ ok: true, value: { from: '2027-04-01' } });
    expect((await give()).number).toBe('D/26-27/000002');
    now = new Date('2027-04-02T06:00:00Z');
    expect((await give()).number).toBe('HK/27-28/000001');
    expect((await give({ givenOn: '2027-03-31' })).number).toBe('D/26-27/000003');
  });

  it('is logged, and the second of two owners is refused', async () => {
    expect(await rename('TM', 'next')).toMatchObject({ ok: true });
    expect(await rename('TX', 'next', { shown: 'HK' })).toMatchObject({ code: 'saved-meanwhile' });
    expect(await rename('TM', 'next')).toMatchObject({ ok: true });
    const noted = await fixture.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'person_id'])
      .where('action', '=', 'receipt-series.renamed')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(noted).toHaveLength(2);
    expect(noted).toContainEqual({
      before: { prefix: 'HK' },
      after: { prefix: 'TM' },
      person_id: 'per_owner',
    });
  });

  it.each([
    ['', 'prefix-invalid'],
    ['1D', 'prefix-invalid'],
    ['ABCD', 'prefix-invalid'],
    ['D/', 'prefix-invalid'],
  ])('refuses %j', async (prefix, code) => {
    expect(await rename(prefix, 'next')).toMatchObject({ ok: false, code, field: 'prefix' });
  });

  it('refuses the prefix of another legal entity, which could later bring both to one number', async () => {
    await fixture.db
      .insertInto('legal_entities')
      .values({ id: 'other', name: 'Other Trust', address: 'x', pan: 'AAATD0000E', receipt_prefix: 'QT2' })
      .execute();
    expect(await rename('QT', 'next')).toMatchObject({ code: 'prefix-taken' });
    expect(await rename('Q', 'next')).toMatchObject({ ok: true });
  });

  it('is for owners alone', async () => {
    expect(await rename('Z', 'next', { who: clerk })).toMatchObject({ code: 'not-allowed' });
  });

  it('never gives one year two of them, also when the first donations arrive concurrently', async () => {
    const seen: string[] = [];
    for (let year = 2030; year < 2036; year += 1) {
      now = new Date(`${year}-04-01T06:00:00Z`);
      const before = (await seriesOf()).now.prefix;
      const wanted = `A${year % 10}`;
      const donations = () => Array.from({ length: 4 }, () => give());
      const [renamed, ...receipts] = await Promise.all([
        rename(wanted, 'now'),
        ...donations(),
        ...donations(),
      ]);
      const prefixes = new Set(receipts.map(({ number }) => number.split('/')[0]));
      expect(prefixes).toEqual(new Set([renamed.ok ? wanted : before]));
      expect(receipts.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      seen.push(renamed.ok ? 'renamed' : renamed.code);
    }
    expect(new Set([...seen, 'renamed', 'series-begun-year'])).toEqual(
      new Set(['renamed', 'series-begun-year']),
    );
  });

  it('is enforced by the database too', async () => {
    const from = `${now.getUTCFullYear()}-04-01`;
    const row = {
      legal_entity_id: await entityId(),
      holds_from: from,
      prefix: 'XX',
      set_by: 'x',
      set_at: now,
    };
    await expect(
      fixture.db
        .insertInto('receipt_prefixes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['legal_entity_id', 'holds_from']).doUpdateSet(row))
        .execute(),
    ).rejects.toThrow('has begun');
  });
});

describe('a text about tax', () => {
  it('is on receipts from its day on, and printed receipts keep their words', async () => {
    now = new Date('2040-06-01T06:00:00Z');
    const before = await give();
    expect(await addTaxText(fixture.services, owner, text('2040-06-10', 'June'))).toMatchObject({ ok: true });
    const same = await give();
    now = new Date('2040-06-10T06:00:00Z');
    const after = await give();
    const words = async ({ id }: { id: string }) => (await findReceipt(fixture.services, id))?.tax?.english;
    expect(await words(before)).toBe(builtInTaxTexts[2]?.english);
    expect([same.textId, await words(same)]).toEqual([null, await words(before)]);
    expect(await words(after)).toMatch(/^June\. This is a receipt of (?!\{)/);
    // A later text for an earlier day changes only receipts printed from now on.
    expect(await addTaxText(fixture.services, owner, text('2040-05-01', 'May'))).toMatchObject({ ok: true });
    expect(await words(same)).toBe(await words(before));
    const anew = async (taxText: string) => {
      const input = { reason: 'The words were old.', anew: 'on', name: '', taxText };
      await voidReceipt(fixture.services, clerk, { donationId: same.donationId, ...input });
      return fixture.db
        .selectFrom('receipts')
        .select('id')
        .where('donation_id', '=', same.donationId)
        .where('voided_at', 'is', null)
        .executeTakeFirstOrThrow();
    };
    // Issued again it has the same text, unless the text is corrected; then that one is repeated.
    expect(await words(await anew(''))).toBe(await words(before));
    expect(await words(await anew('on'))).toMatch(/^May\./);
    expect(await words(await anew(''))).toMatch(/^May\./);
  });

  it('is withdrawn once while no receipt carries it, and stays when one does', async () => {
    const added = await addTaxText(fixture.services, owner, text('2040-07-01', 'July'));
    if (!added.ok) return expect.fail('not added');
    const { id } = added.value;
    expect(await addTaxText(fixture.services, owner, text('2040-07-01', 'Again'))).toMatchObject({
      problems: [{ field: 'from', code: 'tax-text-day' }],
    });
    expect(await withdrawTaxText(fixture.services, clerk, id)).toMatchObject({ code: 'not-allowed' });
    const answers = await Promise.all([1, 2].map(() => withdrawTaxText(fixture.services, owner, id)));
    expect(answers.map((one) => (one.ok ? 'done' : one.code)).sort()).toEqual(['done', 'tax-text-gone']);
    const { plain } = await listTaxTexts(fixture.services);
    expect(plain.map(({ from, holds, printed }) => [from, holds, printed])).toEqual([
      ['2040-06-10', true, true],
      ['2040-05-01', false, true],
      ['1961-04-01', false, true],
    ]);
    expect(await withdrawTaxText(fixture.services, owner, plain[0]?.id ?? '')).toMatchObject({
      code: 'tax-text-printed',
    });
    await expect(
      fixture.db
        .updateTable('tax_texts')
        .set({ english: 'Other words' })
        .where('id', '=', plain[0]?.id ?? '')
        .execute(),
    ).rejects.toThrow();
  });

  it('is never withdrawn while a receipt is being printed with it', async () => {
    for (let day = 1; day <= 6; day += 1) {
      const from = `2040-08-0${day}`;
      now = new Date(`${from}T06:00:00Z`);
      const added = await addTaxText(fixture.services, owner, text(from, `Day ${day}`));
      if (!added.ok) return expect.fail('not added');
      const donations = Array.from({ length: 4 }, () => give());
      const [withdrawal, ...receipts] = await Promise.all([
        withdrawTaxText(fixture.services, owner, added.value.id),
        ...donations,
      ]);
      const carry = receipts.filter(({ textId }) => textId === added.value.id).length;
      expect(withdrawal.ok ? carry : 'printed').toBe(withdrawal.ok ? 0 : 'printed');
      if (!withdrawal.ok) expect(carry).toBeGreaterThan(0);
    }
  });

  it('is for owners alone', async () => {
    expect(await addTaxText(fixture.services, clerk, text('2040-09-01', 'x'))).toMatchObject({
      code: 'not-allowed',
    });
  });
});
