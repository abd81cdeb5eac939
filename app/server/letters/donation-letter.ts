import type { ReceiptFacts } from '#core/donations/receipt.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { receiptSheet } from '#core/receipts/receipt-sheet.ts';
import type { GivenDay } from '../donations/receipt-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** Thanks for a donation; the receipt is attached as a PDF. */
export function donationLetter(facts: ReceiptFacts, writing: Writing, given: GivenDay | null): LetterPage {
  const { words, m, dates, language, url } = writing;
  const sheet = receiptSheet(facts);
  const lines = sheet.lines.map(({ title, quantity, amount }) => ({
    label: quantity === '' || quantity === '1' ? title : `${title} × ${quantity}`,
    value: amount,
  }));
  const values = {
    number: sheet.number,
    sum: sheet.total,
    date: dates.dayInWords(facts.givenOn),
    in_name_of: facts.inNameOf ?? '',
    tax_text: language === 'hi' ? sheet.tax.hindi : sheet.tax.english,
  };
  const { voided } = facts;
  const text = voided
    ? words('gift-receipt-void', {
        ...values,
        void_day: dates.dayInWords(voided.on),
        void_reason: m.voidReasons[voided.reason] ?? voided.reason,
      })
    : words('gift-receipt', { ...values, entity: sheet.entity.name });
  return writtenPage(text, {
    title: greeting(writing, facts.donor.name),
    rows: [
      { label: m.receiptNumber, value: sheet.number },
      { label: m.dateOfDonation, value: values.date },
      ...lines,
      ...(given ? [{ label: m.forTheDay, value: dayOf(given, writing) }] : []),
      { label: m.total, value: sheet.total },
    ],
    // A file, which is the same in every language.
    href: `${url}${receiptPdfPath(facts.id)}`,
  });
}

function dayOf({ day, taken }: GivenDay, { dates, m }: Writing): string {
  const words = dates.dayInWords(day);
  return taken ? `${words}. ${m.dayTaken}` : words;
}
