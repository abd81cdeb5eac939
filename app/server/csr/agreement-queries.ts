import { type AgreementState, type AgreementSums, agreementState } from '#core/csr/agreement.ts';
import type { Certificate } from '#core/csr/certificate.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { receivedPaise, spentPaise } from './agreement-sums.ts';

export type AgreementRow = AgreementSums & {
  id: string;
  company: string;
  projectId: string;
  project: string;
  financialYear: string;
  agreedOn: string;
  state: AgreementState;
  certificate: string | null;
};

export type AgreementDonation = {
  id: string;
  donor: string | null;
  receipt: string | null;
  on: string;
  amount: Paise;
};

export type AgreementSpending = {
  id: string;
  on: string;
  purpose: string;
  amount: Paise;
  /** Why it was taken out again. */
  withdrawn: string | null;
};

export type AgreementDocument = { id: string; fileName: string; spendingId: string | null; addedAt: Date };

export type AgreementView = AgreementRow & {
  requestId: string | null;
  endReason: string | null;
  donations: AgreementDonation[];
  spendings: AgreementSpending[];
  documents: AgreementDocument[];
  issued: Certificate | null;
};

function selectAgreements({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('csr_agreements')
    .innerJoin('csr_projects', 'csr_projects.id', 'csr_agreements.project_id')
    .leftJoin('csr_certificates', 'csr_certificates.agreement_id', 'csr_agreements.id')
    .select(['csr_agreements.id', 'company', 'project_id as projectId', 'csr_projects.title as project'])
    .select(['financial_year as financialYear', 'agreed_on as agreedOn', 'agreed_paise as agreed'])
    .select(['ended_on', 'csr_certificates.number as certificate'])
    .select([receivedPaise.as('received'), spentPaise.as('spent')]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectAgreements>['executeTakeFirstOrThrow']>>;

function toRow({ ended_on, received, spent, ...row }: Selected): AgreementRow {
  const sums = { agreed: row.agreed, received: paise(received), spent: paise(spent) };
  const state = agreementState({ ...sums, certified: row.certificate !== null, ended: ended_on !== null });
  return { ...row, ...sums, state };
}

/**
 * The agreements of a financial year, or all; the newest first. The caller checks 'donations.read'.
 */
export async function listAgreements(
  services: Pick<Services, 'db'>,
  year: string | null,
): Promise<AgreementRow[]> {
  let query = selectAgreements(services).orderBy('agreed_on', 'desc').orderBy('csr_agreements.id');
  if (year !== null) query = query.where('financial_year', '=', year);
  return (await query.execute()).map(toRow);
}

/** The years that have an agreement, the newest first. */
export async function listAgreementYears({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('csr_agreements')
    .select('financial_year')
    .distinct()
    .orderBy('financial_year', 'desc')
    .execute();
  return rows.map(({ financial_year }) => financial_year);
}

/** Null for an unknown id. The caller checks 'donations.read'. */
export async function findAgreement(
  services: Pick<Services, 'db'>,
  id: string,
): Promise<AgreementView | null> {
  const { db } = services;
  const row = await selectAgreements(services)
    .select(['request_id as requestId', 'end_reason as endReason'])
    .select(['csr_certificates.issued_on', 'csr_certificates.facts'])
    .where('csr_agreements.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [donations, spendings, documents] = await Promise.all([
    listDonations(services, id),
    db
      .selectFrom('csr_spendings')
      .select(['id', 'spent_on as on', 'purpose', 'amount_paise as amount', 'withdraw_reason as withdrawn'])
      .where('agreement_id', '=', id)
      .orderBy('spent_on')
      .orderBy('recorded_at')
      .execute(),
    db
      .selectFrom('csr_documents')
      .select(['id', 'file_name as fileName', 'spending_id as spendingId', 'added_at as addedAt'])
      .where('agreement_id', '=', id)
      .orderBy('added_at')
      .orderBy('id')
      .execute(),
  ]);
  const { requestId, endReason, issued_on, facts, ...selected } = row;
  const { certificate } = selected;
  return {
    ...toRow(selected),
    ...{ requestId, endReason, donations, spendings, documents },
    issued: certificate && issued_on && facts ? { number: certificate, issuedOn: issued_on, facts } : null,
  };
}

async function listDonations({ db }: Pick<Services, 'db'>, id: string): Promise<AgreementDonation[]> {
  const rows = await db
    .selectFrom('csr_donations')
    .innerJoin('donations', 'donations.id', 'csr_donations.donation_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.donation_id', '=', 'donations.id').on('payments.role', '=', 'settling'),
    )
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.donation_id', '=', 'donations.id').on('receipts.voided_at', 'is', null),
    )
    .select(['donations.id', 'donor_name as donor', 'receipts.number as receipt'])
    .select(['donations.created_at', 'payments.captured_at', 'total_paise', 'refunded_paise'])
    .where('agreement_id', '=', id)
    .orderBy('linked_at')
    .execute();
  return rows.map(({ created_at, captured_at, total_paise, refunded_paise, ...row }) => ({
    ...row,
    on: templeDay(captured_at ?? created_at),
    amount: paise(total_paise - (refunded_paise ?? 0)),
  }));
}

export type ProjectSums = { received: Paise; spent: Paise };

/** What came for each project, and what was spent, of all years: what /csr shows. */
export async function sumProjects({ db }: Pick<Services, 'db'>): Promise<Map<string, ProjectSums>> {
  const rows = await db
    .selectFrom('csr_agreements')
    .select(['project_id', receivedPaise.as('received'), spentPaise.as('spent')])
    .execute();
  const sums = new Map<string, ProjectSums>();
  for (const { project_id, received, spent } of rows) {
    const { received: before, spent: spentBefore } = sums.get(project_id) ?? { received: 0, spent: 0 };
    sums.set(project_id, { received: paise(before + received), spent: paise(spentBefore + spent) });
  }
  return sums;
}
