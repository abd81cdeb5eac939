import type { ContentKind } from '#core/cms/content-kind.ts';
import { readCmsForm } from '#core/cms/read-cms-form.ts';
import { lifeColumns } from '#core/cms/row-state.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { pictureProblems } from './check-pictures.ts';
import { lockRow } from './cms-tables.ts';
import { changeRow } from './write-row.ts';

/**
 * Publishes a row as it is, or unpublishes it. An incomplete one (a draft without a picture) is
 * 'unfinished': its form says what is missing.
 */
export const setAppearance = staffWrite({
  permission: (kind: ContentKind) => kind.write,
  run: async (
    { services, trx, staff }: StaffWrite,
    kind: ContentKind,
    { id, appear }: { id: string; appear: 'draft' | 'now' },
  ): Promise<Outcome<number, 'row-gone' | 'unfinished'>> => {
    const row = await lockRow(trx, kind, id);
    if (!row) return refuse('row-gone');
    if (appear === 'now') {
      const whole = readCmsForm(kind, { ...writeFields(kind.fields, row), appear });
      if (!whole.ok) return refuse('unfinished');
      const problems = await pictureProblems(trx, kind, whole.value, { inUse: true });
      if (problems.length > 0) return refuse('unfinished');
    }
    const now = services.clock();
    // Published by hand means now, even if scheduled for later.
    const before = row.publish_at && row.publish_at > now ? { ...row, status: 'draft' } : row;
    const values = lifeColumns(kind, { appear, from: null }, before, now);
    const verb = appear === 'now' ? 'published' : 'taken-off';
    return accept(await changeRow(trx, services, { kind, staff, id, verb, values }));
  },
});
