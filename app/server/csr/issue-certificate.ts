import { sql } from 'kysely';
import { scheduleItems } from '#core/content/csr-project.ts';
import { mayCertify } from '#core/csr/agreement.ts';
import type { CertificateFacts } from '#core/csr/certificate.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { staffWrite } from '../write/staff-write.ts';
import type { AgreementView } from './agreement-queries.ts';
import { lockAgreement } from './lock-agreement.ts';

type NotCertified = 'csr-unknown' | 'csr-not-spent';

/**
 * Issues the certificate of an agreement of which everything came and was spent, with the next
 * number of the financial year; afterwards nothing of the agreement moves. A second press finds the
 * first certificate.
 */
export const issueCertificate = staffWrite({
  permission: 'statements.file',
  run: async ({ trx, services, staff, audit }, id: string): Promise<Outcome<null, NotCertified>> => {
    const agreement = await lockAgreement(trx, id);
    if (!agreement) return refuse('csr-unknown');
    if (agreement.issued) return accept(null);
    const { endReason } = agreement;
    if (!mayCertify({ ...agreement, certified: false, ended: endReason !== null })) {
      return refuse('csr-not-spent');
    }
    const now = services.clock();
    const issuedOn = templeDay(now);
    const { csr } = await getTempleSettings(services);
    const facts = await factsOf(trx, agreement, csr.registration);
    const year = taxYearOf(issuedOn);
    const { last_number } = await trx
      .insertInto('csr_series')
      .values({ fiscal_year: year, last_number: 1 })
      .onConflict((conflict) =>
        conflict.column('fiscal_year').doUpdateSet({ last_number: sql`csr_series.last_number + 1` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const number = `CSR/${year}/${String(last_number).padStart(4, '0')}`;
    await trx
      .insertInto('csr_certificates')
      .values({
        agreement_id: id,
        number,
        issued_on: issuedOn,
        facts,
        issued_by: staff.personId,
        issued_at: now,
      })
      .execute();
    await audit({ action: 'csr-agreement.certified', subject: id, details: { number, paise: facts.total } });
    return accept(null);
  },
});

async function factsOf(
  trx: Transaction,
  agreement: AgreementView,
  registration: string,
): Promise<CertificateFacts> {
  const { company, project, financialYear, agreedOn, donations, spendings, spent } = agreement;
  const [first] = donations;
  const body = await trx
    .selectFrom('donations')
    .innerJoin('legal_entities', 'legal_entities.id', 'donations.legal_entity_id')
    .select(['legal_entities.name', 'legal_entities.address'])
    .where('donations.id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  const { schedule_item } = await trx
    .selectFrom('csr_projects')
    .select('schedule_item')
    .where('id', '=', agreement.projectId)
    .executeTakeFirstOrThrow();
  return {
    body: { ...body, registration },
    ...{ company, project, financialYear, agreedOn },
    scheduleItem: scheduleItems[schedule_item].item,
    received: donations
      // What went back whole was not received.
      .filter(({ amount }) => amount > 0)
      .map(({ receipt, on, amount }) => ({ receipt, on, amount })),
    spent: spendings
      .filter(({ withdrawn }) => withdrawn === null)
      .map(({ on, purpose, amount }) => ({ on, purpose, amount })),
    total: spent,
  };
}
