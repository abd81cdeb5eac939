import { readEmail } from '#core/fields/email.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import type { Sender } from './request-parts.ts';

type Need = 'required' | 'optional';
type TypedSender = { name: string; email: string; phone: string };

/**
 * Name, e-mail and phone of a form; an optional one may be empty, but what is typed must be valid.
 */
export function readSender(
  form: FormReader,
  typed: TypedSender,
  need: { email: Need; phone: Need },
): Sender | null {
  const isChecked = (field: 'email' | 'phone') => need[field] === 'required' || typed[field].trim() !== '';
  const name = form.read('name', readName(typed.name));
  const email = isChecked('email') ? form.read('email', readEmail(typed.email)) : null;
  const phone = isChecked('phone') ? form.read('phone', readPhone(typed.phone)) : null;
  return name === null ? null : { name, email, phone };
}
