import type { Milestone } from '#core/content/milestone.ts';
import type { Services } from '../services.ts';

/** The steps of the building, from the first to the last. */
export async function listMilestones({ db }: Pick<Services, 'db'>): Promise<Milestone[]> {
  return db
    .selectFrom('milestones')
    .select(['id', 'title', 'words', 'state'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
