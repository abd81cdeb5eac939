import { maskPan } from '#core/fields/pan.ts';
import type { Profile } from '#core/people/profile.ts';
import type { Devotee } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

/**
 * One's own profile. Somebody without a stored one (made by make-admin) gets an empty one, version
 * 0.
 */
export async function getProfile({ db, sealer }: Services, devotee: Devotee): Promise<Profile> {
  const row = await db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .where('people.id', '=', devotee.personId)
    .selectAll('profiles')
    .select(['people.name', 'people.email'])
    .executeTakeFirstOrThrow();
  const pan = sealer.openText('profiles.pan_sealed', devotee.personId, row.pan_sealed);
  return {
    name: row.name,
    email: row.email,
    initiatedName: row.initiated_name,
    phone: row.phone,
    whatsapp: row.whatsapp,
    bornOn: row.born_on,
    gender: row.gender,
    maritalStatus: row.marital_status,
    citizenship: row.citizenship,
    panMasked: pan && maskPan(pan),
    addressLine: row.address_line,
    city: row.city,
    state: row.state,
    pin: row.pin,
    country: row.country ?? 'India',
    language: row.language ?? 'en',
    wantsReminders: row.wants_reminders ?? false,
    version: row.version ?? 0,
  };
}
