import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import type { NewWait } from '#core/stay/wait.ts';
import { language } from '#messages/language.ts';
import { type TurnRefused, takeTurn } from '#server/auth/take-turn.ts';
import { takeTry } from '#server/auth/tries.ts';
import { originOf, provenAccount } from '#server/bookings/unproven-shares.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { countFree } from '../nights/count-free.ts';
import { notifyWaiting } from './notify-waiting.ts';

/** How many open entries one telephone number may have. */
const mostOpenWaits = 3;

/**
 * Puts somebody on the waiting list for nights that are not free: one open entry for a telephone
 * number and dates, so the same form sent twice is one. What the trap suspects is answered the same,
 * and not stored.
 */
export async function joinWaits(
  services: Services,
  viewer: Viewer,
  read: FormOutcome<NewWait>,
  sender: RequestOrigin,
): Promise<FormOutcome<null> | TurnRefused> {
  if (!read.ok) return read;
  const wait = read.value;
  const turn = await takeTurn(services, 'request', sender);
  if (!turn.ok) return turn;
  if (sender.suspected) return accept(null);
  const now = services.clock();
  const free = await countFree(services.db, wait, { now });
  if ((free.get(wait.kindId) ?? 0) >= wait.rooms) return invalidField('kind', 'stay-wait-free');
  const mayWrite =
    wait.email !== null && (await takeTry(services, 'request:email', wait.email.toLowerCase()));
  const origin = originOf(services, { account: provenAccount(viewer), address: sender.address });
  return inTransaction(services, async ({ trx, services: inside, wake }): Promise<FormOutcome<null>> => {
    await takeAdvisoryLock(trx, `wait:${wait.phone}`);
    const open = await trx
      .selectFrom('stay_waits')
      .select(['arrival', 'departure'])
      .where('guest_phone', '=', wait.phone)
      .where('state', 'in', ['waiting', 'offered'])
      .execute();
    if (open.some((one) => one.arrival === wait.arrival && one.departure === wait.departure))
      return accept(null);
    if (open.length >= mostOpenWaits) return invalidField('phone', 'stay-waits-full');
    const row = {
      ...{ id: services.ids('swt'), room_type_id: wait.kindId, language, origin, made_at: now },
      ...{ arrival: wait.arrival, departure: wait.departure, rooms: wait.rooms },
      ...{ adults: wait.adults, children: wait.children, meals: wait.meals },
      ...{ guest_name: wait.name, guest_phone: wait.phone, guest_email: wait.email },
    };
    await trx.insertInto('stay_waits').values(row).execute();
    if (mayWrite) await notifyWaiting(trx, inside, row, 'joined');
    wake('send-letters');
    return accept(null);
  });
}
