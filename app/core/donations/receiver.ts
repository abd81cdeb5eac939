import { readAddress } from '#core/fields/address.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readPan } from '#core/fields/pan.ts';
import { readText } from '#core/fields/text.ts';
import { accept, type FormOutcome, invalid, type Outcome, type Problem } from '#core/result.ts';

/** The legal entity that receives donations, as in its documents. */
export type Receiver = {
  name: string;
  address: string;
  pan: string;
  /** Registration under section 80G or its successor; null: its receipts mention no deduction. */
  deductionRegistration: string | null;
  acceptsForeign: boolean;
  /** First part of its receipt numbers. */
  receiptPrefix: string;
};

/**
 * Reads the facts given to `npm run open-giving`. Name, address, PAN and prefix are required;
 * without a registration it may receive, and no donation to it is tax-deductible. Unknown keys are
 * refused: a misspelt one must not pass for a missing one.
 */
export function readReceiver(facts: unknown): FormOutcome<Receiver> {
  const given = typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !(known as readonly string[]).includes(key))
    .map((field) => ({ field, code: 'unknown-fact' }));
  const take = <Value>(
    field: (typeof known)[number],
    read: (text: string) => Outcome<Value>,
  ): Value | null => {
    const value = given[field];
    const outcome = read(typeof value === 'string' ? value : '');
    if (outcome.ok) return outcome.value;
    problems.push({ field, code: outcome.code });
    return null;
  };
  const name = take('name', (text) => readText(text, entityName));
  const address = take('address', readAddress);
  const pan = take('pan', readPan);
  const receiptPrefix = take('receiptPrefix', readPrefix);
  const registered = (given.deductionRegistration ?? '') !== '';
  const registration = registered
    ? take('deductionRegistration', (text) => readText(text, { min: 5, max: 60 }))
    : null;
  if (given.acceptsForeign !== undefined && typeof given.acceptsForeign !== 'boolean') {
    problems.push({ field: 'acceptsForeign', code: 'true-or-false' });
  }
  if (problems.length > 0 || name === null || address === null || pan === null || receiptPrefix === null) {
    return invalid(problems);
  }
  const acceptsForeign = given.acceptsForeign === true;
  return accept({ name, address, pan, deductionRegistration: registration, acceptsForeign, receiptPrefix });
}

const entityName = { min: 2, max: 120 } as const;

/** Name and address as the staff types them; what an owner may change without shell access. */
export function readLegalEntity(typed: {
  name: string;
  address: string;
}): FormOutcome<Pick<Receiver, 'name' | 'address'>> {
  const form = new FormReader();
  const name = form.text('name', typed.name, entityName);
  const address = form.read('address', readAddress(typed.address)) ?? '';
  return form.answer({ name, address });
}

const known = ['name', 'address', 'pan', 'deductionRegistration', 'acceptsForeign', 'receiptPrefix'] as const;

/**
 * One capital letter, then at most two letters or digits: with six digits and the year that is the
 * law's 16 characters.
 */
export function readPrefix(text: string): Outcome<string, 'prefix-invalid'> {
  return /^[A-Z][A-Z0-9]{0,2}$/.test(text) ? accept(text) : { ok: false, code: 'prefix-invalid' };
}
