import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import { rupeesText } from '#core/money/paise.ts';
import { endOfDayAfter } from '#core/time/temple-day.ts';
import type { Cause } from '../donations/cause.ts';
import type { DonationInput } from '../donations/donation-input.ts';
import { refusedField } from '../donations/line-rules.ts';
import { priceLine } from '../donations/price-line.ts';
import { isIntentKey } from '../purchases/intent-key.ts';
import type { FormOutcome } from '../result.ts';

/** The fields of the office's form, as typed. */
export const payLinkFields = [
  'intentKey',
  'amount',
  'causeId',
  'name',
  'phone',
  'email',
  'language',
] as const;
export type TypedPayLink = Record<(typeof payLinkFields)[number], string>;

export type NewPayLink = {
  intentKey: string;
  cause: Cause;
  amount: Paise;
  name: string;
  /** With country code: '+919876543210'. */
  phone: string;
  email: string | null;
  language: Language;
};

/**
 * A link may be paid until the end of the third day after it was made, in the temple's zone: long
 * enough for whoever asks a son or daughter to help, and a wrong one is soon worth nothing. Days,
 * because 'until Friday' can be said on the telephone.
 */
const payLinkDays = 3;

export function payLinkExpiry(now: Date): Date {
  return endOfDayAfter(now, payLinkDays);
}

export type PayLinkRules = { causes: readonly Cause[]; today: string; languages: readonly Language[] };

/** Reads the office's form: amount and cause by the rules of every online donation (rule F3). */
export function readPayLink(typed: TypedPayLink, rules: PayLinkRules): FormOutcome<NewPayLink> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const cause = rules.causes.find(({ id }) => id === typed.causeId) ?? null;
  const line = { causeId: typed.causeId, typeId: null, ownAmount: typed.amount, quantity: '1' };
  const priced = priceLine(cause, line, rules.today);
  if (!priced.ok) {
    form.refuse(refusedField(priced.code) === 'causeId' ? 'causeId' : 'amount', priced.code);
  }
  const name = form.read('name', readName(typed.name)) ?? '';
  const phone = form.read('phone', readPhone(typed.phone)) ?? '';
  const email = typed.email.trim() === '' ? null : form.read('email', readEmail(typed.email));
  const language = rules.languages.find((one) => one === typed.language);
  if (!language) form.refuse('language', 'choice-invalid');
  if (!cause || !priced.ok || !language) return form.answer(undefined as never);
  return form.answer({
    ...{ intentKey: typed.intentKey, cause, amount: priced.value.amount },
    ...{ name, phone, email, language },
  });
}

/** What of a link the donor fills in on its page. */
export type LinkAnswers = Pick<
  DonationInput,
  'name' | 'citizenship' | 'consent' | 'path' | 'pan' | 'addressLine' | 'city' | 'state' | 'pin'
>;

type LinkFacts = { id: string; causeId: string; amount: Paise; phone: string; email: string | null };

/**
 * The input of the donation that a link becomes: amount, cause and address are the link's, whatever
 * the form sent. Its intent key is the link's own, so that two tabs begin one donation.
 */
export function donationOfLink(link: LinkFacts, answers: LinkAnswers): DonationInput {
  const line = { causeId: link.causeId, typeId: null, ownAmount: rupeesText(link.amount), quantity: '1' };
  const { path } = answers;
  return {
    ...answers,
    path: path === 'tax' ? 'tax' : 'named',
    intentKey: linkIntentKey(link.id),
    lines: [line],
    phone: link.phone,
    email: link.email ?? '',
    ...{ inNameOf: '', occasion: '', message: '', sevaDate: '', shownTotal: '' },
  };
}

/** db/audit.sql compares it too. */
function linkIntentKey(linkId: string): string {
  return `of_${linkId}`;
}

/** Whether a form has the key of a link's donation, which only the link itself may use. */
export function isKeyOfLink(intentKey: string): boolean {
  return intentKey.startsWith(linkIntentKey('link_'));
}

export function isPayLinkId(text: string): boolean {
  return /^link_[\w-]{22}$/.test(text);
}
