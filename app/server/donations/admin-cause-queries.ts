import { type Selectable, sql } from 'kysely';
import { isCauseId } from '#core/donations/cause.ts';
import { type Paise, zeroPaise } from '#core/money/paise.ts';
import type { CausesTable } from '../db/schema/causes.ts';
import type { Services } from '../services.ts';
import { raisedFor } from './cause-queries.ts';

/** Every cause by name, also unpublished ones; for filters. */
export function listCauseNames({ db }: Services): Promise<{ id: string; title: string }[]> {
  return db.selectFrom('causes').select(['id', 'title']).orderBy('title').execute();
}

export type AdminCause = {
  id: string;
  title: string;
  category: Selectable<CausesTable>['category'];
  entity: string;
  target: Paise | null;
  raised: Paise;
  startsOn: string | null;
  endsOn: string | null;
  published: boolean;
};

/** The admin list, in the order of the site. The caller checks 'causes.read'. */
export async function listAdminCauses({ db }: Services): Promise<AdminCause[]> {
  const rows = await db
    .selectFrom('causes')
    .innerJoin('legal_entities', 'legal_entities.id', 'causes.legal_entity_id')
    .select(['causes.id', 'title', 'category', 'legal_entities.name as entity', 'target_paise as target'])
    .select(['starts_on as startsOn', 'ends_on as endsOn', 'published'])
    .orderBy('position')
    .orderBy('causes.id')
    .execute();
  const raised = await raisedFor(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, raised: raised.get(row.id) ?? zeroPaise }));
}

type TypeRow = { id: string; title: string; amount: number; perDay: number | null; offered: boolean };
export type EditedCause = Selectable<CausesTable> & { types: TypeRow[] };

/** One cause with all its donation types, for its form; null when there is none. */
export async function findEditedCause(db: Services['db'], id: string): Promise<EditedCause | null> {
  if (!isCauseId(id)) return null;
  const row = await db
    .selectFrom('causes')
    .selectAll()
    .select(
      sql<TypeRow[]>`(select coalesce(json_agg(json_build_object('id', type.id, 'title', type.title,
        'amount', type.amount_paise, 'perDay', type.per_day, 'offered', type.offered) order by type.position), '[]')
        from cause_types as type where type.cause_id = causes.id)`.as('types'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
