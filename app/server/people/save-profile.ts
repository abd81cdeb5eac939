import { readProfile, type TypedProfile } from '#core/people/read-profile.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/**
 * Saves one's own profile, if it still is the version that the form was filled from; else the
 * second gets a conflict.
 */
export async function saveProfile(
  services: Services,
  devotee: Devotee,
  typed: TypedProfile,
  version: number,
): Promise<FormOutcome<true> | Outcome<never, 'profile-conflict'>> {
  const { clock, sealer } = services;
  const now = clock();
  const read = readProfile(typed, templeDay(now));
  if (!read.ok) return read;
  if (!Number.isInteger(version) || version < 0 || version > 1e9) return refuse('profile-conflict');
  const { name, ...change } = read.value;
  const row = {
    initiated_name: change.initiatedName,
    phone: change.phone,
    ...(change.forgetWhatsapp ? { whatsapp: null } : {}),
    born_on: change.bornOn,
    gender: change.gender,
    marital_status: change.maritalStatus,
    citizenship: change.citizenship,
    pan_sealed: change.pan && sealer.seal('profiles.pan_sealed', devotee.personId, change.pan),
    address_line: change.addressLine,
    city: change.city,
    state: change.state,
    pin: change.pin,
    country: change.country,
    language: change.language,
    version: version + 1,
    updated_at: now,
  };
  return inTransaction(services, async ({ trx }) => {
    const saved = await trx
      .insertInto('profiles')
      .values({ ...row, person_id: devotee.personId })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet(row).where('profiles.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!saved) return refuse('profile-conflict');
    await trx
      .updateTable('people')
      .set({ name, updated_at: now })
      .where('id', '=', devotee.personId)
      .execute();
    return accept(true);
  });
}
