import { href } from 'react-router';
import { statementForm } from '#core/statements/statement-form.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type Ready = {
  name: string | null;
  entity: string;
  taxYear: string;
  /** It is in the donor's account; a guest gets it with the letter. */
  account: boolean;
};

/** The certificate for a deduction is there. The letter itself has no PAN. */
export function certificateLetter(ready: Ready, { words }: Writing): LetterPage {
  const text = words('certificate-ready', {
    year: ready.taxYear,
    form: statementForm(ready.taxYear).certificate,
    entity: ready.entity,
    where: ready.account ? 'It stands in your account, under Donation History.' : 'It is attached as a PDF.',
  });
  return writtenPage(text, { title: greeting(ready.name), href: href('/donation-history') });
}
