import { type Receiver, readReceiver } from '#core/donations/receiver.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { normalPassword, readPassword } from '#core/fields/password.ts';
import type { FormOutcome } from '#core/result.ts';
import { accountEmail } from './read-sign-up.ts';

export const setupFields = [
  ...(['code', 'name', 'email', 'password', 'confirmPassword'] as const),
  ...(['bodyName', 'address', 'pan', 'deductionRegistration', 'acceptsForeign', 'receiptPrefix'] as const),
] as const;
export type SetupField = (typeof setupFields)[number];
export type TypedSetup = Record<SetupField, string>;

export type Setup = {
  owner: { name: string; email: string; password: string };
  /** The body that receives donations; null where there is one already. */
  receiver: Receiver | null;
};

/**
 * The form of /setup without its code, every problem at once. `asksReceiver`: there is no receiving
 * body yet.
 */
export function readSetup(
  typed: TypedSetup,
  { asksReceiver }: { asksReceiver: boolean },
): FormOutcome<Setup> {
  const form = new FormReader();
  const name = form.read('name', readName(typed.name)) ?? '';
  const email = accountEmail(form.read('email', readEmail(typed.email)) ?? '');
  const password = form.read('password', readPassword(typed.password, { name, email })) ?? '';
  if (password !== '' && normalPassword(typed.confirmPassword) !== password) {
    form.refuse('confirmPassword', 'passwords-differ');
  }
  const receiver = asksReceiver ? readTypedReceiver(form, typed) : null;
  return form.answer({ owner: { name, email, password }, receiver });
}

/**
 * By the rules of `npm run open-giving`; the page has two names, so the body's has another field.
 */
function readTypedReceiver(form: FormReader, typed: TypedSetup): Receiver | null {
  const read = readReceiver({
    name: typed.bodyName,
    address: typed.address,
    pan: typed.pan,
    deductionRegistration: typed.deductionRegistration.trim(),
    acceptsForeign: typed.acceptsForeign === 'on',
    receiptPrefix: typed.receiptPrefix.trim(),
  });
  if (read.ok) return read.value;
  for (const { field, code } of read.problems)
    form.refuse(field === 'name' ? 'bodyName' : field, code, bounds[field]);
  return null;
}

/** The limits of 'Write {min} to {max} characters' for each text. */
const bounds: Record<string, { min: number; max: number }> = {
  name: { min: 2, max: 120 },
  deductionRegistration: { min: 5, max: 60 },
};
