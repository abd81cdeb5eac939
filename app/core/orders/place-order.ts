import { maxCartLines } from '#core/cart/limits.ts';
import { readAddress } from '#core/fields/address.ts';
import { readChoice } from '#core/fields/choice.ts';
import { latinDigits } from '#core/fields/clean-text.ts';
import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readGstin } from '#core/fields/gstin.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { readPin } from '#core/fields/pin.ts';
import { type IndianState, readState } from '#core/fields/state.ts';
import { readText } from '#core/fields/text.ts';
import { addPaise, type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { type DeliveryZone, deliveryTo } from '#core/products/delivery.ts';
import { type GstRate, gstRateOn } from '#core/products/gst.ts';
import type { Product } from '#core/products/product.ts';
import { type QuoteState, quoteLine, variantOf } from '#core/products/quote.ts';
import type { FormOutcome } from '#core/result.ts';
import { isIntentKey } from '../purchases/intent-key.ts';
import type { OrderInput, OrderLineInput } from './order-input.ts';
import { pinFitsState } from './pin-states.ts';
import type { ShopRules } from './shop-rules.ts';

export type PlacedLine = {
  variantId: string;
  productId: string;
  title: string;
  options: string;
  sku: string;
  hsn: string;
  rateBp: number;
  quantity: number;
  unit: Paise;
  /** What everybody pays for one; null where `unit` is that. */
  list: Paise | null;
  amount: Paise;
  weightGrams: number;
};

export type OrderAddress = {
  line1: string | null;
  line2: string | null;
  landmark: string | null;
  city: string | null;
  pin: string | null;
};

export type PlacedOrder = {
  lines: PlacedLine[];
  items: Paise;
  deliveryCharge: Paise;
  total: Paise;
  weightGrams: number;
  delivery: 'courier' | 'pickup';
  payBy: 'gateway' | 'pickup';
  buyer: { name: string; phone: string; email: string | null; gstin: string | null };
  address: OrderAddress;
  /** Where the goods go; the temple's own state for pickup. */
  supplyState: IndianState;
  note: string | null;
};

/** The facts an order is decided by; `today` is a day in Asia/Kolkata. */
export type OrderRules = {
  products: ReadonlyMap<string, Product>;
  zones: readonly DeliveryZone[];
  rates: readonly GstRate[];
  today: string;
  shop: ShopRules;
};

/** The most an order may cost in one payment: the larger cap of UPI (rule P11). */
const greatestOrder = paise(50_000_000);

/** The gateway takes nothing below one rupee; the counter does. */
const leastOnline = paise(100);

/**
 * Turns an input into an order that may be paid for, or every problem at once, beside its field.
 * Prices, weights, taxes and the delivery charge come from our own tables; of the input only ids,
 * quantities and the address affect the total.
 */
export function placeOrder(input: OrderInput, rules: OrderRules): FormOutcome<PlacedOrder> {
  const form = new FormReader();
  if (!isIntentKey(input.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const lines = readLines(form, input.lines, rules);
  const delivery = readDelivery(form, input, rules.shop);
  const buyer = {
    name: form.read('fullName', readName(input.fullName)) ?? '',
    phone: form.read('phone', readPhone(input.phone)) ?? '',
    email: optional(input.email) && form.read('email', readEmail(input.email)),
    gstin: optional(input.gstin) && form.read('gstin', readGstin(input.gstin)),
  };
  const note =
    optional(input.note) && form.read('note', readText(input.note, { min: 1, max: 200, lines: 'many' }));
  // With a GSTIN a bill names the registered buyer's address (GST rule 46).
  const addressed = delivery === 'courier' || optional(input.gstin) !== null;
  const place = addressed ? readPlace(form, input) : null;
  const payBy = readPayBy(form, input, delivery, rules.shop);
  form.read('consent', readConsent(input.consent));
  const items = addPaise(lines.map(({ amount }) => amount));
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const deliveryCharge =
    delivery === 'courier' && place
      ? chargeFor(form, rules.zones, { pin: place.address.pin, grams: weightGrams, goods: items })
      : zeroPaise;
  const total = addPaise([items, deliveryCharge]);
  if (total > greatestOrder) form.refuse('total', 'order-too-large');
  if (total < leastOnline && form.clean && payBy === 'gateway') form.refuse('total', 'order-too-small');
  if (form.clean && input.shownTotal !== String(total)) form.refuse('total', 'total-changed');
  const supplyState = delivery === 'courier' && place?.state ? place.state : rules.shop.seller.state;
  const address = place?.address ?? noAddress;
  return form.answer({
    ...{ lines, items, deliveryCharge, total, weightGrams, delivery, payBy, buyer, address },
    ...{ supplyState, note },
  });
}

const noAddress: OrderAddress = { line1: null, line2: null, landmark: null, city: null, pin: null };

/** '3' as a quantity; null for everything that is not a whole number from 1 to 999. */
export function readQuantity(typed: string): number | null {
  const digits = latinDigits(typed).trim();
  return /^[1-9]\d{0,2}$/.test(digits) ? Number(digits) : null;
}

export type LineProblem =
  | 'quantity-invalid'
  | 'variant-gone'
  | 'variant-out'
  | 'variant-fewer'
  | 'variant-limit';

const lineProblems: Record<Exclude<QuoteState, 'fine'>, LineProblem> = {
  gone: 'variant-gone',
  out: 'variant-out',
  fewer: 'variant-fewer',
  limit: 'variant-limit',
};

function readLines(form: FormReader, requested: readonly OrderLineInput[], rules: OrderRules): PlacedLine[] {
  if (requested.length === 0) form.refuse('lines', 'cart-empty');
  if (requested.length > maxCartLines) {
    form.refuse('lines', 'too-many-lines');
    return [];
  }
  return requested.flatMap((input, at): PlacedLine[] => {
    const field = `lines.${at}`;
    const quantity = readQuantity(input.quantity);
    if (quantity === null) form.refuse(field, 'quantity-invalid');
    const product = rules.products.get(input.productId);
    const quoted = quoteLine({ ...input, quantity: quantity ?? 1 }, product);
    // A second line of the same thing would count its stock twice.
    const earlier = requested.slice(0, at).some((one) => sameThing(one, input, product));
    const problem = quoted.state !== 'fine' && quantity !== null ? lineProblems[quoted.state] : null;
    if (problem) form.refuse(field, problem, { n: quoted.most });
    else if (earlier) form.refuse(field, 'line-twice');
    const variant = product && variantOf(product, quoted.variantId);
    if (!product || !variant || !quoted.item || quantity === null || problem) return [];
    const { title, options, unit, list, total } = quoted.item;
    return [
      {
        variantId: variant.id,
        productId: product.id,
        ...{ title, options, unit, list, quantity },
        amount: total,
        sku: variant.sku,
        hsn: product.facts.hsn,
        rateBp: gstRateOn(rules.rates, { taxClass: product.facts.taxClass, day: rules.today, unit }),
        weightGrams: variant.weightGrams,
      },
    ];
  });
}

/** A cart may name no variant where there is only one, so resolved variants are compared. */
function sameThing(one: OrderLineInput, other: OrderLineInput, product: Product | undefined): boolean {
  const meant = ({ variantId }: OrderLineInput) =>
    (product && variantOf(product, variantId)?.id) ?? variantId;
  return one.productId === other.productId && meant(one) === meant(other);
}

function readDelivery(form: FormReader, input: OrderInput, shop: ShopRules): 'courier' | 'pickup' {
  const ways = shop.pickup ? (['courier', 'pickup'] as const) : (['courier'] as const);
  return form.read('delivery', readChoice(input.delivery, ways)) ?? 'courier';
}

function readPayBy(
  form: FormReader,
  input: OrderInput,
  delivery: 'courier' | 'pickup',
  shop: ShopRules,
): 'gateway' | 'pickup' {
  const ways =
    shop.payAtPickup && delivery === 'pickup' ? (['gateway', 'pickup'] as const) : (['gateway'] as const);
  return form.read('payBy', readChoice(input.payBy, ways)) ?? 'gateway';
}

function readPlace(
  form: FormReader,
  input: OrderInput,
): { address: OrderAddress; state: IndianState | null } {
  const line1 = form.read('addressLine1', readAddress(input.addressLine1));
  const rest = (field: 'addressLine2' | 'landmark') =>
    optional(input[field]) &&
    form.read(field, readText(input[field], { min: 1, max: 120 }), { min: 1, max: 120 });
  const [line2, landmark] = [rest('addressLine2'), rest('landmark')];
  const city = form.read('city', readCity(input.city));
  const pin = form.read('pin', readPin(input.pin));
  const state = form.read('state', readState(input.state));
  if (pin && state && !pinFitsState(pin, state)) form.refuse('pin', 'pin-other-state', { state });
  return { address: { line1, line2, landmark, city, pin }, state };
}

function readCity(typed: string) {
  const city = readName(typed);
  return city.ok ? city : ({ ok: false, code: 'city-invalid' } as const);
}

function chargeFor(
  form: FormReader,
  zones: readonly DeliveryZone[],
  parcel: { pin: string | null; grams: number; goods: Paise },
): Paise {
  if (parcel.pin === null) return zeroPaise;
  const priced = deliveryTo(zones, { ...parcel, pin: parcel.pin });
  if (priced.ok) return priced.value.charge;
  form.refuse('pin', priced.code);
  return zeroPaise;
}

/** null for a field left empty, else what was typed. */
function optional(typed: string): string | null {
  return typed.trim() === '' ? null : typed;
}
