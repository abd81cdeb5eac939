import { maskPan } from '#core/fields/pan.ts';
import type { Profile } from '#core/people/profile.ts';
import type { Devotee, Viewer } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

/**
 * One's own profile. Somebody without a stored one (made by make-admin) gets an empty one, version
 * 0.
 */
export async function getProfile(
  { db, sealer }: Services,
  devotee: Pick<Devotee, 'personId'>,
): Promise<Profile> {
  const row = await db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .where('people.id', '=', devotee.personId)
    .select([
      'people.name',
      'people.email',
      'people.mobile',
      'initiated_name as initiatedName',
      'phone',
      'whatsapp',
    ])
    .select(['born_on as bornOn', 'gender', 'marital_status as maritalStatus', 'citizenship', 'pan_sealed'])
    .select(['address_line as addressLine', 'city', 'state', 'pin', 'country', 'language'])
    .select(['wants_reminders as wantsReminders', 'profiles.version'])
    .executeTakeFirstOrThrow();
  const { pan_sealed, ...profile } = row;
  const pan = sealer.openText('profiles.pan_sealed', devotee.personId, pan_sealed);
  return {
    ...profile,
    panMasked: pan && maskPan(pan),
    country: profile.country ?? 'India',
    wantsReminders: profile.wantsReminders ?? false,
    version: profile.version ?? 0,
  };
}

/** What a form of a signed-in visitor is first filled in with; nothing for anybody else. */
export async function findContactTexts(services: Services, viewer: Viewer) {
  if (viewer.kind !== 'devotee') return {};
  const { name, email, phone, mobile } = await getProfile(services, viewer);
  return { name, email: email ?? '', phone: phone ?? mobile ?? '' };
}
