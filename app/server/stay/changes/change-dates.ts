import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { mostFreeNights, readDeparture, readPrice } from '#core/stay/book-stay.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { keepFree } from '#server/membership/free-benefits.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Write } from '#server/write/in-transaction.ts';
import { takeNights } from '../nights/take-nights.ts';
import { readHeld } from '../record/desk-money.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { endRests } from '../rests/end-rests.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { moneyOfChange } from './money-of-change.ts';

export type Dates = { arrival: string; departure: string };

type ChangedBy = {
  /** 'guest', whom the caller has verified, or who of the office. */
  by: string;
  /** The new total that was shown, in paise; at another one nothing is written. */
  shown?: string | null;
};

/**
 * Other nights for a booked stay, before its arrival: same kind, rooms and people, at today's
 * rates. The old nights are free in the same transaction. Dearer nights only the office gives,
 * which takes the rest at its desk: else one cheap night would hold the house for a month. Cheaper
 * than what was paid: the difference goes back by the ladder, once; what the desk took, it hands
 * back. Free nights of a membership stay with it, as many as the new nights are.
 */
export async function changeDates(
  { trx, services, wake }: Write,
  stayId: string,
  typed: Dates,
  { by, shown = null }: ChangedBy,
): Promise<FormOutcome<null>> {
  if (!isStayId(stayId)) return invalidField('arrival', 'stay-moved');
  const rules = await loadStayRules({ ...services, db: trx });
  const form = new FormReader();
  const arrival = form.read('arrival', readDate(typed.arrival, rules.days), windowInWords(rules.days)) ?? '';
  const departure = readDeparture(form, typed.departure, arrival);
  if (!form.clean) return invalid(form.problems);
  const stay = await lockStay(trx, { id: stayId });
  const now = services.clock();
  const { today } = rules;
  if (stay?.row.stage !== 'booked' || stay.row.arrival <= today) return invalidField('arrival', 'stay-moved');
  const { row } = stay;
  if (row.arrival === arrival && row.departure === departure)
    return invalidField('arrival', 'stay-same-days');
  const kind = rules.kinds.find(({ id }) => id === row.room_type_id);
  if (!kind) return invalidField('arrival', 'stay-no-room');
  const freeNights = mostFreeNights({ arrival, departure, rooms: row.rooms }, row.free_nights);
  const party = {
    adults: row.adults,
    children: row.children,
    rooms: row.rooms,
    meals: row.meals,
    freeNights,
  };
  const price = readPrice(form, kind, { arrival, departure, ...party, member: row.member }, rules);
  if (!price) return invalid(form.problems.map((problem) => ({ ...problem, field: 'departure' })));
  if (by === 'guest' && price.total > row.stay_paise) return invalidField('departure', 'stay-dearer');
  if (by === 'guest' && price.total < row.stay_paise && (await readHeld(trx, stayId, 'price')) > 0)
    return invalidField('departure', 'stay-ask-desk');
  if (!(await endRests(trx, services, stayId))) return invalidField('departure', 'stay-rest-under-way');
  const wanted = { bookingId: stayId, kindId: row.room_type_id, arrival, departure, rooms: row.rooms };
  const taken = await takeNights(trx, { ...wanted, until: null, now });
  if (!taken.ok) return invalidField('arrival', 'stay-no-room');
  if (shown !== null && shown !== String(price.total)) return invalidField('departure', 'total-changed');
  if (freeNights < row.free_nights) await keepFree(trx, { stayId }, freeNights);
  const money = await moneyOfChange(trx, row, price.total, today);
  const ladderFrom = arrival < row.ladder_from ? arrival : row.ladder_from;
  await moveStay(trx, {
    ...{ id: stayId, at: now, kind: 'dates-changed', amount: price.total },
    note: `${row.arrival} – ${row.departure} → ${arrival} – ${departure}`,
    set: {
      ...{ arrival, departure, ladder_from: ladderFrom },
      ...{ stay_paise: price.total, tax_paise: price.tax, extra_beds: price.extraBeds },
      meals: price.meals > 0,
      free_nights: freeNights,
      cover_paise: money.parts.find(({ id }) => id === stayId)?.most ?? row.cover_paise,
      price: JSON.stringify(price),
    },
  });
  for (const { id, goesBack, most } of money.parts) {
    if (id !== stayId)
      await trx.updateTable('stay_bookings').set({ cover_paise: most }).where('id', '=', id).execute();
    const ask = { amount: goesBack, by, reason: 'Fewer or cheaper nights' };
    if (goesBack > 0) await requestRefund(trx, services, { kind: 'stay', id }, ask);
  }
  await notifyGuest(trx, services, row, 'changed', String(row.version));
  wake('send-letters');
  wake('offer-nights');
  return accept(null);
}
