import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import type { Problem } from '#core/result.ts';
import { mostFreeNights, readDeparture, readPrice } from '#core/stay/book-stay.ts';
import { prolongStay } from '#core/stay/longer-stay.ts';
import type { Nights } from '#core/stay/nights.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { type MoneyOfChange, moneyOfChange } from '../changes/money-of-change.ts';
import { countFreeFor } from '../nights/count-free.ts';
import { roomsOfLastNight } from '../nights/last-night.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { listFreeRooms, listRoomsOfStay, type RoomChoice } from './room-choices.ts';

/** A room of the last night; `others`: where it goes on if it is somebody's on the added nights. */
export type RoomGoesOn = { id: string; number: string; free: boolean; others: RoomChoice[] };

/** What would happen if it were done now: nothing is locked, and the verb decides anew. */
export type StayPlan =
  | { kind: 'longer'; departure: string; added: Paise; total: Paise; rooms: RoomGoesOn[] }
  | ({ kind: 'dates'; before: Paise; after: Paise; money: Omit<MoneyOfChange, 'parts'> } & Nights)
  | ({ kind: 'room'; from: string; to: RoomChoice; betterKind: boolean; leavesTonight: boolean } & Nights)
  | { kind: 'refused'; problems: Problem[] };

const refused = (...problems: Problem[]): StayPlan => ({ kind: 'refused', problems });

/**
 * A change of a stay as an address asks for it: `until` a later departure, `arrival` and
 * `departure` other dates, `from` and `to` another room. Null where it asks for none.
 */
export function planChange(
  services: Services,
  stay: StayView,
  asked: URLSearchParams,
): Promise<StayPlan> | null {
  const text = (name: string) => asked.get(name) ?? '';
  if (asked.has('until')) return planLonger(services, stay, text('until'));
  if (asked.has('arrival'))
    return planDates(services, stay, { arrival: text('arrival'), departure: text('departure') });
  return asked.has('to') ? planRoom(services, stay, text('from'), text('to')) : null;
}

async function planLonger(services: Services, stay: StayView, until: string): Promise<StayPlan> {
  if (!['booked', 'in-house'].includes(stay.stage)) return refused({ field: 'until', code: 'stay-moved' });
  const form = new FormReader();
  const longer = prolongStay(form, stay, until, await loadStayRules(services));
  if (!longer) return refused(...form.problems.map((problem) => ({ ...problem, field: 'until' })));
  const { departure, price } = longer;
  const last = await roomsOfLastNight(services.db, stay);
  const own = last.map(({ id }) => id);
  const added = { arrival: stay.departure, departure };
  const free = await listFreeRooms(services, stay.kindId, added, own);
  const others = free.filter(({ id }) => !own.includes(id));
  const rooms = last.map((room) => ({ ...room, free: free.some(({ id }) => id === room.id), others }));
  const { total } = price;
  return { kind: 'longer', departure, added: paise(total - stay.price.total), total, rooms };
}

async function planDates(services: Services, stay: StayView, typed: Nights): Promise<StayPlan> {
  const rules = await loadStayRules(services);
  const form = new FormReader();
  const arrival = form.read('arrival', readDate(typed.arrival, rules.days), windowInWords(rules.days)) ?? '';
  const departure = readDeparture(form, typed.departure, arrival);
  if (!form.clean) return refused(...form.problems);
  if (!stay.changeable) return refused({ field: 'arrival', code: 'stay-dates-fixed' });
  const nights = { arrival, departure };
  const kind = rules.kinds.find(({ id }) => id === stay.kindId);
  const price =
    kind && readPrice(form, kind, { ...stay, ...nights, freeNights: freeOf(stay, nights) }, rules);
  if (!price) return refused(...form.problems.map((problem) => ({ ...problem, field: 'departure' })));
  const wanted = { bookingId: stay.id, kindId: stay.kindId, now: services.clock() };
  if ((await countFreeFor(services.db, { ...wanted, ...nights })) < stay.rooms)
    return refused({ field: 'arrival', code: 'stay-no-room' });
  const row = await services.db
    .selectFrom('stay_bookings')
    .selectAll()
    .where('id', '=', stay.id)
    .executeTakeFirstOrThrow();
  const { parts: _, ...money } = await moneyOfChange(services.db, row, price.total, rules.today);
  return { kind: 'dates', ...nights, before: stay.price.total, after: price.total, money };
}

const freeOf = ({ rooms, freeNights }: StayView, nights: Nights) =>
  mostFreeNights({ ...nights, rooms }, freeNights);

async function planRoom(services: Services, stay: StayView, from: string, to: string): Promise<StayPlan> {
  const own = (await listRoomsOfStay(services, stay)).find(({ id }) => id === from);
  if (!own) return refused({ field: '', code: 'stay-moved' });
  const target = own.others.find(({ id }) => id === to);
  if (!target) return refused({ field: '', code: 'room-not-free' });
  const { number, arrival, departure } = own;
  return {
    ...{ kind: 'room', from: number, to: target, arrival, departure },
    betterKind: target.kindId !== stay.kindId,
    leavesTonight: stay.stage === 'in-house' && arrival === templeDay(services.clock()),
  };
}
