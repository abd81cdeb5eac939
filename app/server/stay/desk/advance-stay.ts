import { sql } from 'kysely';
import { FormReader } from '#core/fields/form-reader.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { readPapers } from '#core/stay/book-stay.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findRefundable, requestRefund } from '#server/purchases/request-refund.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { billStay } from '../bills/bill-stay.ts';
import { goingBack } from '../changes/cancel-stay.ts';
import { freeNights } from '../nights/take-nights.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { readParts } from '../record/stay-cover.ts';
import { endRests } from '../rests/end-rests.ts';

type Papers = { stayId: string; idKind: string; idLast4: string };

/** The guest is here: not before the day of arrival, and with the kind and last four of a paper. */
export const checkIn = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, audit }, { stayId, ...typed }: Papers): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    const at = services.clock();
    const today = templeDay(at);
    if (stay?.row.stage !== 'booked') return invalidField('', 'stay-moved');
    if (today < stay.row.arrival) return invalidField('', 'stay-too-early');
    const form = new FormReader();
    const papers = readPapers(form, typed);
    if (!papers) return invalid(form.problems);
    const set = { came_at: at, id_kind: papers.idKind, id_last4: papers.idLast4 };
    await moveStay(trx, { id: stayId, at, kind: 'in-house', stage: 'in-house', set });
    await audit({ action: 'stay.checked-in', subject: stayId });
    return accept(null);
  },
});

/**
 * The guest has left; the rooms wait to be cleaned. Who leaves early frees the coming nights,
 * today's included unless it is the first; the price stays (the ladder is for those who cancel
 * before). The bill is written.
 */
export const checkOut = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, audit, wake }, stayId: string): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (stay?.row.stage !== 'in-house') return invalidField('', 'stay-moved');
    const at = services.clock();
    const { arrival, departure } = stay.row;
    const today = templeDay(at);
    const left = today > arrival ? today : dayAfter(arrival, 1);
    const early = left < departure;
    // Of the last night, and of tonight where it changed rooms today: earlier ones were cleaned
    // since. In the order of their ids, as whoever looks for rooms locks them.
    const last = dayAfter(left < departure ? left : departure, -1);
    await sql`update rooms set housekeeping = 'dirty' where housekeeping = 'clean' and id in (select id from rooms
      where id in (select room_id from room_nights where booking_id = ${stayId}
        and night >= ${last} and night <= ${today}) order by id for update)`.execute(trx);
    if (early) await freeNights(trx, stayId, left);
    const set = { left_at: at, ...(early && { departure: left }) };
    await moveStay(trx, { id: stayId, at, kind: early ? 'left-early' : 'left', stage: 'left', set });
    // What is being paid just now still pays for it; nothing else can be begun.
    await endRests(trx, services, stayId);
    await billStay(trx, services, stay.row);
    await audit({ action: 'stay.checked-out', subject: stayId, details: { early } });
    wake('send-letters');
    if (early) wake('offer-nights');
    return accept(null);
  },
});

/**
 * Nobody came: from the day of arrival on; the nights from today on are free. What the ladder gives
 * back on the day of arrival is requested, and the rest is billed.
 */
export const noShow = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit, wake }, stayId: string): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (stay?.row.stage !== 'booked') return invalidField('', 'stay-moved');
    const at = services.clock();
    if (templeDay(at) < stay.row.arrival) return invalidField('', 'stay-too-early');
    await freeNights(trx, stayId, templeDay(at));
    const { row } = stay;
    await endRests(trx, services, stayId);
    await moveStay(trx, { id: stayId, at, kind: 'no-show', stage: 'no-show' });
    for (const { id, cover } of await readParts(trx, stayId)) {
      const part = { kind: 'stay', id } as const;
      const goesBack = await findRefundable(trx, part, goingBack(row, cover, row.arrival));
      // What goes back pays for the stay no more, whatever else of the payment is left.
      const cover_paise = cover - (goesBack?.amount ?? 0);
      await trx.updateTable('stay_bookings').set({ cover_paise }).where('id', '=', id).execute();
      if (!goesBack) continue;
      const ask = { amount: goesBack.amount, by: staff.personId, reason: 'The guest did not come' };
      await requestRefund(trx, services, part, ask);
    }
    await billStay(trx, services, row, true);
    await audit({ action: 'stay.no-show', subject: stayId });
    wake('send-letters');
    wake('offer-nights');
    return accept(null);
  },
});
