import { readName } from '../fields/name.ts';

/** A display name where only the address is known: 'radha.devi2@temple.org' is 'Radha Devi'. */
export function nameOfAddress(email: string): string {
  const before = email.split('@')[0] ?? '';
  const words = before
    .split('+')[0]
    ?.split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const read = readName((words ?? []).join(' '));
  return read.ok ? read.value : 'Owner';
}
