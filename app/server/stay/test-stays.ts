import { paise, rupees } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { visitor } from '#core/people/viewer.ts';
import { priceStay } from '#core/stay/price-stay.ts';
import type { StayInput } from '#core/stay/stay-input.ts';
import { firstTerms, type GstBand } from '#core/stay/stay-terms.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { gatewayConfig } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { startStay } from './checkout/start-stay.ts';
import { planChange } from './queries/plan-change.ts';
import { findStay } from './queries/stay-queries.ts';
import { loadStayRules } from './rules/stay-rules.ts';

/** A guest house of one kind with so many rooms, of 1,000 rupees a night for two. */
export async function makeTestHouse(db: Services['db'], rooms: number, kind = 'cell'): Promise<void> {
  await db
    .insertInto('room_types')
    .values({
      ...{ id: kind, title: `Kind ${kind}`, summary: 'A quiet room.', sleeps: 2, night_paise: rupees(1_000) },
      ...{ image: '', position: 1 },
    })
    .execute();
  await addTestRooms(db, rooms, kind);
}

/** Terms from November on: half goes back until the day before, 30 percent may be paid first. */
export async function setTestTerms(
  db: Services['db'],
  instead: { gst?: readonly GstBand[]; meal_paise?: number } = {},
): Promise<void> {
  const { gst = firstTerms.gst, ...terms } = instead;
  await db
    .insertInto('stay_terms')
    .values({
      ...{ from_day: '2026-11-01', check_in: '12:00', check_out: '10:00', meal_rate_bp: 500 },
      ...{ ladder: JSON.stringify([{ days: 1, percent: 50 }]), gst: JSON.stringify(gst) },
      ...{ deposit_percent: 30, made_by: 'test', made_at: new Date('2026-11-01T06:00:00Z'), ...terms },
    })
    .execute();
}

async function addTestRooms(db: Services['db'], rooms: number, kind: string): Promise<void> {
  await db
    .insertInto('rooms')
    .values(
      Array.from({ length: rooms }, (_, at) => ({
        id: `rom_${kind}_${at + 1}`,
        room_type_id: kind,
        number: `${kind} ${at + 1}`,
        position: at,
      })),
    )
    .execute();
}

let made = 0;

/** Two guests in one room; everybody has a telephone number of their own. */
export function aStayInput(instead: Partial<StayInput> = {}): StayInput {
  made += 1;
  return {
    intentKey: `stay_intent_${String(made).padStart(8, '0')}_${process.pid}`,
    ...{ kind: 'cell', arrival: '2026-12-01', departure: '2026-12-03' },
    ...{ adults: '2', children: '', rooms: '1', meals: '' },
    ...{ name: 'Radha Devi', phone: String(9_000_000_000 + made), email: `guest${made}@example.com` },
    ...{ idKind: 'aadhaar', idLast4: '1234', address: '', purpose: '', note: '' },
    ...{ company: '', gstin: '' },
    ...{ pay: 'full', consent: 'on', shownTotal: '' },
    ...instead,
  };
}

/** A unique address. */
function aGuestAddress(): string {
  made += 1;
  return `10.7.${Math.trunc(made / 250)}.${made % 250}`;
}

/** What the form would show. */
async function shownTotal(services: Services, input: StayInput): Promise<string> {
  const rules = await loadStayRules(services);
  const kind = rules.kinds.find(({ id }) => id === input.kind);
  if (!kind) throw new Error(`no kind ${input.kind}`);
  const party = {
    adults: Number(input.adults),
    children: Number(input.children),
    rooms: Number(input.rooms),
  };
  const priced = priceStay(kind, input, { ...party, meals: input.meals === 'on', member: false }, rules);
  if (!priced.ok) throw new Error(priced.code);
  return String(priced.value.total);
}

/** Sends the form, confirming the total it is shown. */
export async function sendStay(
  services: Services,
  instead: Partial<StayInput> = {},
  address = aGuestAddress(),
  groupId: string | null = null,
) {
  const input = aStayInput(instead);
  const total = instead.shownTotal ?? (await shownTotal(services, input));
  return startStay(services, visitor, { ...input, shownTotal: total }, address, { groupId });
}

/** A stay that is held and has its gateway order. */
export async function beginStay(services: Services, instead: Partial<StayInput> = {}) {
  const started = await sendStay(services, instead);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return toPay(services, started.value.id);
}

/** The gateway's order of a stay, as pressing to pay creates it. */
export async function toPay(services: Services, id: string) {
  await preparePayment(services, { kind: 'stay', id }, { known: true });
  const row = await services.db
    .selectFrom('stay_bookings')
    .select(['gateway_order_id', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderId: row.gateway_order_id ?? '', total: paise(row.total_paise) };
}

/** The gateway's snapshot of a captured payment. */
export function captureOf(
  { orderId, total }: { orderId: string; total: PaymentSnapshot['amount'] },
  instead: Partial<PaymentSnapshot> = {},
): PaymentSnapshot {
  return {
    ...{ paymentId: `pay_${orderId}`, orderId, mode: 'online', status: 'captured', amount: total },
    ...{ currency: 'INR', capturedAt: new Date(), refunded: paise(0), refundBegun: false, failure: null },
    ...{ account: gatewayConfig.accountId, gatewayMode: 'test' },
    ...instead,
  };
}

/** Other dates, or a later departure, with the total that the desk would see of it now. */
export async function withShown<Asked extends { stayId: string; arrival?: string; departure: string }>(
  services: Services,
  asked: Asked,
): Promise<Asked & { shown: string }> {
  const { stayId, arrival, departure } = asked;
  const stay = await findStay(services, stayId);
  const query = new URLSearchParams(arrival === undefined ? { until: departure } : { arrival, departure });
  const plan = stay && (await planChange(services, stay, query));
  const shown = plan?.kind === 'dates' ? plan.after : plan?.kind === 'longer' ? plan.total : '';
  return { ...asked, shown: String(shown) };
}
