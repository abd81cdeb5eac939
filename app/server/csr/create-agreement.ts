import { readAgreement, type TypedAgreement } from '#core/csr/agreement.ts';
import { readText } from '#core/fields/text.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { listCsrProjects } from '../content/csr-projects-queries.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockAgreement } from './lock-agreement.ts';

/** Enters what a company has agreed to give. The same form twice is one agreement. */
export const createAgreement = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, staff, audit },
    typed: TypedAgreement,
  ): Promise<FormOutcome<{ id: string }>> => {
    const projectIds = (await listCsrProjects(services)).map(({ id }) => id);
    const now = services.clock();
    const read = readAgreement(typed, { projectIds, today: templeDay(now) });
    if (!read.ok) return read;
    const { intentKey, requestId, company, projectId, financialYear, agreed, agreedOn } = read.value;
    const id = services.ids('csr');
    const made = await trx
      .insertInto('csr_agreements')
      .values(({ selectFrom }) => ({
        id,
        intent_key: intentKey,
        // An inquiry that was forgotten meanwhile is no reason to refuse.
        request_id: selectFrom('requests')
          .select('id')
          .where('id', '=', requestId ?? '')
          .where('kind', '=', 'csr-inquiry'),
        project_id: projectId,
        company,
        financial_year: financialYear,
        agreed_paise: agreed,
        agreed_on: agreedOn,
        created_by: staff.personId,
        created_at: now,
      }))
      .onConflict((conflict) => conflict.column('intent_key').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) {
      const known = await trx
        .selectFrom('csr_agreements')
        .select(['id', 'company', 'agreed_paise', 'project_id', 'financial_year'])
        .where('intent_key', '=', intentKey)
        .executeTakeFirstOrThrow();
      const same =
        known.company === company &&
        known.agreed_paise === agreed &&
        known.project_id === projectId &&
        known.financial_year === financialYear;
      return same ? accept({ id: known.id }) : invalidField('intentKey', 'intent-reused');
    }
    await audit({
      action: 'csr-agreement.made',
      subject: id,
      details: { company, project: projectId, year: financialYear, paise: agreed },
    });
    return accept({ id });
  },
});

type NotEnded = 'csr-unknown' | 'csr-certified' | 'csr-ended' | 'csr-reason';

/** Ends an agreement of which no more is expected; what came stays. */
export const endAgreement = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, audit },
    id: string,
    typedReason: string,
  ): Promise<Outcome<null, NotEnded>> => {
    const agreement = await lockAgreement(trx, id);
    if (!agreement) return refuse('csr-unknown');
    if (agreement.issued) return refuse('csr-certified');
    if (agreement.endReason !== null) return refuse('csr-ended');
    const reason = readText(typedReason, { min: 3, max: 200 });
    if (!reason.ok) return refuse('csr-reason', 'reason');
    await trx
      .updateTable('csr_agreements')
      .set({ ended_on: templeDay(services.clock()), end_reason: reason.value })
      .where('id', '=', id)
      .execute();
    await audit({ action: 'csr-agreement.ended', subject: id, details: { reason: reason.value } });
    return accept(null);
  },
});
