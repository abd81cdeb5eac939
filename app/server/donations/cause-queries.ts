import type { Selectable } from 'kysely';
import type { Cause, GiftType } from '#core/donations/cause.ts';
import { paise, zeroPaise } from '#core/money/paise.ts';
import type { CausesTable } from '../db/schema/causes.ts';
import type { Services } from '../services.ts';

/** Published causes in the office's order; whether one is live, upcoming or closed is core/donations/cause-status. */
export async function listCauses(services: Services): Promise<Cause[]> {
  return loadCauses(services, null);
}

export async function findCause(services: Services, id: string): Promise<Cause | null> {
  return (await loadCauses(services, [id]))[0] ?? null;
}

/** The causes with these ids, in no particular order; unknown and unpublished ones are left out. */
export async function loadCauses({ db }: Services, ids: string[] | null): Promise<Cause[]> {
  const rows = await db
    .selectFrom('causes')
    .selectAll()
    .where('published', '=', true)
    .$if(ids !== null, (query) => query.where('id', 'in', ids?.length ? ids : ['']))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const types = await db
    .selectFrom('cause_types')
    .select(['cause_id', 'id', 'title', 'amount_paise'])
    .where('cause_id', 'in', rows.length > 0 ? rows.map((row) => row.id) : [''])
    .where('offered', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const own = types.filter((type) => type.cause_id === row.id);
    return toCause(
      row,
      own.map(({ id, title, amount_paise }) => ({ id, title, amount: paise(amount_paise) })),
    );
  });
}

function toCause(row: Selectable<CausesTable>, types: GiftType[]): Cause {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    summary: row.summary,
    description: row.description,
    image: row.image,
    types,
    presets: row.presets_paise.map((amount) => paise(Number(amount))),
    allowsOwnAmount: row.allows_own_amount,
    target: row.target_paise === null ? null : paise(row.target_paise),
    raised: zeroPaise,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    legalEntityId: row.legal_entity_id,
    taxEligible: row.tax_eligible,
    csrEligible: row.csr_eligible,
    allowsForeign: row.allows_foreign,
    donationType: row.donation_type,
  };
}
