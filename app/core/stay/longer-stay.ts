import type { FormReader } from '#core/fields/form-reader.ts';
import { type BookRules, readDeparture, readPrice } from './book-stay.ts';
import { countNights, type Nights } from './nights.ts';
import { addNights, type Party, type StayPrice } from './price-stay.ts';

export type StayToProlong = Nights & Party & { kindId: string; price: StayPrice };

/**
 * A later departure of a stay, and its new price: its own nights cost what they did, the added ones
 * what they do today, none of them free. Null where something is refused, beside 'departure'.
 */
export function prolongStay(
  form: FormReader,
  stay: StayToProlong,
  typed: string,
  rules: BookRules,
): { departure: string; price: StayPrice } | null {
  const departure = readDeparture(form, typed, stay.arrival);
  if (departure === '') return null;
  if (departure <= stay.departure) {
    form.refuse('departure', 'stay-not-longer');
    return null;
  }
  const kind = rules.kinds.find(({ id }) => id === stay.kindId);
  if (!kind) {
    form.refuse('departure', 'stay-no-room');
    return null;
  }
  const added = { ...stay, arrival: stay.departure, departure, freeNights: 0 };
  const price = readPrice(form, kind, added, rules, countNights(stay));
  return price && { departure, price: addNights(stay.price, price) };
}
