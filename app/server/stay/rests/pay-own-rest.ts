import type { Paise } from '#core/money/paise.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { isStayId, mayPayStay } from '#core/stay/stay-stage.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockStay } from '../record/lock-stay.ts';
import type { StayRow } from '../record/locked-stay.ts';
import { endRests } from './end-rests.ts';
import { lockRests } from './lock-rests.ts';
import { type RestRefusal, restDue } from './rest-due.ts';

/**
 * The guest pays the rest of a stay on the site: by a booking of its own without rooms, since one
 * payment settles one purchase. One that was begun and has the same sum is taken, so that pressing
 * twice makes no second one; one of another sum ends. The caller has verified the guest
 * (stay-proof.ts).
 */
export async function payOwnRest(
  services: Services,
  stayId: string,
): Promise<Outcome<{ id: string }, RestRefusal>> {
  if (!isStayId(stayId)) return refuse('stay-unknown');
  return inTransaction(services, async ({ trx, services: inside }) => {
    const stay = await lockStay(trx, { id: stayId });
    if (!stay || stay.row.rest_of !== null) return refuse('stay-unknown');
    const now = inside.clock();
    const due = await restDue(trx, stay.row, now);
    if (!due.ok) return due;
    const rests = await lockRests(trx, stayId);
    const begun = rests.find(({ row }) => mayPayStay(row, now) && row.total_paise === due.value);
    if (begun) return accept({ id: begun.id });
    if (!(await endRests(trx, inside, stayId))) return refuse('stay-rest-under-way');
    const id = inside.ids('sty');
    await saveRest(trx, stay.row, { id, due: due.value, now });
    return accept({ id });
  });
}

type NewRest = { id: string; due: Paise; now: Date };

/** Whose it is and when, as of the stay; none of its rooms, papers or nights. */
async function saveRest(trx: Transaction, row: StayRow, { id, due, now }: NewRest): Promise<void> {
  const { room_type_id, room_title, arrival, departure, ladder_from, rooms, adults, children } = row;
  const { guest_name, guest_phone, guest_email, language, person_id } = row;
  await trx
    .insertInto('stay_bookings')
    .values({
      ...{ id, rest_of: row.id, intent_key: id, intent_hash: `rest:${id}`, pay_by: 'gateway' },
      ...{ room_type_id, room_title, arrival, departure, ladder_from, rooms, adults, children },
      ...{ ladder: JSON.stringify(row.ladder), extra_beds: 0, meals: false, member: row.member },
      ...{ stay_paise: due, total_paise: due, cover_paise: due, tax_paise: 0 },
      price: JSON.stringify({
        ...row.price,
        nights: [],
        rooms: due,
        meals: 0,
        tax: 0,
        total: due,
        deposit: null,
      }),
      ...{ guest_name, guest_phone, guest_email, language, person_id },
      ...{ created_at: now, poll_at: nextPollAt('created', now, now) },
    })
    .execute();
  await trx
    .insertInto('stay_events')
    .values({ booking_id: id, at: now, kind: 'begun', state: 'created', stage: 'open', amount_paise: due })
    .execute();
}
