import { type Paise, paise, rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/admin/files.ts';
import { type BillFacts, billedPurchase } from './bill.ts';
import { percent } from './bill-sheet.ts';
import { addSplits, type TaxSplit } from './tax.ts';

type NumberedBill = BillFacts & { number: string };

/**
 * The month for the accountant, one row for each line of each bill. Amounts have no sign: the kind
 * marks a credit note, and a cell that begins with a minus would not reach the spreadsheet as a
 * number.
 */
export function billRows(bills: readonly NumberedBill[]): string[][] {
  const rows = bills.flatMap((bill) => {
    const purchase = billedPurchase(bill);
    const numberOf = (kind: typeof purchase.kind) => (purchase.kind === kind ? String(purchase.number) : '');
    return bill.lines.map((line) => [
      bill.number,
      m.billKinds[bill.kind],
      bill.billedOn,
      bill.of?.number ?? '',
      numberOf('order'),
      numberOf('stay'),
      numberOf('seat'),
      bill.buyer.gstin ?? '',
      bill.supplyState,
      line.options ? `${line.title} (${line.options})` : line.title,
      line.hsn,
      String(line.quantity),
      percent(line.rateBp),
      rupeesText(line.taxable),
      rupeesText(line.cgst),
      rupeesText(line.sgst),
      rupeesText(line.igst),
      rupeesText(paise(line.goods + line.delivery)),
    ]);
  });
  return [Object.values(m.bills), ...rows];
}

export type HsnRow = TaxSplit & { hsn: string; rateBp: number; quantity: number; amount: Paise };

/** What was sold under each HSN and rate, net of credit notes: the table of the monthly return. */
export function hsnSummary(bills: readonly NumberedBill[]): HsnRow[] {
  const groups = new Map<string, HsnRow>();
  for (const bill of bills) {
    const sign = bill.kind === 'credit-note' ? -1 : 1;
    for (const line of bill.lines) {
      const key = `${line.hsn} ${line.rateBp}`;
      const before = groups.get(key);
      const signed = (amount: number) => paise(sign * amount);
      const own = {
        taxable: signed(line.taxable),
        cgst: signed(line.cgst),
        sgst: signed(line.sgst),
        igst: signed(line.igst),
      };
      groups.set(key, {
        hsn: line.hsn,
        rateBp: line.rateBp,
        quantity: (before?.quantity ?? 0) + sign * line.quantity,
        amount: paise((before?.amount ?? 0) + sign * (line.goods + line.delivery)),
        ...(before ? addSplits([before, own]) : own),
      });
    }
  }
  return [...groups.values()].sort((one, other) =>
    one.hsn === other.hsn ? one.rateBp - other.rateBp : one.hsn < other.hsn ? -1 : 1,
  );
}
