import { addressNumber } from './address-number.ts';

/**
 * The version that a form was filled from, from its hidden field; 0 for a new row. Anything else is
 * -1, which matches no version: the form is refused as a concurrent edit.
 */
export function readVersion(typed: string): number {
  return addressNumber(typed) ?? -1;
}
