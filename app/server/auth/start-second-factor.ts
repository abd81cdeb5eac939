import { toBase32 } from '#core/security/base32.ts';
import { drawQr } from '../qr/upi-qr.ts';
import type { Services } from '../services.ts';
import { newTotpSecret, totpAddress } from './totp.ts';
import { sealTotpSecret, unsealTotpSecret } from './totp-secret.ts';

type Setting = Pick<Services, 'db' | 'clock' | 'sealer'>;
type Person = { personId: string; email: string };

/**
 * What a person puts into their app: as QR code, as the address that opens an app on the same
 * phone, and to be typed.
 */
export type BegunFactor = { key: string; address: string; qr: string };

/**
 * Makes the secret of an app for who has none yet. Called again before the first code came back it
 * stays the same, so that what was scanned remains valid; one that was begun under another site
 * secret is made anew. A confirmed app is not touched.
 */
export async function startSecondFactor(
  { db, clock, sealer }: Setting,
  { personId }: Pick<Person, 'personId'>,
): Promise<void> {
  const fresh = sealTotpSecret(sealer, personId, newTotpSecret());
  const begun = { secret_sealed: fresh, created_at: clock() };
  const there = await db
    .insertInto('second_factors')
    .values({ person_id: personId, confirmed_at: null, ...begun })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (there.numInsertedOrUpdatedRows !== 0n) return;
  const row = await findRow(db, personId);
  if (!row || row.confirmed_at || unsealTotpSecret(sealer, personId, row.secret_sealed)) return;
  await db
    .updateTable('second_factors')
    .set(begun)
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('secret_sealed', '=', row.secret_sealed)
    .execute();
}

/**
 * The app that a person has begun to set up. 'confirmed': its codes are required already; null:
 * nothing was begun. Reads only.
 */
export async function findBegunFactor(
  { db, sealer }: Setting,
  person: Person,
  issuer: string,
): Promise<BegunFactor | 'confirmed' | null> {
  const row = await findRow(db, person.personId);
  if (row?.confirmed_at) return 'confirmed';
  const secret = row && unsealTotpSecret(sealer, person.personId, row.secret_sealed);
  if (!secret) return null;
  const address = totpAddress(secret, person.email, issuer);
  return { key: toBase32(secret), address, qr: await drawQr(address) };
}

function findRow(db: Services['db'], personId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
