import { readSpending, type TypedSpending } from '#core/csr/agreement.ts';
import { readText } from '#core/fields/text.ts';
import { paise, parseRupees } from '#core/money/paise.ts';
import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockAgreement } from './lock-agreement.ts';

type NotOpen = Refusal<'csr-unknown' | 'csr-certified'>;

/** Enters what was spent of a company's money. The same form twice is one entry. */
export const recordSpending = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, staff, audit, pagesChanged },
    id: string,
    typed: TypedSpending,
  ): Promise<FormOutcome<{ id: string }> | NotOpen> => {
    const agreement = await lockAgreement(trx, id);
    if (!agreement) return refuse('csr-unknown');
    const known = await trx
      .selectFrom('csr_spendings')
      .select(['id', 'agreement_id', 'amount_paise'])
      .where('intent_key', '=', typed.intentKey)
      .executeTakeFirst();
    if (known) {
      const amount = parseRupees(typed.amount);
      const isSame = known.agreement_id === id && amount.ok && amount.value === known.amount_paise;
      return isSame ? accept({ id: known.id }) : invalidField('intentKey', 'intent-reused');
    }
    if (agreement.issued) return refuse('csr-certified');
    const now = services.clock();
    const left = paise(agreement.received - agreement.spent);
    const { agreedOn } = agreement;
    const read = readSpending(typed, { left, agreedOn, today: templeDay(now) });
    if (!read.ok) return read;
    const { intentKey, spentOn, amount, purpose } = read.value;
    const spendingId = services.ids('spd');
    await trx
      .insertInto('csr_spendings')
      .values({
        id: spendingId,
        agreement_id: id,
        intent_key: intentKey,
        spent_on: spentOn,
        amount_paise: amount,
        purpose,
        recorded_by: staff.personId,
        recorded_at: now,
      })
      .execute();
    pagesChanged();
    await audit({ action: 'csr-agreement.spent', subject: id, details: { paise: amount, purpose } });
    return accept({ id: spendingId });
  },
});

type NotWithdrawn = 'csr-unknown' | 'csr-certified' | 'csr-reason';

/** Takes an entry of what was spent out again, with a reason; the row stays. */
export const withdrawSpending = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, staff, audit, pagesChanged },
    id: string,
    { spendingId, reason: typed }: { spendingId: string; reason: string },
  ): Promise<Outcome<null, NotWithdrawn>> => {
    const agreement = await lockAgreement(trx, id);
    const spending = agreement?.spendings.find((one) => one.id === spendingId);
    if (!agreement || !spending) return refuse('csr-unknown');
    if (agreement.issued) return refuse('csr-certified');
    if (spending.withdrawn !== null) return accept(null);
    const reason = readText(typed, { min: 3, max: 200 });
    if (!reason.ok) return refuse('csr-reason', 'reason');
    await trx
      .updateTable('csr_spendings')
      .set({
        withdrawn_at: services.clock(),
        withdrawn_by: staff.personId,
        withdraw_reason: reason.value,
      })
      .where('id', '=', spendingId)
      .execute();
    pagesChanged();
    await audit({
      action: 'csr-agreement.spending-withdrawn',
      subject: id,
      details: { paise: spending.amount, reason: reason.value },
    });
    return accept(null);
  },
});
