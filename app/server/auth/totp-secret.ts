import { isSealed, type Sealer } from '../sealing/sealer.ts';

const column = 'second_factors.secret_sealed';

/** A secret of a second factor as its row stores it: a copy of the database makes no codes. */
export function sealTotpSecret(sealer: Sealer, personId: string, secret: Uint8Array): string {
  return sealer.seal(column, personId, secret);
}

/**
 * Null for one that was sealed with a session secret which this site no longer had when it got its
 * data keys.
 */
export function unsealTotpSecret(sealer: Sealer, personId: string, sealed: string): Buffer | null {
  return isSealed(sealed) ? sealer.open(column, personId, sealed) : null;
}
