import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

type Ready = {
  name: string | null;
  entity: string;
  taxYear: string;
  /** It is in the donor's account; a guest gets it with the letter. */
  account: boolean;
};

/** The certificate for a deduction is there. The letter itself has no PAN. */
export function certificateLetter(ready: Ready, url: string, words: LetterWords): LetterPage {
  const { page, button } = words('certificate-ready', {
    year: ready.taxYear,
    form: statementForm(ready.taxYear).certificate,
    entity: ready.entity,
    where: ready.account ? 'It stands in your account, under Donation History.' : 'It is attached as a PDF.',
  });
  return {
    ...page,
    title: greeting(ready.name),
    button: { label: button, href: `${url}${href('/donation-history')}` },
  };
}
