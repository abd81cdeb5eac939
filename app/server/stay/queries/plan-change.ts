import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import type { Problem } from '#core/result.ts';
import { readDeparture, readPrice } from '#core/stay/book-stay.ts';
import { prolongStay } from '#core/stay/longer-stay.ts';
import type { Nights } from '#core/stay/nights.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { countFree } from '../nights/count-free.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { listFreeRooms, listRoomsOfStay, type RoomChoice } from './room-choices.ts';

/** A room of the last night; `others`: where it goes on if it is somebody's on the added nights. */
export type RoomGoesOn = { id: string; number: string; free: boolean; others: RoomChoice[] };

/** What would happen if it were done now: nothing is locked, and the verb decides anew. */
export type StayPlan =
  | { kind: 'longer'; departure: string; added: Paise; total: Paise; rooms: RoomGoesOn[] }
  | ({ kind: 'dates'; before: Paise; after: Paise } & Nights)
  | ({ kind: 'room'; from: string; to: RoomChoice; betterKind: boolean; leavesTonight: boolean } & Nights)
  | { kind: 'refused'; problems: Problem[] };

const refused = (...problems: Problem[]): StayPlan => ({ kind: 'refused', problems });

/**
 * A change of a stay as an address asks for it: `until` a later departure, `arrival` and `departure`
 * other dates, `from` and `to` another room. Null where it asks for none.
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
  const form = new FormReader();
  const longer = prolongStay(form, stay, until, await loadStayRules(services));
  if (!longer) return refused(...form.problems.map((problem) => ({ ...problem, field: 'until' })));
  const { departure, price } = longer;
  const last = (await listRoomsOfStay(services, stay)).filter((room) => room.departure === stay.departure);
  const others = await listFreeRooms(services, stay.kindId, { arrival: stay.departure, departure });
  const rooms = last.map(({ id, number }) => {
    const free = others.some((other) => other.id === id);
    return { id, number, free, others: others.filter((other) => !last.some((own) => own.id === other.id)) };
  });
  const added = paise(price.total - stay.price.total);
  return { kind: 'longer', departure, added, total: price.total, rooms };
}

async function planDates(services: Services, stay: StayView, typed: Nights): Promise<StayPlan> {
  const rules = await loadStayRules(services);
  const form = new FormReader();
  const arrival = form.read('', readDate(typed.arrival, rules.days), windowInWords(rules.days)) ?? '';
  const departure = readDeparture(form, typed.departure, arrival);
  if (!form.clean) return refused(...form.problems);
  if (!stay.changeable) return refused({ field: '', code: 'stay-dates-fixed' });
  const nights = { arrival, departure };
  const kind = rules.kinds.find(({ id }) => id === stay.kindId);
  const price = kind && readPrice(form, kind, { ...stay, ...nights }, rules);
  if (!price) return refused(...form.problems);
  const free = await countFree(services.db, nights, { now: services.clock(), besides: stay.id });
  if ((free.get(stay.kindId) ?? 0) < stay.rooms) return refused({ field: '', code: 'stay-no-room' });
  return { kind: 'dates', ...nights, before: stay.price.total, after: price.total };
}

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
