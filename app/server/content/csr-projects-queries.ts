import type { CsrProject } from '#core/content/csr-project.ts';
import { paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';

/**
 * The projects that companies may give to, in the staff's order; the inquiry form offers the same.
 */
export async function listCsrProjects({ db }: Pick<Services, 'db'>): Promise<CsrProject[]> {
  const rows = await db
    .selectFrom('csr_projects')
    .select(['id', 'title', 'schedule_item', 'summary', 'image', 'target_paise'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ schedule_item, target_paise, ...row }) => ({
    ...row,
    scheduleItem: schedule_item,
    target: target_paise === null ? null : paise(target_paise),
  }));
}
