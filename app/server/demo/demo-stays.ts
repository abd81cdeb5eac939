import type { StayGuest } from '#core/stay/book-stay.ts';
import { priceStay } from '#core/stay/price-stay.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { saveStay } from '../stay/checkout/save-stay.ts';
import { takeNights } from '../stay/nights/take-nights.ts';
import { noteDeskMoney } from '../stay/record/desk-money.ts';
import { moveStay } from '../stay/record/move-stay.ts';
import { loadStayRules, type StayRules } from '../stay/rules/stay-rules.ts';
import { daysLater } from './demo-days.ts';

/**
 * Who booked the stays of the demo: no member of the staff, and what a start in production refuses.
 */
export const demoBooker = 'demo';

type DemoStay = {
  kind: string;
  /** Days from today. */
  arrival: number;
  departure: number;
  rooms: number;
  adults: number;
  children: number;
  name: string;
  purpose: string;
};

const here: DemoStay = {
  ...{ kind: 'ac-standard', arrival: -1, departure: 2, rooms: 1, adults: 2, children: 0 },
  ...{ name: 'Gopal Sharma', purpose: 'Darshan' },
};
const today: DemoStay = {
  ...{ kind: 'standard', arrival: 0, departure: 2, rooms: 1, adults: 2, children: 1 },
  ...{ name: 'Meera Gupta', purpose: 'Darshan' },
};
/** A group that fills all rooms of a kind: so somebody has to wait. */
const inAWeek: DemoStay = {
  ...{ kind: 'ac-standard', arrival: 7, departure: 10, rooms: 12, adults: 24, children: 4 },
  ...{ name: 'Madhav Mishra', purpose: 'A group of pilgrims from Meerut' },
};

/**
 * A guest who is in the house, one who comes today, a group in a week and somebody who waits for a
 * room on its nights, so that the desk's first screens and the tape chart of the demo show
 * something. Only where nobody has booked or waits.
 */
export async function seedDemoStays(services: Services): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'demo-stays');
    if (await isUsed(trx)) return;
    const rules = await loadStayRules({ ...services, db: trx });
    const id = await bookFor(trx, services, rules, { ...here, at: 1 });
    if (id) await checkInAndPay(trx, services, id);
    await bookFor(trx, services, rules, { ...today, at: 2 });
    const group = await bookFor(trx, services, rules, { ...inAWeek, at: 3 });
    if (group) await waitFor(trx, services, rules.today);
  });
}

async function isUsed(trx: Transaction): Promise<boolean> {
  const stay = await trx.selectFrom('stay_bookings').select('id').limit(1).executeTakeFirst();
  const wait = await trx.selectFrom('stay_waits').select('id').limit(1).executeTakeFirst();
  return stay !== undefined || wait !== undefined;
}

function nightsFrom(today: string, { arrival, departure }: Pick<DemoStay, 'arrival' | 'departure'>) {
  return { arrival: daysLater(today, arrival), departure: daysLater(today, departure) };
}

/** So long ago, in milliseconds: twelve days. */
const bookedBefore = 12 * 86_400_000;

/** Made up: nobody has a number that begins so. */
const phoneOf = (at: number) => `+9198000000${String(at).padStart(2, '0')}`;

/** Books as the desk does; null where the house has no such rooms, or not enough. */
async function bookFor(
  trx: Transaction,
  services: Services,
  rules: StayRules,
  { at, ...wanted }: DemoStay & { at: number },
): Promise<string | null> {
  const kind = rules.kinds.find((one) => one.id === wanted.kind);
  const nights = nightsFrom(rules.today, wanted);
  const { rooms, adults, children } = wanted;
  const party = { rooms, adults, children, meals: false, member: false };
  const price = kind && priceStay(kind, nights, party, rules);
  if (!kind || !price?.ok) return null;
  const guest: StayGuest = {
    ...{ name: wanted.name, phone: phoneOf(at), email: null, idKind: null, idLast4: null },
    ...{ address: null, company: null, purpose: wanted.purpose, note: null },
  };
  const id = services.ids('sty');
  const now = services.clock();
  const stay = {
    ...{ id, personId: null, language: 'en' as const, intent: { key: `demo_stay_${at}`, hash: demoBooker } },
    ladder: termsOn(rules.terms, rules.today).ladder,
    placed: {
      ...{ member: false, freeNights: 0 },
      ...{ ...nights, rooms, adults, children, meals: false, kindId: kind.id, kindTitle: kind.title, guest },
      ...{ price: price.value, due: price.value.total },
    },
    byDesk: { personId: demoBooker, requestId: null },
    groupId: null,
  };
  await saveStay(trx, stay, new Date(now.getTime() - bookedBefore));
  const taken = await takeNights(trx, { ...stay.placed, bookingId: id, until: null, now });
  if (!taken.ok) throw new Error(`the demo has too few rooms of the kind ${kind.id}`);
  return id;
}

/** Came yesterday, and paid everything by UPI. */
async function checkInAndPay(trx: Transaction, services: Services, stayId: string): Promise<void> {
  const at = new Date(services.clock().getTime() - 86_400_000);
  const { stay_paise: amount } = await trx
    .selectFrom('stay_bookings')
    .select('stay_paise')
    .where('id', '=', stayId)
    .executeTakeFirstOrThrow();
  const set = { came_at: at, id_kind: 'aadhaar', id_last4: '0000' } as const;
  await moveStay(trx, { id: stayId, at, kind: 'in-house', stage: 'in-house', set });
  const move = { stayId, kind: 'price', direction: 'in', mode: 'upi', amount } as const;
  await noteDeskMoney(trx, services, { ...move, by: demoBooker, day: templeDay(at), at });
}

/** Has no e-mail: the office calls. */
async function waitFor(trx: Transaction, services: Services, today: string): Promise<void> {
  await trx
    .insertInto('stay_waits')
    .values({
      ...{ id: services.ids('swt'), room_type_id: inAWeek.kind, ...nightsFrom(today, inAWeek) },
      ...{ rooms: 1, adults: 2, children: 0, meals: false, language: 'en', origin: demoBooker },
      ...{ guest_name: 'Lalita Verma', guest_phone: phoneOf(4), made_at: services.clock() },
    })
    .execute();
}
