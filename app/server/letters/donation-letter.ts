import type { ReceiptFacts } from '#core/donations/receipt.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { receiptSheet } from '#core/receipts/receipt-sheet.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** Thanks for a donation; the receipt is attached as a PDF. */
export function donationLetter(facts: ReceiptFacts, { words }: Writing): LetterPage {
  const sheet = receiptSheet(facts);
  const lines = sheet.lines.map(({ title, quantity, amount }) => ({
    label: quantity === '' || quantity === '1' ? title : `${title} × ${quantity}`,
    value: amount,
  }));
  const values = {
    number: sheet.number,
    sum: sheet.total,
    date: sheet.givenOn,
    in_name_of: facts.inNameOf ?? '',
    tax_text: sheet.tax.english,
  };
  const text = sheet.voided
    ? words('gift-receipt-void', { ...values, void_day: sheet.voided.on, void_reason: sheet.voided.reason })
    : words('gift-receipt', { ...values, entity: sheet.entity.name });
  return writtenPage(text, {
    title: greeting(facts.donor.name),
    rows: [
      { label: 'Receipt number', value: sheet.number },
      { label: 'Date of gift', value: sheet.givenOn },
      ...lines,
      { label: 'Total', value: sheet.total },
    ],
    href: receiptPdfPath(facts.id),
  });
}
