import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { addPaise, type Paise, paise, parseRupees } from '#core/money/paise.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { leastCsrDonation } from '#core/requests/csr-inquiry.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import { type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import { taxYearOf } from '#core/time/tax-year.ts';

/**
 * Where an agreement with a company stands (rule F16): agreed, money received, all of it spent as
 * agreed, certified; or ended before.
 */
export const agreementStates = ['agreed', 'received', 'utilised', 'certified', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Donations that came for an agreement, less what went back, and what was spent of them. */
export type AgreementSums = { agreed: Paise; received: Paise; spent: Paise };

type AgreementFacts = AgreementSums & { certified: boolean; ended: boolean };

/** An ended agreement whose money was all spent may still be certified. */
export function agreementState({ received, spent, certified, ended }: AgreementFacts): AgreementState {
  if (certified) return 'certified';
  if (ended) return 'ended';
  if (received === 0) return 'agreed';
  return spent === received ? 'utilised' : 'received';
}

/** A certificate says that all that came was spent; an open agreement may still get more. */
export function mayCertify({ agreed, received, spent, certified, ended }: AgreementFacts): boolean {
  return !certified && received > 0 && spent === received && (ended || received >= agreed);
}

/** The sums of many agreements. */
export function addAgreements(all: readonly AgreementSums[]): AgreementSums {
  return {
    agreed: addPaise(all.map(({ agreed }) => agreed)),
    received: addPaise(all.map(({ received }) => received)),
    spent: addPaise(all.map(({ spent }) => spent)),
  };
}

export const agreementFields = [
  ...(['intentKey', 'requestId', 'company', 'projectId', 'financialYear', 'agreed', 'agreedOn'] as const),
] as const;
export type TypedAgreement = Record<(typeof agreementFields)[number], string>;

export type NewAgreement = {
  intentKey: string;
  requestId: string | null;
  company: string;
  projectId: string;
  financialYear: string;
  agreed: Paise;
  agreedOn: string;
};

/** Projects that may be chosen; `today` is the temple's day. */
export type AgreementRules = { projectIds: readonly string[]; today: string };

/** The first day that an agreement may have: old papers may be entered. */
const oldestDay = '2014-04-01';

/** The years that an agreement may be for: from five years ago to the next. */
export function agreementYears(today: string): string[] {
  const year = Number(taxYearOf(today).slice(0, 4));
  return [1, 0, -1, -2, -3, -4, -5].map((after) => taxYearOf(`${year + after}-04-01`));
}

/** Reads the form for a new agreement, every problem at once. */
export function readAgreement(typed: TypedAgreement, rules: AgreementRules): FormOutcome<NewAgreement> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const window = { from: oldestDay, to: rules.today };
  return form.answer({
    intentKey: typed.intentKey,
    requestId: typed.requestId || null,
    company: form.text('company', typed.company, { min: 2, max: 120 }),
    projectId: form.read('projectId', readChoice(typed.projectId, rules.projectIds)) ?? '',
    financialYear:
      form.read('financialYear', readChoice(typed.financialYear, agreementYears(rules.today))) ?? '',
    agreed: form.read('agreed', readAgreed(typed.agreed)) ?? paise(0),
    agreedOn: form.read('agreedOn', readDate(typed.agreedOn, window), windowInWords(window)) ?? rules.today,
  });
}

function readAgreed(typed: string): Outcome<Paise> {
  const amount = parseRupees(typed);
  return amount.ok && amount.value < leastCsrDonation ? refuse('csr-too-small') : amount;
}

export const spendingFields = ['intentKey', 'spentOn', 'amount', 'purpose'] as const;
export type TypedSpending = Record<(typeof spendingFields)[number], string>;
export type NewSpending = { intentKey: string; spentOn: string; amount: Paise; purpose: string };

/** Reads what was spent; no more than `left` of what came, and not before the agreement. */
export function readSpending(
  typed: TypedSpending,
  { left, agreedOn, today }: { left: Paise; agreedOn: string; today: string },
): FormOutcome<NewSpending> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const window = { from: agreedOn, to: today };
  return form.answer({
    intentKey: typed.intentKey,
    spentOn: form.read('spentOn', readDate(typed.spentOn, window), windowInWords(window)) ?? today,
    amount: form.read('amount', readSpent(typed.amount, left)) ?? paise(0),
    purpose: form.text('purpose', typed.purpose, { min: 3, max: 200 }),
  });
}

function readSpent(typed: string, left: Paise): Outcome<Paise> {
  const amount = parseRupees(typed);
  if (!amount.ok) return amount;
  if (amount.value <= 0) return refuse('amount-none');
  return amount.value > left ? refuse('csr-more-than-left') : amount;
}
