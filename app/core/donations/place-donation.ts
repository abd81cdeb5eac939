import { maxCartLines } from '#core/cart/limits.ts';
import { readAddress } from '#core/fields/address.ts';
import { readChoice } from '#core/fields/choice.ts';
import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPan } from '#core/fields/pan.ts';
import { readPhone } from '#core/fields/phone.ts';
import { readPin } from '#core/fields/pin.ts';
import { readState } from '#core/fields/state.ts';
import { readText } from '#core/fields/text.ts';
import { addPaise, type Paise } from '#core/money/paise.ts';
import { type FormOutcome, invalid, type Outcome } from '#core/result.ts';
import { isIntentKey } from '../purchases/intent-key.ts';
import type { Cause } from './cause.ts';
import { dayOfferings } from './day-offering.ts';
import { readOccasion } from './dedication.ts';
import type { DonationInput, DonationLineInput, GivingPath } from './donation-input.ts';
import { certificateBar, refusedField, takesForeign } from './line-rules.ts';
import { greatestDonation, type PricedLine, priceLine } from './price-line.ts';
import type { LegalEntity } from './receipt.ts';
import { readSevaDay } from './seva-day.ts';

const givingPaths = ['gupt', 'named', 'tax'] as const satisfies readonly GivingPath[];
export const citizenships = ['indian', 'nri', 'foreign'] as const;
export type Citizenship = (typeof citizenships)[number];

export type Donor = {
  name: string | null;
  email: string | null;
  phone: string | null;
  pan: string | null;
  addressLine: string | null;
  city: string | null;
  state: string | null;
  pin: string | null;
};

export type PlacedDonation = {
  path: GivingPath;
  citizenship: Citizenship;
  legalEntityId: string;
  lines: PricedLine[];
  total: Paise;
  donor: Donor;
  inNameOf: string | null;
  occasion: string | null;
  message: string | null;
  /** The day for which the donation is meant. */
  sevaOn: string | null;
};

/** The facts about the causes of an input; `today` is a day in Asia/Kolkata. */
export type GivingRules = { causes: readonly Cause[]; entities: readonly LegalEntity[]; today: string };

/**
 * Turns an input into a donation that may be paid for, or every problem at once, beside its field.
 * Totals come from our prices; a gupt donation stores nothing personal, whatever was sent.
 */
export function placeDonation(input: DonationInput, rules: GivingRules): FormOutcome<PlacedDonation> {
  const form = new FormReader();
  if (!isIntentKey(input.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const lines = readLines(form, input.lines, rules);
  const path = form.read('path', readChoice(input.path, givingPaths)) ?? 'named';
  const citizenship = form.read('citizenship', readChoice(input.citizenship, citizenships)) ?? 'indian';
  form.read('consent', readConsent(input.consent));
  const entity = oneEntity(form, lines, rules.entities);
  if (entity) {
    if (citizenship === 'foreign') askForeign(form, lines, entity);
    if (path === 'tax' && certificateBar(lines, [entity])) form.refuse('path', 'tax-not-eligible');
  }
  const total = addPaise(lines.map((line) => line.amount));
  if (total > greatestDonation) form.refuse('total', 'total-too-large');
  const personal = path === 'gupt' ? nobody : readPersonal(form, input, path);
  const sevaOn = optional(input.sevaDate) && form.read('sevaDate', readSevaDay(input.sevaDate, rules.today));
  if (optional(input.sevaDate) === null && dayOfferings(lines).length > 0) {
    form.refuse('sevaDate', 'offering-day-needed');
  }
  if (form.clean && input.shownTotal !== '' && input.shownTotal !== String(total)) {
    form.refuse('total', 'total-changed');
  }
  if (!form.clean || !entity) return invalid(form.problems);
  return {
    ok: true,
    value: { path, citizenship, legalEntityId: entity.id, lines, total, sevaOn, ...personal },
  };
}

function readLines(
  form: FormReader,
  requested: readonly DonationLineInput[],
  rules: GivingRules,
): PricedLine[] {
  if (requested.length === 0) form.refuse('lines', 'cart-empty');
  if (requested.length > maxCartLines) {
    form.refuse('lines', 'too-many-lines');
    return [];
  }
  return requested.flatMap((line, index) => {
    const cause = rules.causes.find(({ id }) => id === line.causeId) ?? null;
    const priced = priceLine(cause, line, rules.today);
    if (priced.ok) return [priced.value];
    form.refuse(`lines.${index}.${refusedField(priced.code)}`, priced.code);
    return [];
  });
}

/** A receipt is one body's: donations to two of them need two payments. */
function oneEntity(
  form: FormReader,
  lines: readonly PricedLine[],
  entities: readonly LegalEntity[],
): LegalEntity | null {
  const ids = new Set(lines.map(({ cause }) => cause.legalEntityId));
  if (ids.size > 1) form.refuse('lines', 'entities-mixed');
  if (ids.size !== 1) return null;
  const entity = entities.find(({ id }) => ids.has(id));
  if (!entity) throw new Error(`a cause names an unknown legal entity: ${[...ids].join()}`);
  return entity;
}

function askForeign(form: FormReader, lines: readonly PricedLine[], entity: LegalEntity): void {
  const open = lines.filter((line) => takesForeign(line, [entity])).length;
  if (open === 0) form.refuse('citizenship', 'foreign-not-accepted');
  else if (open < lines.length) form.refuse('lines', 'foreign-mixed');
}

type Personal = Pick<PlacedDonation, 'donor' | 'inNameOf' | 'occasion' | 'message'>;

const nobody: Personal = {
  donor: {
    name: null,
    email: null,
    phone: null,
    pan: null,
    addressLine: null,
    city: null,
    state: null,
    pin: null,
  },
  inNameOf: null,
  occasion: null,
  message: null,
};

function readPersonal(form: FormReader, input: DonationInput, path: 'named' | 'tax'): Personal {
  const tax = path === 'tax';
  return {
    donor: {
      name: form.read('name', readName(input.name)),
      email: optional(input.email) && form.read('email', readEmail(input.email)),
      phone: form.read('phone', readPhone(input.phone)),
      pan: tax ? form.read('pan', readPan(input.pan)) : null,
      addressLine: tax ? form.read('addressLine', readAddress(input.addressLine)) : null,
      city: tax ? form.read('city', readCity(input.city)) : null,
      state: tax ? form.read('state', readState(input.state)) : null,
      pin: tax ? form.read('pin', readPin(input.pin)) : null,
    },
    inNameOf: optional(input.inNameOf) && form.read('inNameOf', readName(input.inNameOf)),
    occasion: optional(input.occasion) && form.read('occasion', readOccasion(input.occasion)),
    message:
      optional(input.message) &&
      form.read('message', readText(input.message, { min: 1, max: 200, lines: 'many' })),
  };
}

/** null for a field left empty, else what was typed. */
function optional(typed: string): string | null {
  return typed.trim() === '' ? null : typed;
}

function readCity(typed: string): Outcome<string, 'city-invalid'> {
  const city = readName(typed);
  return city.ok ? city : { ok: false, code: 'city-invalid' };
}
