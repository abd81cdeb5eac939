import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#core/people/second-factor.ts';
import type { Transaction } from '../db/schema.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';

// Without letters and digits that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 'k7fm-…': groups of four, easily read and typed; each group has about 20 bits. */
export function newTypedSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * New codes in place of all older ones. At 118 random bits a plain hash is enough (ASVS 5, 6.5.2:
 * 112).
 */
export async function replaceRecoveryCodes(trx: Transaction, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newTypedSecret(6));
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        person_id: personId,
        code_hash: hashLinkSecret(code.replaceAll('-', '')),
        used_at: null,
      })),
    )
    .execute();
  return codes;
}
