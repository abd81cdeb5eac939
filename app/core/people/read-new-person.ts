import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import type { FormOutcome } from '#core/result.ts';

export const newPersonFields = ['name', 'email', 'phone', 'city', 'consent', 'another'] as const;
export type NewPersonField = (typeof newPersonFields)[number];
export type TypedNewPerson = Record<NewPersonField, string>;

export type NewPerson = {
  name: string;
  /** In lower case. */
  email: string | null;
  phone: string | null;
  city: string | null;
  /** The source of the consent to store this, in the staff's words (DPDP Act, section 6). */
  consent: string;
  /** Confirmed: somebody else with the same telephone is known, and this is another person. */
  another: boolean;
};

/**
 * A person entered by the staff: a name, an address or a telephone, and the source of the consent.
 */
export function readNewPerson(typed: TypedNewPerson): FormOutcome<NewPerson> {
  const form = new FormReader();
  const given = (field: NewPersonField) => typed[field].trim() !== '';
  const name = form.read('name', readName(typed.name)) ?? '';
  if (!given('email') && !given('phone')) form.refuse('email', 'email-or-phone');
  return form.answer({
    name,
    email: (given('email') && form.read('email', readEmail(typed.email))?.toLowerCase()) || null,
    phone: given('phone') ? form.read('phone', readPhone(typed.phone)) : null,
    city: given('city') ? form.text('city', typed.city, { min: 2, max: 80 }) : null,
    consent: form.text('consent', typed.consent, { min: 5, max: 300 }),
    another: typed.another === 'on',
  });
}
