import type { ReceiptFacts } from '#core/donations/receipt.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { receiptSheet } from '#core/receipts/receipt-sheet.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** Thanks for a gift; the receipt goes with it as a PDF. */
export function giftLetter(facts: ReceiptFacts, publicUrl: string): LetterPage {
  const sheet = receiptSheet(facts);
  const lines = sheet.lines.map(({ title, quantity, amount }) => ({
    label: quantity === '' || quantity === '1' ? title : `${title} × ${quantity}`,
    value: amount,
  }));
  return {
    subject: sheet.voided
      ? `Receipt ${sheet.number} (void)`
      : `Thank you for your gift · Receipt ${sheet.number}`,
    preview: `${sheet.total} on ${sheet.givenOn}`,
    title: greeting(facts.donor.name),
    ...(sheet.voided ? {} : { hindi: 'आपकी सेवा के लिए हार्दिक धन्यवाद।' }),
    paragraphs: [
      sheet.voided
        ? `The receipt below is void since ${sheet.voided.on}: ${sheet.voided.reason}.`
        : `Your gift has reached ${sheet.entity.name}. Thank you for serving with us. The receipt is attached as a PDF.`,
      ...(facts.inNameOf ? [`Offered in the name of ${facts.inNameOf}.`] : []),
    ],
    rows: [
      { label: 'Receipt number', value: sheet.number },
      { label: 'Date of gift', value: sheet.givenOn },
      ...lines,
      { label: 'Total', value: sheet.total },
    ],
    button: { label: 'Open the receipt', href: publicUrl + receiptPdfPath(facts.id) },
    notes: [
      sheet.tax.english,
      'An account with this e-mail address shows all your gifts and receipts together.',
    ],
  };
}
