import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { provenAccount, type Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import type { NewWait } from '#core/stay/wait.ts';
import { language } from '#messages/language.ts';
import type { TurnRefused } from '#server/auth/take-turn.ts';
import { takeTry } from '#server/auth/tries.ts';
import { originOf } from '#server/bookings/unproven-shares.ts';
import { waitsEnough } from '#server/bookings/waits-of-origin.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { admitForm } from '#server/requests/admit-form.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { countFree } from '../nights/count-free.ts';
import { notifyWaiting } from './notify-waiting.ts';
import type { WaitRow } from './wait-row.ts';

/** How many open entries one telephone number may have. */
const mostOpenWaits = 3;

/** How many open entries one kind may have: who comes later would wait in vain. */
const mostInLine = 200;

/**
 * Puts somebody on the waiting list for nights that are not free: one open entry for a telephone
 * number and dates, so the same form sent twice is one. More rooms than the site holds unpaid for
 * anybody could never be offered: groups send the inquiry. What the trap suspects is answered the
 * same, and not stored.
 */
export async function joinWaits(
  services: Services,
  viewer: Viewer,
  read: FormOutcome<NewWait>,
  sender: RequestOrigin,
): Promise<FormOutcome<null> | TurnRefused> {
  const admitted = await admitForm(services, read, sender);
  if ('answer' in admitted) return admitted.answer;
  const wait = admitted.input;
  const never = await neverOffered(services, wait);
  if (never) return never;
  const now = services.clock();
  const free = await countFree(services.db, wait, { now });
  if ((free.get(wait.kindId) ?? 0) >= wait.rooms) return invalidField('kind', 'stay-wait-free');
  const mayWrite =
    wait.email !== null && (await takeTry(services, 'request:email', wait.email.toLowerCase()));
  const origin = originOf(services, { proven: provenAccount(viewer), address: sender.address });
  return inTransaction(services, async ({ trx, services: inside, wake }): Promise<FormOutcome<null>> => {
    await takeAdvisoryLock(trx, `wait:${wait.phone}`);
    const open = await trx
      .selectFrom('stay_waits')
      .select(['arrival', 'departure', 'room_type_id', 'rooms', 'adults', 'children', 'meals'])
      .where('guest_phone', '=', wait.phone)
      .where('state', 'in', ['waiting', 'offered'])
      .execute();
    const same = open.find((one) => one.arrival === wait.arrival && one.departure === wait.departure);
    if (same) return asksTheSame(same, wait) ? accept(null) : invalidField('phone', 'stay-waits-same');
    if (open.length >= mostOpenWaits) return invalidField('phone', 'stay-waits-full');
    const line = { list: 'stay_waits', of: 'room_type_id', id: wait.kindId } as const;
    if (await waitsEnough(trx, origin, line)) return invalidField('kind', 'stay-waits-enough');
    const { count } = await trx
      .selectFrom('stay_waits')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('room_type_id', '=', wait.kindId)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostInLine) return invalidField('kind', 'stay-line-full');
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

/** Why the job could never offer so many rooms of a kind, whatever becomes free; null: it could. */
async function neverOffered({ db }: Services, { kindId, rooms }: NewWait) {
  const { count } = await db
    .selectFrom('rooms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_type_id', '=', kindId)
    .where('closed', '=', false)
    .executeTakeFirstOrThrow();
  const capacity = Number(count);
  if (capacity === 0) return invalidField('kind', 'stay-wait-none');
  const most = Math.min(capacity, mostUnproven('room', capacity));
  return rooms > most ? invalidField('rooms', 'stay-wait-group', { n: most }) : null;
}

type Asked = Pick<WaitRow, 'room_type_id' | 'rooms' | 'adults' | 'children' | 'meals'>;

function asksTheSame(one: Asked, { kindId, rooms, adults, children, meals }: NewWait): boolean {
  const people = one.adults === adults && one.children === children;
  return one.room_type_id === kindId && one.rooms === rooms && people && one.meals === meals;
}
