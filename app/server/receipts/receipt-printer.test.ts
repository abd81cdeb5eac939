import { afterAll, describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { isInReceiptFont } from '#core/receipts/printable.ts';
import { sampleReceipt } from '#core/receipts/sample-receipt.ts';
import { makeReceiptPrinter } from './receipt-printer.ts';
import { pdfPages, pdfText } from './test-pdf-text.ts';

const printer = makeReceiptPrinter('https://temple.test');
afterAll(() => printer.close());

const a4 = '0 0 595.280029 841.890015';
const isOneA4 = (pdf: Buffer) => expect(pdfPages(pdf).map(rounded)).toEqual([rounded(a4)]);
const rounded = (box: string) => box.split(' ').map((one) => Math.round(Number(one)));

const print = (facts: Parameters<typeof printer.print>[0]) => printer.print(facts, 'donor');

describe('the printed receipt', () => {
  it('is one A4 page with number, date, amounts, names and the address to check it', async () => {
    const pdf = await print(sampleReceipt());
    isOneA4(pdf);
    const text = pdfText(pdf);
    for (const words of [
      'D/26-27/000123',
      '20 November 2026',
      '₹6,200.50',
      'Mīrā Śarmā',
      'Kṛṣṇa dāsa',
      'ABXXXXXX4F',
    ])
      expect(text).toContain(words);
    expect(text).toContain('https://temple.test/receipts/verify/vrf_AbCdEfGhIjKlMnOpQrStUv');
    expect(text).not.toContain('VOID');
  });

  it('has every letter in its font that it claims to have', async () => {
    const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(
      // Marks need a base letter, spaces are invisible, letters with a nukta are drawn as two.
      (letter) =>
        isInReceiptFont(letter) &&
        /^[\p{L}\p{N}\p{S}\p{P}]$/u.test(letter) &&
        !/[ऩऱऴ\u0958-\u095f]/.test(letter),
    );
    expect(letters.length).toBeGreaterThan(380);
    const missing: string[] = [];
    for (let at = 0; at < letters.length; at += 60) {
      const some = letters.slice(at, at + 60);
      const text = pdfText(await print(sampleReceipt({ inNameOf: some.join(' ') })));
      missing.push(...some.filter((letter) => !text.includes(letter)));
    }
    expect(missing).toEqual([]);
  });

  it('stays one page with many lines and endless texts', async () => {
    const line = {
      title: 'A very long title of a cause '.repeat(10),
      quantity: 999,
      amount: paise(99_999_999),
    };
    const pdf = await print(
      sampleReceipt({
        donor: { name: 'क्षत्रिय'.repeat(60), address: 'A'.repeat(500), panMasked: 'ABXXXXXX4F' },
        inNameOf: 'Venkatanarasimharajuvaripeta '.repeat(20),
        reference: 'x'.repeat(200),
        lines: Array.from({ length: 500 }, () => line),
        total: paise(9_999_999_999_999),
        tax: { english: 'Deduction words '.repeat(44), hindi: 'कटौती शब्द '.repeat(64) },
        voided: { on: '2026-11-21', reason: 'Paid twice '.repeat(50) },
      }),
    );
    isOneA4(pdf);
    expect(pdfText(pdf)).toContain('D/26-27/000123');
  });

  it('is marked when it is void', async () => {
    const text = pdfText(await print(sampleReceipt({ voided: { on: '2026-11-21', reason: 'Paid twice' } })));
    expect(text).toContain('VOID');
    expect(text).toContain('21 November 2026');
  });

  it('names nobody on an anonymous donation, neither on the page nor in the file', async () => {
    const pdf = await print(sampleReceipt({ path: 'gupt' }));
    expect(pdfText(pdf)).toContain('Secret gift');
    expect(pdfText(pdf)).not.toMatch(/Mīrā|Lotus|Kṛṣṇa/);
    expect(pdf.toString('latin1')).not.toMatch(/M.r. .arm|Lotus/);
  });

  it('prints markup and odd characters of a name as text', async () => {
    const name = `<b>"O'Brien"</b> & \\(x\\) \u202e👍🏽\u0000`;
    isOneA4(await print(sampleReceipt({ donor: { ...sampleReceipt().donor, name } })));
  });
});

describe('the printer', () => {
  it('prints concurrent jobs, each its own', async () => {
    const numbers = ['D/26-27/000001', 'D/26-27/000002', 'D/26-27/000003'];
    const pages = await Promise.all(numbers.map((number) => print(sampleReceipt({ number }))));
    for (const [at, page] of pages.entries()) {
      const seen = numbers.filter((number) => pdfText(page).includes(number));
      expect(seen).toEqual([numbers[at]]);
    }
  });

  it('fails the one receipt that cannot be printed, and prints the next', async () => {
    const broken = print(sampleReceipt({ lines: undefined as never }));
    const good = print(sampleReceipt());
    await expect(broken).rejects.toThrow();
    isOneA4(await good);
  });

  it('prints once what is requested a hundred times, and caches it', async () => {
    const facts = sampleReceipt({ number: 'D/26-27/000777' });
    const sheets = await Promise.all(Array.from({ length: 100 }, () => printer.print(facts, 'stranger')));
    expect(new Set([...sheets, await printer.print(facts, 'donor')]).size).toBe(1);
  });

  it('refuses an owner with more jobs than can be printed soon, and nobody else', async () => {
    const sheet = (number: number, owner: string) =>
      printer.print(sampleReceipt({ number: `D/26-27/${number}` }), owner);
    const jobs = Promise.allSettled(Array.from({ length: 15 }, (_, at) => sheet(100 + at, 'stranger')));
    isOneA4(await sheet(200, 'donor'));
    const refused = (await jobs).filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason.name)).toEqual(Array(4).fill('BusyError'));
  });
});
