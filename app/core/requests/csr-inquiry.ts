import { readChoice } from '#core/fields/choice.ts';
import { readCin } from '#core/fields/cin.ts';
import { readConsent } from '#core/fields/consent.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readGstin } from '#core/fields/gstin.ts';
import { maskPan, readPan } from '#core/fields/pan.ts';
import { formatRupees, type Paise, parseRupees, rupees } from '#core/money/paise.ts';
import { type FormOutcome, invalid, type Outcome } from '#core/result.ts';
import { readSender } from './read-sender.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

/** A company and its donation. The sender is the contact person. */
export type CsrInquiryDetails = {
  company: string;
  pan: string;
  cin: string | null;
  gstin: string | null;
  projectId: string;
  projectTitle: string;
  amount: Paise;
  /** '2026-27' */
  financialYear: string;
  message: string;
};

export const csrFields = [
  'companyName',
  'name',
  'email',
  'phone',
  'pan',
  'cin',
  'gstin',
  'projectId',
  'amount',
  'financialYear',
  'message',
  'consent',
] as const;
type TypedCsr = Record<(typeof csrFields)[number], string>;

/** The projects a company may fund, none of worship, and the years. */
export type CsrRules = { projects: readonly { id: string; title: string }[]; years: readonly string[] };

/** The smallest donation of a company (rule F16). */
export const leastCsrDonation = rupees(10_000);

/**
 * The financial years a donation may be for: the current one and the next. `today` is a day in
 * Asia/Kolkata.
 */
export function csrYears(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const begun = month >= 4 ? year : year - 1;
  return [begun, begun + 1].map((one) => `${one}-${String((one + 1) % 100).padStart(2, '0')}`);
}

export function readCsrInquiry(
  typed: TypedCsr,
  rules: CsrRules,
): FormOutcome<RequestOf<'csr-inquiry', CsrInquiryDetails>> {
  const form = new FormReader();
  const optional = <Value>(field: 'cin' | 'gstin', read: (text: string) => Outcome<Value>) =>
    typed[field].trim() === '' ? null : form.read(field, read(typed[field]));
  const company = form.text('companyName', typed.companyName, { min: 2, max: 120 });
  const sender = readSender(form, typed, { email: 'required', phone: 'required' });
  const pan = form.read('pan', readPan(typed.pan)) ?? '';
  const cin = optional('cin', readCin);
  const gstin = optional('gstin', readGstin);
  const project = rules.projects.find(({ id }) => id === typed.projectId);
  if (!project) form.refuse('projectId', 'choice-invalid');
  const amount = form.read('amount', parseRupees(typed.amount));
  if (amount !== null && amount < leastCsrDonation) form.refuse('amount', 'csr-too-small');
  const financialYear = form.read('financialYear', readChoice(typed.financialYear, rules.years)) ?? '';
  const message = form.text('message', typed.message, { min: 0, max: 2_000, lines: 'many' });
  form.read('consent', readConsent(typed.consent));
  if (!form.clean || !sender || !project || amount === null) {
    return invalid(form.problems);
  }
  const details = {
    company,
    pan,
    cin,
    gstin,
    projectId: project.id,
    projectTitle: project.title,
    amount,
    financialYear,
    message,
  };
  return form.answer({ kind: 'csr-inquiry', sender, subject: `CSR: ${project.title}`, details });
}

export function csrInquiryFacts(details: CsrInquiryDetails, m: RequestWords): RequestFact[] {
  return [
    { label: m.company, value: details.company },
    // A letter shows no whole PAN.
    { label: 'PAN', value: maskPan(details.pan) },
    ...(details.cin ? [{ label: 'CIN', value: details.cin }] : []),
    ...(details.gstin ? [{ label: 'GSTIN', value: details.gstin }] : []),
    { label: m.project, value: details.projectTitle },
    { label: m.amount, value: formatRupees(details.amount, 'short') },
    { label: m.financialYear, value: details.financialYear },
    ...(details.message ? [{ label: m.message, value: details.message }] : []),
  ];
}
