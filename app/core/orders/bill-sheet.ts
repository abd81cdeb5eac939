import { addPaise, formatRupees, paise } from '#core/money/paise.ts';
import { amountInEnglish } from '#core/money/words-en.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { type BillFacts, type BillKind, billedPurchase } from './bill.ts';
import { addSplits } from './tax.ts';

/** A bill as text: everything the printed page shows, in its order. */
export type BillSheet = {
  title: string;
  number: string;
  facts: { label: string; value: string }[];
  seller: string[];
  buyer: string[];
  /** Over the columns of what was sold, and of its code. */
  heads: { sold: string; code: 'HSN' | 'SAC' };
  lines: { title: string; hsn: string; quantity: string; rate: string; taxable: string; amount: string }[];
  /** One row for each tax rate. */
  taxes: { label: string; taxable: string; tax: string }[];
  sums: { label: string; value: string }[];
  total: string;
  inWords: string;
  foot: string;
};

const titles: Record<BillKind, string> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  combined: 'Invoice-cum-bill of supply',
  'credit-note': 'Credit note',
};

/** Goods have an HSN, services an SAC. */
const kindsOfSale = {
  order: { title: 'Order', sold: 'Goods', code: 'HSN', untaxed: 'these goods' },
  stay: { title: 'Stay', sold: 'Nights and meals', code: 'SAC', untaxed: 'this stay' },
  seat: { title: 'Booking', sold: 'Seats', code: 'SAC', untaxed: 'these seats' },
} as const;

export function billSheet(bill: BillFacts & { number: string }): BillSheet {
  const { seller, buyer, supplyState, lines, delivery, total, tax, stay, seat } = bill;
  const purchase = billedPurchase(bill);
  const { title, sold, code, untaxed } = kindsOfSale[purchase.kind];
  const taxed = tax.cgst + tax.sgst + tax.igst > 0;
  return {
    title: titles[bill.kind],
    number: bill.number,
    facts: [
      { label: bill.kind === 'credit-note' ? 'Date of refund' : 'Date', value: dayInWords(bill.billedOn) },
      { label: title, value: String(purchase.number) },
      ...(stay
        ? [{ label: 'Nights', value: `${dayInWords(stay.arrival)} to ${dayInWords(stay.departure)}` }]
        : []),
      ...(seat ? [{ label: 'From', value: dayInWords(seat.day) }] : []),
      ...(bill.of
        ? [{ label: 'For bill', value: `${bill.of.number} of ${dayInWords(bill.of.billedOn)}` }]
        : []),
      { label: 'Place of supply', value: supplyState },
      { label: 'Paid by', value: bill.payment.reference },
    ],
    seller: [
      seller.name,
      seller.address,
      seller.gstin ? `GSTIN ${seller.gstin}` : 'Not registered under GST',
    ],
    buyer: [buyer.name, buyer.address, buyer.gstin && `GSTIN ${buyer.gstin}`].filter((line): line is string =>
      Boolean(line),
    ),
    heads: { sold, code },
    lines: lines.map((line) => ({
      title: line.options ? `${line.title} (${line.options})` : line.title,
      hsn: line.hsn,
      quantity: line.quantity === 0 ? '' : String(line.quantity),
      rate: line.rateBp === 0 ? 'nil' : percent(line.rateBp),
      taxable: formatRupees(line.taxable),
      amount: formatRupees(paise(line.goods + line.delivery)),
    })),
    taxes: taxed ? taxRows(bill) : [],
    sums: [
      ...discountRows(bill),
      { label: `${sold}, tax included`, value: formatRupees(bill.goods) },
      ...(delivery > 0 ? [{ label: 'Delivery, shared out above', value: formatRupees(delivery) }] : []),
      { label: 'Taxable value', value: formatRupees(tax.taxable) },
      ...(tax.cgst > 0
        ? [
            { label: 'CGST', value: formatRupees(tax.cgst) },
            { label: 'SGST', value: formatRupees(tax.sgst) },
          ]
        : []),
      ...(tax.igst > 0 ? [{ label: 'IGST', value: formatRupees(tax.igst) }] : []),
    ],
    total: formatRupees(total),
    inWords: amountInEnglish(total),
    foot:
      bill.kind === 'bill-of-supply'
        ? `No tax is charged on ${untaxed}.`
        : 'The prices include the tax shown. No tax is payable on reverse charge.',
  };
}

/** The discount of a member, which only the bill that shows it takes out of the taxed value. */
function discountRows({ kind, lines, goods }: BillFacts): BillSheet['sums'] {
  const saved = addPaise(lines.map(({ list, unit, quantity }) => paise(((list ?? unit) - unit) * quantity)));
  if (saved === 0 || kind === 'credit-note') return [];
  return [
    { label: 'Price for everybody', value: formatRupees(addPaise([goods, saved])) },
    { label: "Discount of the buyer's membership", value: `− ${formatRupees(saved)}` },
  ];
}

function taxRows({ lines }: BillFacts): BillSheet['taxes'] {
  const rates = [...new Set(lines.map(({ rateBp }) => rateBp))].sort((one, other) => one - other);
  return rates.map((rateBp) => {
    const { taxable, cgst, sgst, igst } = addSplits(lines.filter((line) => line.rateBp === rateBp));
    return {
      label: rateBp === 0 ? 'Without tax' : `At ${percent(rateBp)}`,
      taxable: formatRupees(taxable),
      tax:
        igst > 0
          ? `IGST ${formatRupees(igst)}`
          : rateBp === 0
            ? '–'
            : `CGST ${formatRupees(cgst)} + SGST ${formatRupees(sgst)}`,
    };
  });
}

export function percent(rateBp: number): string {
  return `${rateBp / 100} %`;
}
