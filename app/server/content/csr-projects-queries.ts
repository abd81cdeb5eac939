import type { CsrProject } from '#core/content/csr-project.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/**
 * The projects that companies may give to, in the staff's order; the inquiry form offers the same.
 */
export async function listCsrProjects({ db }: Pick<Services, 'db'>): Promise<CsrProject[]> {
  const rows = await db
    .selectFrom('csr_projects')
    .select(['id', 'title', 'schedule_item as scheduleItem', 'summary', 'image', 'target_paise as target'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'csr_projects', rows);
}
