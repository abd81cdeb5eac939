import type { Selectable } from 'kysely';
import type { LegalEntity } from '#core/donations/receipt.ts';
import type { LegalEntitiesTable } from '../db/schema/causes.ts';
import type { Services } from '../services.ts';

export async function listLegalEntities({ db }: Pick<Services, 'db'>): Promise<LegalEntity[]> {
  const rows = await db.selectFrom('legal_entities').selectAll().execute();
  return rows.map(toLegalEntity);
}

/** As the staff sees it. */
export type AdminLegalEntity = LegalEntity & { version: number };

export async function listAdminLegalEntities({ db }: Pick<Services, 'db'>): Promise<AdminLegalEntity[]> {
  const rows = await db.selectFrom('legal_entities').selectAll().orderBy('name').execute();
  return rows.map((row) => ({ ...toLegalEntity(row), version: row.version }));
}

export function toLegalEntity(row: Selectable<LegalEntitiesTable>): LegalEntity {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    pan: row.pan,
    deductionRegistration: row.deduction_registration,
    acceptsForeign: row.accepts_foreign,
  };
}
