import type { ContentKind } from '#core/cms/content-kind.ts';
import { readCmsForm } from '#core/cms/read-cms-form.ts';
import { lifeColumns } from '#core/cms/row-state.ts';
import { writeCmsForm } from '#core/cms/write-cms-form.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { pictureProblems } from './check-pictures.ts';
import { lockRow } from './cms-tables.ts';
import { changeRow } from './write-row.ts';

/**
 * Publishes a row as it is, or unpublishes it. An incomplete one (a draft without a picture) is
 * 'unfinished': its form says what is missing.
 */
export async function setAppearance(
  services: Services,
  viewer: Viewer,
  kind: ContentKind,
  { id, appear }: { id: string; appear: 'draft' | 'now' },
): Promise<Outcome<number, 'not-allowed' | 'row-gone' | 'unfinished'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, kind.write)) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const row = await lockRow(trx, kind, id);
    if (!row) return refuse('row-gone');
    if (appear === 'now') {
      const whole = readCmsForm(kind, { ...writeCmsForm(kind.fields, row), appear });
      if (!whole.ok) return refuse('unfinished');
      const problems = await pictureProblems(trx, kind, whole.value, { inUse: true });
      if (problems.length > 0) return refuse('unfinished');
    }
    const now = services.clock();
    // Published by hand means now, even if scheduled for later.
    const before = row.publish_at && row.publish_at > now ? { ...row, status: 'draft' } : row;
    const values = lifeColumns(kind, { appear, from: null }, before, now);
    const verb = appear === 'now' ? 'published' : 'taken-off';
    return accept(await changeRow(trx, services, { kind, staff: viewer, id, verb, values }));
  });
}
