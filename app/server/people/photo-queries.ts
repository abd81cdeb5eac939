import { photoAddress } from '#core/people/profile-photo.ts';
import { photoFolder } from '../media/media-names.ts';
import type { Services } from '../services.ts';

/** The address of a person's photo; null where there is none. */
export async function findPhotoAddress(services: Services, personId: string): Promise<string | null> {
  const photo = await findPhoto(services, personId);
  return photo ? photoAddress({ id: photo.id, square: photo.state === 'square' }) : null;
}

/** The photo itself, as JPEG; null where there is none. */
export async function readPhoto(
  services: Services,
  personId: string,
): Promise<{ bytes: Buffer; square: boolean } | null> {
  const photo = await findPhoto(services, personId);
  const bytes = photo && (await services.media.read(`${photoPlace(photo)}/full.jpg`));
  return bytes ? { bytes, square: photo.state === 'square' } : null;
}

/** The folder of a photo's bytes in the media store. */
export function photoPlace({ id, area }: { id: string; area: 'library' | 'photos' }): string {
  return area === 'photos' ? photoFolder(id) : id;
}

function findPhoto({ db }: Services, personId: string) {
  return db
    .selectFrom('profile_photos')
    .select(['id', 'state', 'area'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
