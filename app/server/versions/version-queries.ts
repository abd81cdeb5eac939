import { type PartDifference, partDifferences } from '#core/edited-fields/display-parts.ts';
import { listAudit } from '../audit/audit-queries.ts';
import type { Services } from '../services.ts';
import type { Versioned } from './versioned.ts';

/** How it was before anybody changed it, in the place of a version's id. */
export const firstVersion = 'first';

export type VersionRow = {
  id: string;
  at: Date;
  /** Null for somebody who left. */
  by: string | null;
  /** A former version was put back. */
  putBack: boolean;
  changes: PartDifference[];
};

/** Who changed what and when, newest first: fifty of them, and whether there are older ones. */
export async function listVersions(
  services: Services,
  { noun, key, parts, unfold }: Versioned,
  after: string | null,
): Promise<{ versions: VersionRow[]; more: boolean }> {
  const filters = { personId: null, noun, subject: key, from: null, to: null, after };
  const { rows, more } = await listAudit(services, filters);
  const versions = rows.flatMap(({ id, at, name, action, before, after: saved }): VersionRow[] =>
    before && saved
      ? [
          {
            id,
            at,
            by: name,
            putBack: action.endsWith('.put-back'),
            changes: partDifferences(parts(unfold(before)), parts(unfold(saved))),
          },
        ]
      : [],
  );
  return { versions, more };
}

export type FormerVersion = { value: unknown; at: Date | null; by: string | null };

/**
 * What was saved with one entry of the log, or was there before the first; null where there is no
 * such entry for this place.
 */
export async function findFormerVersion(
  { db }: Services,
  { noun, key, unfold }: Versioned,
  id: string,
): Promise<FormerVersion | null> {
  const first = id === firstVersion;
  const row = await db
    .selectFrom('audit_log as log')
    .leftJoin('people', 'people.id', 'log.person_id')
    .select(['at', 'name', 'before', 'after'])
    .where('subject', '=', key)
    .where('action', 'like', `${noun}.%`)
    .where('before', 'is not', null)
    .where('after', 'is not', null)
    .$if(!first, (query) => query.where('log.id', '=', id))
    .orderBy('at')
    .orderBy('log.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const fields = (first ? row.before : row.after) as Record<string, unknown>;
  return { value: unfold(fields), at: first ? null : row.at, by: first ? null : row.name };
}
