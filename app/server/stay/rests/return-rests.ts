import { type Paise, paise } from '#core/money/paise.ts';
import type { Transaction } from '#server/db/schema.ts';
import { readLeft, requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { moveStay } from '../record/move-stay.ts';
import { lockRests } from './lock-rests.ts';

type Returned = {
  by: string;
  reason: string;
  /** Of each; null: all that is left of them. */
  amounts: ReadonlyMap<string, Paise> | null;
};

/** Asks back what paid the rest of a locked stay that is cancelled, and ends it. */
export async function returnRests(
  trx: Transaction,
  services: Services,
  stayId: string,
  { by, reason, amounts }: Returned,
): Promise<void> {
  for (const rest of await lockRests(trx, stayId)) {
    if (rest.row.stage !== 'paid') continue;
    const amount = amounts ? (amounts.get(rest.id) ?? paise(0)) : paise(await readLeft(trx, rest));
    if (amount > 0) await requestRefund(trx, services, rest, { amount, by, reason });
    const end = { kind: 'cancelled', stage: 'cancelled', note: reason } as const;
    await moveStay(trx, { id: rest.id, at: services.clock(), ...end });
  }
}
