import { type Kysely, sql } from 'kysely';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { writeAudit } from './write-audit.ts';

type MergeRefusal = 'not-allowed' | 'person-unknown' | 'merge-self' | 'merge-taken';

/**
 * The office takes two accounts for one person: it sees one where two stand. Nothing moves and nobody's sign-in shows
 * more than before, so a wrong merge tells nobody anything and `undoMerge` leaves all as it was.
 */
export async function mergePeople(
  services: Services,
  viewer: Viewer,
  keptId: string,
  email: string,
): Promise<Outcome<null, MergeRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'people.merge')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    // Of two merges at once that would make a ring, the second sees the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('merge-people', 0))`.execute(trx);
    const kept = await trx.selectFrom('people').select('id').where('id', '=', keptId).executeTakeFirst();
    const merged = await trx
      .selectFrom('people')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!kept || !merged) return refuse('person-unknown', 'email');
    if (kept.id === merged.id) return refuse('merge-self', 'email');
    // One step only: a part of somebody, or somebody who has parts, is not merged further.
    if ((await isPart(trx, kept.id)) || (await isPart(trx, merged.id)) || (await hasParts(trx, merged.id))) {
      return refuse('merge-taken', 'email');
    }
    const id = services.ids('mrg');
    await trx
      .insertInto('person_merges')
      .values({
        id,
        kept_id: kept.id,
        merged_id: merged.id,
        merged_by: viewer.personId,
        merged_at: services.clock(),
      })
      .execute();
    const details = { merge: id, merged: merged.id };
    await writeAudit(trx, services, viewer, { action: 'person.merged', subject: kept.id, details });
    return accept(null);
  });
}

/** Two people again, each with what is theirs. */
export async function undoMerge(
  services: Services,
  viewer: Viewer,
  mergeId: string,
): Promise<Outcome<null, 'not-allowed' | 'changed-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'people.merge')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const undone = await trx
      .updateTable('person_merges')
      .set({ undone_by: viewer.personId, undone_at: services.clock() })
      .where('id', '=', mergeId)
      .where('undone_at', 'is', null)
      .returning(['kept_id', 'merged_id'])
      .executeTakeFirst();
    if (!undone) return refuse('changed-meanwhile');
    const details = { merge: mergeId, merged: undone.merged_id };
    await writeAudit(trx, services, viewer, { action: 'person.unmerged', subject: undone.kept_id, details });
    return accept(null);
  });
}

function standing(db: Kysely<Database>, column: 'kept_id' | 'merged_id', id: string) {
  return db
    .selectFrom('person_merges')
    .select('id')
    .where(column, '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

const isPart = async (db: Kysely<Database>, id: string) => Boolean(await standing(db, 'merged_id', id));
const hasParts = async (db: Kysely<Database>, id: string) => Boolean(await standing(db, 'kept_id', id));
