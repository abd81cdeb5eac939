import { readChoice } from '#core/fields/choice.ts';
import { readConsent } from '#core/fields/consent.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { dayAfter, windowInWords } from '#core/requests/request-days.ts';
import type { FormOutcome } from '#core/result.ts';
import { countNights, type Nights } from './nights.ts';
import { type Party, type PriceRules, priceStay, type StayPrice } from './price-stay.ts';
import { type BilledCompany, readCompany } from './read-company.ts';
import { type IdKind, idKinds, type StayInput, type TypedGuest, type TypedSearch } from './stay-input.ts';
import type { PricedKind } from './stay-rate.ts';

export type StayGuest = {
  name: string;
  phone: string;
  email: string | null;
  idKind: IdKind | null;
  idLast4: string | null;
  address: string | null;
  purpose: string | null;
  note: string | null;
  company: BilledCompany | null;
};

export type StaySearch = Nights & { adults: number; children: number; rooms: number; meals: boolean };

export type PlacedStay = StaySearch & {
  /** At the price of members. */
  member: boolean;
  /** Nights of rooms that the guest's membership gives. */
  freeNights: number;
  kindId: string;
  kindTitle: string;
  guest: StayGuest;
  price: StayPrice;
  /** To be paid at the gateway now: all of it, or the deposit. */
  due: Paise;
};

export type BookRules = PriceRules & {
  kinds: readonly (PricedKind & { title: string })[];
  /** The days on which a stay can begin. */
  days: DateWindow;
  /** Who books is a member, signed in. */
  member?: boolean;
  /** How many free nights the guest's membership has left. */
  freeLeft?: number;
};

/** The guest house is for pilgrims: nobody moves in. Our assumption. */
const longestStay = 30;
const mostRooms = 20;

/** The most that one payment may be: the larger cap of UPI (rule P11). */
export const greatestStay = paise(50_000_000);
/** The least: the gateway takes nothing below one rupee. */
export const leastRest = paise(100);

/** Dates and people, as the search asks them; null where something is refused. */
export function readSearch(form: FormReader, typed: TypedSearch, days: DateWindow): StaySearch | null {
  const before = form.problems.length;
  const arrival = form.read('arrival', readDate(typed.arrival, days), windowInWords(days)) ?? '';
  const departure = readDeparture(form, typed.departure, arrival);
  const adults = form.whole('adults', typed.adults, { min: 1, max: 60 });
  const children = form.whole('children', typed.children || '0', { min: 0, max: 60 });
  const rooms = form.whole('rooms', typed.rooms || '1', { min: 1, max: mostRooms });
  if (form.problems.length > before) return null;
  return { arrival, departure, adults, children, rooms, meals: typed.meals === 'on' };
}

/** The day of departure follows the day of arrival; one problem, the simplest first. */
export function readDeparture(form: FormReader, typed: string, arrival: string): string {
  const anyDay = readDate(typed, { from: '0001-01-01', to: '9999-12-31' });
  if (!anyDay.ok || arrival === '') return form.read('departure', anyDay) ?? '';
  if (anyDay.value <= arrival) {
    form.refuse('departure', 'check-out-first');
    return '';
  }
  const window = { from: dayAfter(arrival, 1), to: dayAfter(arrival, longestStay) };
  return form.read('departure', readDate(typed, window), windowInWords(window)) ?? '';
}

/** Who comes. The site asks for the papers; the desk may see them on arrival. */
export function readGuest(form: FormReader, typed: TypedGuest, papers: 'required' | 'optional'): StayGuest {
  const asksPapers = papers === 'required' || typed.idKind !== '';
  const optional = (field: 'address' | 'purpose' | 'note', max: number) =>
    form.text(field, typed[field], { min: 0, max, lines: 'many' }) || null;
  return {
    name: form.read('name', readName(typed.name)) ?? '',
    phone: form.read('phone', readPhone(typed.phone)) ?? '',
    email: typed.email.trim() === '' ? null : form.read('email', readEmail(typed.email)),
    idKind: asksPapers ? form.read('idKind', readChoice(typed.idKind, idKinds)) : null,
    idLast4: asksPapers ? readLastFour(form, typed.idLast4) : null,
    address: optional('address', 300),
    purpose: optional('purpose', 200),
    note: optional('note', 500),
    company: readCompany(form, typed),
  };
}

/** The paper that a guest shows on arrival; null where something is refused. */
export function readPapers(form: FormReader, typed: Pick<TypedGuest, 'idKind' | 'idLast4'>) {
  const idKind = form.read('idKind', readChoice(typed.idKind, idKinds));
  const idLast4 = readLastFour(form, typed.idLast4);
  return idKind && idLast4 ? { idKind, idLast4 } : null;
}

/** Never the whole number: what is not stored cannot be lost. */
function readLastFour(form: FormReader, typed: string): string | null {
  const signs = typed.replace(/\s/g, '').toUpperCase();
  if (/^[A-Z0-9]{4}$/.test(signs)) return signs;
  form.refuse('idLast4', 'id-last-four');
  return null;
}

/**
 * Turns what was sent into a stay that may be held and paid, or every problem beside its field. Of
 * the input only kind, days and people touch the price. Whether rooms are free is seen when they
 * are held.
 */
export function placeStay(input: StayInput, rules: BookRules): FormOutcome<PlacedStay> {
  const form = new FormReader();
  if (!isIntentKey(input.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const kind = rules.kinds.find(({ id }) => id === input.kind);
  if (!kind) form.refuse('kind', 'choice-invalid');
  const search = readSearch(form, input, rules.days);
  const guest = readGuest(form, input, 'required');
  form.read('consent', readConsent(input.consent));
  const { member = false } = rules;
  const freeNights = search ? readFreeNights(form, input.freeNights ?? '', search, rules.freeLeft) : 0;
  const price = kind && search ? readPrice(form, kind, { ...search, member, freeNights }, rules) : null;
  const due = price && (input.pay === 'deposit' && price.deposit !== null ? price.deposit : price.total);
  if (due !== null && due > greatestStay) form.refuse('total', 'stay-too-large');
  if (price && form.clean && input.shownTotal !== String(price.total)) form.refuse('total', 'total-changed');
  if (!kind || !search || !price || due === null)
    return { ok: false, code: 'invalid', problems: form.problems };
  return form.answer({
    ...search,
    member,
    freeNights,
    kindId: kind.id,
    kindTitle: kind.title,
    guest,
    price,
    due,
  });
}

/** The most free nights that a stay takes: of a membership with so many left. */
export function mostFreeNights({ rooms, ...nights }: Nights & { rooms: number }, left = 0): number {
  return Math.min(left, countNights(nights) * rooms);
}

function readFreeNights(form: FormReader, typed: string, stay: StaySearch, left = 0): number {
  const nights = form.whole('freeNights', typed || '0', { min: 0, max: countNights(stay) * stay.rooms });
  if (nights > left) form.refuse('freeNights', 'stay-nights-used-up', { n: left });
  return nights;
}

/** The price, or the problem beside the field that would mend it; `had` as for `priceStay`. */
export function readPrice(
  form: FormReader,
  kind: PricedKind,
  stay: Nights & Omit<Party, 'member'> & { member?: boolean },
  rules: PriceRules,
  had = 0,
): StayPrice | null {
  const priced = priceStay(kind, stay, { ...stay, member: stay.member ?? false }, rules, had);
  if (priced.ok) return priced.value;
  form.refuse(priced.code === 'stay-minimum' ? 'departure' : 'rooms', priced.code, { n: priced.needed });
  return null;
}
