import { seal, unseal } from '../auth/seal.ts';
import { newTotpSecret, toBase32, totpAddress } from '../auth/totp.ts';
import { drawQr } from '../payments/upi-qr.ts';
import type { Services } from '../services.ts';

/** Names the purpose of the key that seals these secrets. */
export const totpPurpose = 'totp';

/**
 * The secret that a person puts into their app: as QR code, as the address that opens an app on the same telephone, and
 * to be typed. Asked again before its first code came back
 * it is the same, so that a reloaded page does not spoil what was scanned. Null where a code is asked already.
 */
export async function startSecondFactor(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  person: { personId: string; email: string },
  issuer: string,
): Promise<{ key: string; address: string; qr: string } | null> {
  const fresh = seal(config.sessionSecret, totpPurpose, newTotpSecret());
  await db
    .insertInto('second_factors')
    .values({ person_id: person.personId, secret_sealed: fresh, confirmed_at: null, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at'])
    .where('person_id', '=', person.personId)
    .executeTakeFirstOrThrow();
  if (row.confirmed_at) return null;
  const secret = unseal(config.sessionSecret, totpPurpose, row.secret_sealed);
  if (!secret) {
    // Begun under another site secret: begin anew.
    await db.deleteFrom('second_factors').where('person_id', '=', person.personId).execute();
    return startSecondFactor({ db, clock, config }, person, issuer);
  }
  const address = totpAddress(secret, person.email, issuer);
  return { key: toBase32(secret), address, qr: await drawQr(address) };
}
