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
export function certificateLetter(ready: Ready, writing: Writing): LetterPage {
  const { words, m } = writing;
  const text = words('certificate-ready', {
    year: ready.taxYear,
    form: m.formName(statementForm(ready.taxYear).certificate),
    entity: ready.entity,
    where: ready.account ? m.certificateInAccount : m.certificateAttached,
  });
  return writtenPage(text, { title: greeting(writing, ready.name), href: href('/donation-history') });
}
