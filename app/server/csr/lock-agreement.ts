import type { Transaction } from '../db/schema.ts';
import { type AgreementView, findAgreement } from './agreement-queries.ts';

/** The agreement as it stands, while nobody else changes it; null for an unknown id. */
export async function lockAgreement(trx: Transaction, id: string): Promise<AgreementView | null> {
  await trx.selectFrom('csr_agreements').select('id').where('id', '=', id).forUpdate().execute();
  return findAgreement({ db: trx }, id);
}
