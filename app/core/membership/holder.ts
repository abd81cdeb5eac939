import { readAddress } from '#core/fields/address.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { readSender } from '../requests/read-sender.ts';

export const holderFields = ['name', 'email', 'phone', 'address'] as const;
export type TypedHolder = Record<(typeof holderFields)[number], string>;
export type Holder = { name: string; email: string | null; phone: string | null; address: string };

/** To whom a membership is transferred. */
export function readHolder(typed: TypedHolder): FormOutcome<Holder> {
  const form = new FormReader();
  const sender = readSender(form, typed, { email: 'required', phone: 'required' });
  const address = form.read('address', readAddress(typed.address)) ?? '';
  if (!form.clean || !sender) return invalid(form.problems);
  return form.answer({ ...sender, address });
}
