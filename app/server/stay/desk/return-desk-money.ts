import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import type { DeskReturnState } from '#core/stay/desk-money.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { fourEyesProblem, isOwnMoney } from '#server/purchases/four-eyes.ts';
import type { Services } from '#server/services.ts';
import { type StaffWrite, staffWrite } from '#server/write/staff-write.ts';
import { findStay } from '../queries/stay-queries.ts';
import { noteDeskMoney } from '../record/desk-money.ts';
import { lockStay } from '../record/lock-stay.ts';

/** `most`: what the form said may be asked back, in paise. */
type Asked = { stayId: string; back: string; why: string; most: string };

/**
 * Somebody asks that the desk hands back what it took and what is too much: after a change to
 * cheaper nights, or of a stay that was cancelled. Sent twice, it is asked once.
 */
export const askCounterReturn = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, { stayId, ...typed }: Asked): Promise<FormOutcome<null>> => {
    const stay = await lockAndFind(trx, services, stayId);
    if (!stay) return invalidField('', 'stay-unknown');
    if (typed.most !== String(stay.returnable)) return invalidField('', 'stay-paid-meanwhile');
    const form = new FormReader();
    const amount = form.read('back', parseRupees(typed.back));
    const reason = form.text('why', typed.why, { min: 3, max: 300 });
    if (amount === null || !form.clean) return invalid(form.problems);
    if (amount < 1 || amount > stay.returnable) return invalidField('back', 'desk-return-too-much');
    const id = services.ids('sdr');
    await trx
      .insertInto('stay_desk_returns')
      .values({
        ...{ id, booking_id: stayId, amount_paise: amount, reason, state: 'asked' },
        ...{ asked_by: staff.personId, asked_at: services.clock(), decided_by: null, decided_at: null },
      })
      .execute();
    await audit({
      action: 'stay.desk-return-asked',
      subject: stayId,
      details: { return: id, paise: amount },
    });
    return accept(null);
  },
});

type Decision = { stayId: string; returnId: string; decision: 'approved' | 'declined' };

/**
 * The second person agrees or not: never who asked, nor whom the money would come to (rule P10).
 * What was agreed to and cannot be handed over any more is declined too, else it would bar every
 * other return; the row keeps who agreed, the audit log who declined.
 */
export const decideDeskReturn = staffWrite({
  permission: 'stays.refund',
  run: async (work, { stayId, returnId, decision }: Decision): Promise<FormOutcome<null>> => {
    const { services, trx, staff } = work;
    const open: DeskReturnState[] = decision === 'declined' ? ['asked', 'approved'] : ['asked'];
    const found = await lockReturn(trx, services, { stayId, returnId }, open);
    if (!found) return invalidField('', 'refund-decided');
    const { asked_by: askedBy, asked_at: askedAt } = found;
    const eyes = { askedBy, askedAt, purchase: { kind: 'stay', id: stayId } as const };
    const alone = await fourEyesProblem(trx, staff, eyes);
    if (alone) return invalidField('', alone);
    const decided = { decided_by: staff.personId, decided_at: services.clock() };
    return moveReturn(work, found, decision, found.state === 'asked' ? decided : {});
  },
});

type Handed = { stayId: string; returnId: string; mode: string };

/** It was handed over, all at once: once, and never more than the desk has by then. */
export const handDeskReturn = staffWrite({
  permission: ['stays.write', 'stays.refund'],
  run: async (work, { stayId, returnId, ...typed }: Handed): Promise<FormOutcome<null>> => {
    const { services, trx, staff } = work;
    const found = await lockReturn(trx, services, { stayId, returnId }, ['approved']);
    if (!found) return invalidField('', 'refund-decided');
    const own = await isOwnMoney(trx, staff, { kind: 'stay', id: stayId }, found.asked_at);
    if (own) return invalidField('', 'refund-to-self');
    const mode = readChoice(typed.mode, counterModes);
    if (!mode.ok) return invalidField('mode', mode.code);
    // The price may have risen since it was agreed to.
    if (found.amount_paise > found.stay.deskOver) return invalidField('', 'refund-nothing-left');
    const at = services.clock();
    await noteDeskMoney(trx, services, {
      ...{ stayId, kind: 'price', direction: 'out', mode: mode.value, amount: found.amount_paise },
      ...{ by: staff.personId, day: templeDay(at), at, reason: found.reason, returnId },
    });
    return moveReturn(work, found, 'handed', {});
  },
});

async function lockAndFind(trx: Transaction, services: Services, stayId: string): Promise<StayView | null> {
  const locked = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
  return locked && findStay({ ...services, db: trx }, stayId);
}

/**
 * A return in one of these states, and its stay locked; null: it is gone, or moved on meanwhile.
 */
async function lockReturn(
  trx: Transaction,
  services: Services,
  { stayId, returnId }: { stayId: string; returnId: string },
  states: readonly DeskReturnState[],
) {
  const stay = await lockAndFind(trx, services, stayId);
  const row = await trx
    .selectFrom('stay_desk_returns')
    .selectAll()
    .where('id', '=', returnId)
    .where('booking_id', '=', stayId)
    .where('state', 'in', states)
    .executeTakeFirst();
  return stay && row ? { ...row, stay } : null;
}

async function moveReturn(
  { trx, audit }: StaffWrite,
  { id, booking_id, amount_paise }: { id: string; booking_id: string; amount_paise: number },
  state: DeskReturnState,
  set: { decided_by?: string; decided_at?: Date },
): Promise<FormOutcome<null>> {
  await trx
    .updateTable('stay_desk_returns')
    .set({ ...set, state })
    .where('id', '=', id)
    .execute();
  const details = { return: id, paise: amount_paise };
  await audit({ action: `stay.desk-return-${state}`, subject: booking_id, details });
  return accept(null);
}
