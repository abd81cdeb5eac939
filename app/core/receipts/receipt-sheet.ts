import type { ReceiptFacts, TaxWording } from '#core/donations/receipt.ts';
import { addPaise, formatRupees, paise } from '#core/money/paise.ts';
import { amountInEnglish } from '#core/money/words-en.ts';
import { amountInHindi } from '#core/money/words-hi.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { taxWording } from './tax-wording.ts';

/** A receipt as text: everything the printed page shows, in its order. */
export type ReceiptSheet = {
  entity: { name: string; address: string; registrations: string };
  number: string;
  givenOn: string;
  rows: SheetRow[];
  lines: { title: string; quantity: string; amount: string }[];
  total: string;
  inEnglish: string;
  inHindi: string;
  tax: TaxWording;
  voided: { on: string; reason: string } | null;
};

export type SheetRow = { english: string; hindi: string; value: string };

/** How many lines fit the page; more are summed up in the last one. */
const mostLines = 10;

export function receiptSheet(facts: ReceiptFacts): ReceiptSheet {
  return {
    entity: {
      name: facts.entity.name,
      address: facts.entity.address,
      registrations: [`PAN ${facts.entity.pan}`, facts.entity.deductionRegistration]
        .filter(Boolean)
        .join(' · '),
    },
    number: facts.number,
    givenOn: dayInWords(facts.givenOn),
    rows: rowsOf(facts),
    lines: linesOf(facts),
    total: formatRupees(facts.total),
    inEnglish: amountInEnglish(facts.total),
    inHindi: amountInHindi(facts.total),
    tax: taxWording(facts),
    voided: facts.voided && { on: dayInWords(facts.voided.on), reason: facts.voided.reason },
  };
}

const modes: Record<ReceiptFacts['mode'], string> = {
  online: 'Online · ऑनलाइन',
  upi: 'UPI · यूपीआई',
  bank: 'Bank transfer · बैंक ट्रांसफ़र',
  cash: 'Cash · नक़द',
  cheque: 'Cheque · चेक',
};

/** A gupt donation names nobody, whatever its facts hold. */
function rowsOf({ path, donor, inNameOf, mode, reference }: ReceiptFacts): SheetRow[] {
  const given: SheetRow[] = [
    { english: 'Paid by', hindi: 'भुगतान', value: modes[mode] },
    { english: 'Payment reference', hindi: 'भुगतान संदर्भ', value: reference },
  ];
  if (path === 'gupt')
    return [{ english: 'Received from', hindi: 'दानदाता', value: 'Secret gift · गुप्त दान' }, ...given];
  const personal: [string, string, string | null][] = [
    ['Received from', 'दानदाता', donor.name],
    ['Address', 'पता', donor.address],
    ['PAN', 'पैन', donor.panMasked],
    ['In the name of', 'के नाम पर', inNameOf],
  ];
  return [
    ...personal.flatMap(([english, hindi, value]) => (value ? [{ english, hindi, value }] : [])),
    ...given,
  ];
}

function linesOf(facts: ReceiptFacts): ReceiptSheet['lines'] {
  const { returned } = facts;
  if (returned === undefined) return givenLines(facts, mostLines);
  const back = { title: 'Gone back · लौटाई गई राशि', quantity: '', amount: formatRupees(paise(-returned)) };
  return [...givenLines(facts, mostLines - 1), back];
}

function givenLines({ lines }: ReceiptFacts, most: number): ReceiptSheet['lines'] {
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  const more = lines.slice(shown.length);
  const sheet = shown.map((line) => ({
    title: line.title,
    quantity: String(line.quantity),
    amount: formatRupees(line.amount),
  }));
  if (more.length === 0) return sheet;
  const rest = addPaise(more.map((line) => line.amount));
  return [
    ...sheet,
    { title: `and ${more.length} more · और ${more.length}`, quantity: '', amount: formatRupees(rest) },
  ];
}
