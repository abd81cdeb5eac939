import { addressNumber } from './address-number.ts';

/**
 * The version that a form was filled from, out of its hidden field; 0 is what was never saved. What is no such number is
 * -1, the version of nothing: who sends it is told that somebody saved meanwhile.
 */
export function readVersion(typed: string): number {
  return addressNumber(typed) ?? -1;
}
