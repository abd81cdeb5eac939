import { type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';

/** Where we deliver: PIN prefixes, and the charge by weight. */
export type DeliveryZone = {
  id: string;
  title: string;
  /** '201' covers 201001 to 201999. The longest prefix of any zone wins. */
  prefixes: string[];
  /** Lightest first. */
  rates: { upToGrams: number; charge: Paise }[];
  /** Each started kilogram above the heaviest rate. */
  furtherKg: Paise;
  /** Goods worth this much go free. */
  freeFrom: Paise | null;
  /** Working days. */
  days: { min: number; max: number };
};

export type Delivery = {
  zone: Pick<DeliveryZone, 'id' | 'title' | 'days' | 'freeFrom'>;
  /** The delivery charge. */
  charge: Paise;
};

/**
 * The delivery charge of a parcel to a PIN code. `goods` is the price of the contents: from a sum
 * on delivery is free. A PIN without a zone is refused as `not-delivered`; pickup stays open to
 * everybody.
 */
export function deliveryTo(
  zones: readonly DeliveryZone[],
  parcel: { pin: string; grams: number; goods: Paise },
): Outcome<Delivery, 'not-delivered'> {
  const zone = zoneOf(zones, parcel.pin);
  if (!zone) return refuse('not-delivered', 'pin');
  const free = zone.freeFrom !== null && parcel.goods >= zone.freeFrom;
  const { id, title, days, freeFrom } = zone;
  return accept({
    zone: { id, title, days, freeFrom },
    charge: free ? zeroPaise : chargeFor(zone, parcel.grams),
  });
}

export function zoneOf(zones: readonly DeliveryZone[], pin: string): DeliveryZone | null {
  let best: { zone: DeliveryZone; length: number } | null = null;
  for (const zone of zones) {
    for (const prefix of zone.prefixes) {
      if (pin.startsWith(prefix) && prefix.length > (best?.length ?? 0))
        best = { zone, length: prefix.length };
    }
  }
  return best?.zone ?? null;
}

function chargeFor({ rates, furtherKg }: DeliveryZone, grams: number): Paise {
  const row = rates.find(({ upToGrams }) => grams <= upToGrams);
  if (row) return row.charge;
  const heaviest = rates.at(-1);
  const beyond = Math.ceil((grams - (heaviest?.upToGrams ?? 0)) / 1000);
  return paise((heaviest?.charge ?? 0) + beyond * furtherKg);
}
