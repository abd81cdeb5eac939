import type { Milestone } from '#core/content/milestone.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** The steps of the building, from the first to the last. */
export async function listMilestones({ db }: Pick<Services, 'db'>): Promise<Milestone[]> {
  const rows = await db
    .selectFrom('milestones')
    .select(['id', 'title', 'words', 'state'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'milestones', rows);
}
