import type { Devotee } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

/**
 * Removes one's photo from the profile: it is shown to nobody from now on, and a job removes its
 * bytes.
 */
export async function removePhoto({ db, wakeups }: Services, { personId }: Devotee): Promise<void> {
  await db.updateTable('profile_photos').set({ person_id: null }).where('person_id', '=', personId).execute();
  wakeups.wake('resize-photos');
}
