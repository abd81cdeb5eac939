import { dayInWords } from '#core/content/date-words.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { TakenBackGift } from '../donations/taken-back-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** A gift by hand that was taken back: its receipt is void. Why, in the office's own words, stays in the office. */
export function takenBackLetter(
  gift: TakenBackGift,
  { contact, url }: { contact: Pick<TempleSettings['contact'], 'phone' | 'email'>; url: string },
  words: LetterWords,
): LetterPage {
  const sum = formatRupees(gift.sum);
  const date = dayInWords(gift.givenOn);
  const { phone, email } = contact;
  const values = { number: gift.number, sum, date, phone, email };
  const { page, button } = words(`taken-back-${gift.kind}`, values);
  return {
    ...page,
    title: greeting(gift.name),
    rows: [
      { label: 'Receipt, void', value: gift.number },
      { label: 'Day of the gift', value: date },
      { label: 'Amount', value: sum },
    ],
    button: { label: button, href: `${url}/donationStatus/${gift.donationId}` },
  };
}
