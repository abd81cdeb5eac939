import type { FormReader } from '#core/fields/form-reader.ts';
import { readGstin } from '#core/fields/gstin.ts';

export const companyFields = ['company', 'gstin', 'address'] as const;
export type TypedCompany = Record<(typeof companyFields)[number], string>;

/** In whose name a bill is written; `gstin` null: not registered. */
export type BilledCompany = { name: string; gstin: string | null };

/**
 * The company that a bill names instead of the guest; null where none is. The bill of a registered
 * buyer names its address too (GST rule 46), so a GSTIN asks for both.
 */
export function readCompany(form: FormReader, typed: TypedCompany): BilledCompany | null {
  const gstin = typed.gstin.trim() === '' ? null : form.read('gstin', readGstin(typed.gstin));
  if (typed.company.trim() === '') {
    if (typed.gstin.trim() !== '') form.refuse('company', 'stay-company-missing');
    return null;
  }
  const name = form.text('company', typed.company, { min: 3, max: 120 });
  if (gstin !== null && typed.address.trim() === '') form.refuse('address', 'stay-company-address');
  return { name, gstin };
}
