import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isWaitId } from '#core/stay/wait.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { closeWait } from './close-wait.ts';
import { offerNights } from './offer-nights.ts';

/** The office offers the nights to somebody out of turn, where they are free. */
export const offerByHand = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit, wake }, waitId: string): Promise<FormOutcome<null>> => {
    const wait = await lockWait(trx, waitId);
    if (wait?.state !== 'waiting') return invalidField('', 'stay-wait-over');
    const rules = await loadStayRules({ ...services, db: trx });
    const offered = await offerNights(trx, services, wait, { rules, by: staff.personId });
    if (!offered.ok) return offered;
    await audit({ action: 'stay-wait.offered', subject: waitId });
    wake('send-letters');
    wake('send-text-messages');
    return accept(null);
  },
});

/** Takes an entry off the list; an offer that runs ends with it. */
export const removeWait = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit, wake }, waitId: string): Promise<FormOutcome<null>> => {
    const wait = await lockWait(trx, waitId);
    const close = { state: 'removed', at: services.clock(), by: staff.personId } as const;
    if (!wait || !(await closeWait(trx, waitId, close))) return invalidField('', 'stay-wait-over');
    await audit({ action: 'stay-wait.removed', subject: waitId });
    wake('offer-nights');
    return accept(null);
  },
});

/** The rooms of its kind are locked before the entry is read. */
async function lockWait(trx: Transaction, waitId: string) {
  if (!isWaitId(waitId)) return undefined;
  const find = () => trx.selectFrom('stay_waits').selectAll().where('id', '=', waitId).executeTakeFirst();
  const found = await find();
  if (found) await lockRooms(trx, found.room_type_id);
  return found && find();
}
