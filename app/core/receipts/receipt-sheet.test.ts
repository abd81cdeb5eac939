import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { sampleReceipt } from './sample-receipt.ts';
import { builtInTaxTexts, taxWording } from './tax-wording.ts';

describe('the contents of a receipt', () => {
  it('has amounts in figures and in both languages', () => {
    expect(receiptSheet(sampleReceipt())).toMatchObject({
      number: 'D/26-27/000123',
      givenOn: '20 November 2026',
      total: '₹6,200.50',
      inEnglish: 'Rupees six thousand two hundred and fifty paise only',
      inHindi: 'छह हज़ार दो सौ रुपये और पचास पैसे मात्र',
      lines: [
        { title: 'Annadan: 100 meals', quantity: '2', amount: '₹5,100.00' },
        { title: 'गौ सेवा', quantity: '1', amount: '₹1,100.50' },
      ],
    });
  });

  it('names nobody on a gupt donation, even where the facts do', () => {
    const sheet = JSON.stringify(receiptSheet(sampleReceipt({ path: 'gupt' })));
    for (const personal of ['Mīrā', 'Lotus Apartments', 'ABXXXXXX4F', 'Kṛṣṇa dāsa']) {
      expect(sheet).not.toContain(personal);
      expect(JSON.stringify(receiptSheet(sampleReceipt()))).toContain(personal);
    }
    expect(sheet).toContain('गुप्त दान');
  });

  it.each([1, 10, 11, 500])('prints %i lines in at most ten, with nothing lost from the sum', (count) => {
    const line = { title: 'Meals', quantity: 1, amount: paise(10_000) };
    const { lines } = receiptSheet(sampleReceipt({ lines: Array.from({ length: count }, () => line) }));
    expect(lines.length).toBe(Math.min(count, 10));
    const sum = lines.reduce((all, one) => all + Number(one.amount.replace(/[₹,]/g, '')), 0);
    expect(sum).toBe(count * 100);
    if (count > 10) expect(lines.at(-1)?.title).toContain(`and ${count - 9} more`);
  });

  it.each([8, 9, 10, 11])('prints %i partly refunded lines in at most ten too', (count) => {
    const line = { title: 'Meals', quantity: 1, amount: paise(10_000) };
    const given = { lines: Array.from({ length: count }, () => line), total: paise(count * 10_000 - 5_000) };
    const { lines } = receiptSheet(sampleReceipt({ ...given, returned: paise(5_000) }));
    expect(lines.length).toBe(Math.min(count + 1, 10));
    const sum = lines.reduce((all, one) => all + Number(one.amount.replace(/[₹,]/g, '')), 0);
    expect(sum).toBe(count * 100 - 50);
    expect(lines.at(-1)?.title).toContain('Gone back');
  });
});

describe('tax wording', () => {
  it.each([
    ['2026-03-31', 'section 80G of the Income-tax Act, 1961', 'Form 10BE', 'अधिनियम, 1961'],
    ['2026-04-01', 'section 133 of the Income-tax Act, 2025', 'Form 114', 'अधिनियम, 2025'],
  ])('follows the law of the day of the donation: %s', (givenOn, law, form, hindi) => {
    const words = taxWording(sampleReceipt({ givenOn }));
    expect(words.english).toContain(law);
    expect(words.english).toContain(form);
    expect(words.hindi).toContain(hindi);
    expect(words.english).toContain('Hare Krishna Temple Trust');
    expect(words.hindi).toContain('AAATD0000DF20211');
    expect(words.english + words.hindi).not.toMatch(/[{}]/);
  });

  it.each([
    ['a gupt donation', { path: 'gupt' as const }],
    ['a donation without PAN', { path: 'named' as const }],
    ['a cause without deduction', { taxEligible: false }],
    [
      'an entity without registration',
      { entity: { ...sampleReceipt().entity, deductionRegistration: null } },
    ],
    ['cash above 2,000', { mode: 'cash' as const, total: paise(200_001) }],
  ])('promises no deduction for %s', (_what, instead) => {
    expect(taxWording(sampleReceipt(instead)).english).toContain('not a certificate');
  });

  it('still promises it for 2,000 in cash', () => {
    expect(taxWording(sampleReceipt({ mode: 'cash', total: paise(200_000) })).english).toContain('qualify');
  });

  it('leaves a name that looks like a pattern unchanged', () => {
    const entity = { ...sampleReceipt().entity, name: "Trust $& $' {registration}" };
    expect(taxWording(sampleReceipt({ entity })).english).toContain(
      "Donations to Trust $& $' {registration} qualify",
    );
  });

  it('prints what was frozen with the receipt, on any later day', () => {
    const tax = { english: 'As it was printed.', hindi: 'जैसा छपा था।' };
    expect(taxWording(sampleReceipt({ tax }))).toEqual(tax);
  });

  it('has its texts in order', () => {
    const starts = builtInTaxTexts.filter(({ kind }) => kind === 'deduction').map(({ from }) => from);
    expect(starts).toEqual([...starts].sort());
  });
});
