import type { Devotee } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

/** Takes one's photo out of the profile: nobody is shown it from now on, and a job removes its bytes. */
export async function removePhoto({ db, wakeups }: Services, { personId }: Devotee): Promise<void> {
  await db.updateTable('profile_photos').set({ person_id: null }).where('person_id', '=', personId).execute();
  wakeups.wake('resize-photos');
}
