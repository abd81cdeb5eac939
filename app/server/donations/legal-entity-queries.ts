import type { LegalEntity } from '#core/donations/receipt.ts';
import type { Services } from '../services.ts';

export async function listLegalEntities({ db }: Pick<Services, 'db'>): Promise<LegalEntity[]> {
  const rows = await db.selectFrom('legal_entities').selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    pan: row.pan,
    deductionRegistration: row.deduction_registration,
    acceptsForeign: row.accepts_foreign,
  }));
}
