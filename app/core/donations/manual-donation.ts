import { readAddress } from '#core/fields/address.ts';
import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPan } from '#core/fields/pan.ts';
import { readPhone } from '#core/fields/phone.ts';
import { readPin } from '#core/fields/pin.ts';
import { readState } from '#core/fields/state.ts';
import { readUtr } from '#core/fields/utr.ts';
import { cashBarOn } from '#core/money/cash-rules.ts';
import { type Paise, parseRupees, rupees } from '#core/money/paise.ts';
import { type FormOutcome, invalid, type Outcome } from '#core/result.ts';
import { isIntentKey } from '../purchases/intent-key.ts';
import type { Cause } from './cause.ts';
import type { GivingPath } from './donation-input.ts';
import { type Citizenship, citizenships, type Donor } from './place-donation.ts';
import type { LegalEntity } from './receipt.ts';

export const adminModes = ['cash', 'cheque', 'bank'] as const;
export type AdminMode = (typeof adminModes)[number];

/** The fields of the form, as typed. */
export const manualDonationFields = [
  ...(['intentKey', 'mode', 'amount', 'causeId', 'givenOn', 'paper', 'bank', 'account'] as const),
  ...(['path', 'citizenship'] as const),
  ...(['name', 'email', 'phone', 'pan', 'addressLine', 'city', 'state', 'pin', 'inNameOf'] as const),
];
export type TypedManualDonation = Record<(typeof manualDonationFields)[number], string>;

/** A donation that the staff has seen, as money or on paper. */
export type ManualDonation = {
  intentKey: string;
  mode: AdminMode;
  cause: Cause;
  total: Paise;
  givenOn: string;
  /** Number of the cheque, reference of the transfer, or the counter's own slip number. */
  paper: string | null;
  bank: string | null;
  /** Of a cheque: the last digits of its account, where known. */
  account: string | null;
  path: GivingPath;
  citizenship: Citizenship;
  donor: Donor;
  inNameOf: string | null;
};

/** `today` is a day in Asia/Kolkata. */
export type ManualDonationRules = {
  causes: readonly Cause[];
  entities: readonly LegalEntity[];
  today: string;
};

const leastDonation = rupees(1);
/** Ten crore: above it is a typing mistake. */
const greatestByHand = rupees(10_00_00_000);
/**
 * Money found in an old book may be entered, but not from before last year's accounts: our
 * assumption.
 */
const enteredWithin = 400;

/**
 * Reads the form for a manual donation, every problem at once. Cash from the legal limit on is
 * refused (cash-rules.ts); the verb adds up one donor's day. Cash above the limit for a certificate
 * is accepted, without one.
 */
export function readManualDonation(
  typed: TypedManualDonation,
  rules: ManualDonationRules,
): FormOutcome<ManualDonation> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const mode = form.read('mode', readChoice(typed.mode, adminModes)) ?? 'cash';
  const total = form.read('amount', readAmount(typed.amount));
  const cause = rules.causes.find(({ id }) => id === typed.causeId) ?? null;
  if (!cause) form.refuse('causeId', 'choice-invalid');
  const window = { from: daysBefore(rules.today, enteredWithin), to: rules.today };
  const givenOn = form.read('givenOn', readDate(typed.givenOn, window), window) ?? rules.today;
  const bar = mode === 'cash' ? cashBarOn(givenOn) : null;
  if (bar && total !== null && total >= bar.barredFrom) form.refuse('amount', 'cash-barred');
  const paper = readPaper(form, mode, typed.paper);
  const bank = mode === 'cheque' ? form.text('bank', typed.bank, { min: 2, max: 80 }) : null;
  const account = mode === 'cheque' ? readAccount(form, typed.account) : null;
  const path = form.read('path', readChoice(typed.path, ['gupt', 'named', 'tax'] as const)) ?? 'named';
  const citizenship = form.read('citizenship', readChoice(typed.citizenship, citizenships)) ?? 'indian';
  const entity = rules.entities.find(({ id }) => id === cause?.legalEntityId);
  if (cause && citizenship === 'foreign' && !(entity?.acceptsForeign && cause.allowsForeign)) {
    form.refuse('citizenship', 'foreign-not-accepted');
  }
  if (cause && path === 'tax' && !(entity?.deductionRegistration && cause.taxEligible)) {
    form.refuse('path', 'tax-not-eligible');
  }
  const donor = readDonor(form, typed, path);
  const inNameOf =
    path === 'gupt' ? null : typed.inNameOf.trim() && form.read('inNameOf', readName(typed.inNameOf));
  if (!cause || total === null || !form.clean) return invalid(form.problems);
  const { intentKey } = typed;
  const how = { mode, cause, total, givenOn, paper, bank, account, path, citizenship };
  return form.answer({ intentKey, ...how, donor, inNameOf: inNameOf || null });
}

function readAmount(typed: string): Outcome<Paise> {
  const amount = parseRupees(typed);
  if (!amount.ok) return amount;
  if (amount.value < leastDonation) return { ok: false, code: 'amount-none' };
  return amount.value > greatestByHand ? { ok: false, code: 'amount-unlikely' } : amount;
}

/** A cheque has six digits; the counter may number its slips, or not. */
function readPaper(form: FormReader, mode: AdminMode, typed: string): string | null {
  if (mode === 'bank') return form.read('paper', readUtr(typed));
  if (mode === 'cheque') {
    const digits = typed.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) return digits;
    form.refuse('paper', 'cheque-invalid');
    return null;
  }
  return typed.trim() === '' ? null : form.text('paper', typed, { min: 1, max: 40 });
}

/** Left out, unless another cheque has the same number (cheque.ts). */
function readAccount(form: FormReader, typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '' || /^\d{4,18}$/.test(digits)) return digits || null;
  form.refuse('account', 'account-digits-invalid');
  return null;
}

/** At the counter a name is enough; a certificate always needs the PAN and the address. */
function readDonor(form: FormReader, typed: TypedManualDonation, path: GivingPath): Donor {
  const personal = path !== 'gupt';
  const tax = path === 'tax';
  const given = (field: 'email' | 'phone') => personal && typed[field].trim() !== '';
  return {
    name: personal ? form.read('name', readName(typed.name)) : null,
    email: given('email') ? form.read('email', readEmail(typed.email)) : null,
    phone: given('phone') ? form.read('phone', readPhone(typed.phone)) : null,
    pan: tax ? form.read('pan', readPan(typed.pan)) : null,
    addressLine: tax ? form.read('addressLine', readAddress(typed.addressLine)) : null,
    city: tax ? form.read('city', cityOf(typed.city)) : null,
    state: tax ? form.read('state', readState(typed.state)) : null,
    pin: tax ? form.read('pin', readPin(typed.pin)) : null,
  };
}

function cityOf(typed: string): Outcome<string> {
  const city = readName(typed);
  return city.ok ? city : { ok: false, code: 'city-invalid' };
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
