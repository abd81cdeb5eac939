import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { readName } from '#core/fields/name.ts';
import { normalPassword, readPassword } from '#core/fields/password.ts';
import { readPhone } from '#core/fields/phone.ts';
import { isLanguage, type Language } from '#core/language/languages.ts';
import { accept, type FormOutcome, invalid, type Outcome, type Problem } from '#core/result.ts';

/** The form as typed (rule F5). A visitor never chooses the role. */
export type TypedSignUp = {
  fullName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  acceptTerms: string;
  language: string;
};

export type SignUp = {
  name: string;
  email: string;
  phone: string | null;
  password: string;
  language: Language;
};

export function readSignUp(typed: TypedSignUp): FormOutcome<SignUp> {
  const name = readName(typed.fullName);
  const email = readEmail(typed.email);
  const phone: Outcome<string | null> = typed.phone.trim() === '' ? accept(null) : readPhone(typed.phone);
  const password = readPassword(typed.password, {
    name: typed.fullName,
    email: typed.email,
    phone: phone.ok ? phone.value : null,
  });
  const consent = readConsent(typed.acceptTerms);
  const problems: Problem[] = [];
  const note = (field: keyof TypedSignUp, outcome: Outcome<unknown>): void => {
    if (!outcome.ok) problems.push({ field, code: outcome.code });
  };
  note('fullName', name);
  note('email', email);
  note('phone', phone);
  note('password', password);
  if (password.ok && normalPassword(typed.confirmPassword) !== password.value) {
    problems.push({ field: 'confirmPassword', code: 'passwords-differ' });
  }
  note('acceptTerms', consent);
  if (!name.ok || !email.ok || !phone.ok || !password.ok || problems.length > 0) {
    return invalid(problems);
  }
  return accept({
    name: name.value,
    email: accountEmail(email.value),
    phone: phone.value,
    password: password.value,
    language: isLanguage(typed.language) ? typed.language : 'en',
  });
}

/** One address, one account, however it was capitalised. */
export function accountEmail(email: string): string {
  return email.toLowerCase();
}
