import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import { paise, zeroPaise } from '#core/money/paise.ts';
import type { PassQuestion } from '#core/passes/event-passes.ts';
import { isPassBookingId, mayPayPasses, passBookingState } from '#core/passes/pass-stage.ts';
import { passTime } from '#core/passes/pass-time.ts';
import type { PassBookingView, PassShown } from '#core/passes/pass-view.ts';
import { gateInWords, passInWords } from '#core/passes/pass-words.ts';
import { passQuestionField, type Words } from '#core/translations/translated-kind.ts';
import { netOnline, refundsOfBooking, toBookedRefunds } from '#server/purchases/booked-money.ts';
import type { Services } from '#server/services.ts';
import { findPassWords } from './pass-words.ts';

type PassJson = Omit<PassShown, 'from' | 'until' | 'price' | 'textLang'> & {
  price: number;
  from: string | null;
  until: string | null;
  /** Null where it was bought under another name. */
  productId: string | null;
  gateNumber: number | null;
};
type QuestionJson = PassQuestion & { productId: string };

/** Everything that any view of a booking shows; the caller adds the where. */
function selectBookings({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('pass_bookings')
    .innerJoin('events', 'events.id', 'pass_bookings.event_id')
    .selectAll('pass_bookings')
    .select(['events.title as event_title', 'events.location', 'events.status as event_status'])
    .select(['events.starts_at as event_from', 'events.ends_at as event_until'])
    .select([
      sql<PassJson[]>`(select coalesce(json_agg(json_build_object('code', passes.id, 'number', passes.number,
        'title', passes.title, 'people', passes.people, 'price', passes.price_paise, 'state', passes.state,
        'ofMember', passes.of_member, 'token', passes.token, 'gate', gate.name, 'from', slot.starts_at, 'until', slot.ends_at,
        'gateNumber', slot.gate, 'productId', case when product.title = passes.title then product.id end)
        order by passes.number), '[]') from passes
        join event_products as product on product.id = passes.product_id
        left join event_slots as slot on slot.id = passes.slot_id
        left join event_gates as gate on gate.event_id = slot.event_id and gate.number = slot.gate
        where passes.booking_id = pass_bookings.id)`.as('passes'),
      sql<
        QuestionJson[]
      >`(select coalesce(json_agg(question || jsonb_build_object('productId', product.id)), '[]')
        from event_products as product cross join jsonb_array_elements(product.questions) as question
        where product.event_id = pass_bookings.event_id)`.as('questions'),
      refundsOfBooking('pass', sql`pass_bookings.id`).as('refunds'),
      netOnline('pass', sql`pass_bookings.id`).as('online_paise'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

/**
 * The whole booking; an unknown id and a malformed one look the same: null. The names of passes,
 * questions and gates are in the reader's language, as far as it has words for them.
 */
export async function findPassBooking(
  services: Pick<Services, 'db' | 'clock'>,
  bookingId: string,
  language: Language = 'en',
): Promise<PassBookingView | null> {
  if (!isPassBookingId(bookingId)) return null;
  const row = await selectBookings(services).where('pass_bookings.id', '=', bookingId).executeTakeFirst();
  if (!row) return null;
  return toView(row, services.clock(), await findPassWords(services, row.event_id, language));
}

/** Bookings that a condition names, the last made first. The caller checks who may see them. */
export async function listPassBookings(
  services: Pick<Services, 'db' | 'clock'>,
  are: RawBuilder<boolean>,
): Promise<PassBookingView[]> {
  const rows = await selectBookings(services)
    .where(are)
    .orderBy('pass_bookings.created_at', 'desc')
    .limit(historyLimit)
    .execute();
  return rows.map((row) => toView(row, services.clock(), null));
}

/** More than anybody books in a lifetime; a history is shown without pages. */
const historyLimit = 1_000;

function toView(row: Row, now: Date, words: Words | null): PassBookingView {
  const event = { startsAt: row.event_from, endsAt: row.event_until };
  const passes = row.passes.map(({ from, until, price, productId, gateNumber, ...pass }) => {
    const slot = from && until ? { startsAt: new Date(from), endsAt: new Date(until) } : null;
    const { title, textLang } = passInWords({ id: productId ?? '', title: pass.title, questions: [] }, words);
    const { gate } = pass;
    return {
      ...{ ...pass, title, price: paise(price), ...passTime(slot, event), ...(textLang && { textLang }) },
      gate:
        gate === null || gateNumber === null ? gate : gateInWords({ number: gateNumber, name: gate }, words),
    };
  });
  const coming = row.event_status !== 'cancelled' && passes.some(({ until }) => until > now);
  const open = row.stage === 'open' || row.stage === 'asked' || row.stage === 'confirmed';
  return {
    ...{ id: row.id, number: Number(row.number), state: passBookingState(row), money: row.state },
    ...{ stage: row.stage, total: paise(row.total_paise), payable: coming && mayPayPasses(row, now) },
    ...{ failure: row.failure, mailed: row.holder_email !== null },
    event: { id: row.event_id, title: row.event_title, location: row.location },
    holder: { name: row.holder_name, phone: row.holder_phone, email: row.holder_email },
    passes,
    answers: row.questions
      .filter(({ id }) => Object.hasOwn(row.answers, id))
      .map(({ id, label, productId }) => ({
        label: words?.[passQuestionField(productId, id)] ?? label,
        text: row.answers[id] ?? '',
      })),
    paid: row.online_paise > 0 ? paise(row.online_paise) : zeroPaise,
    payBy: row.pay_by,
    refunds: toBookedRefunds(row.refunds),
    cancellable: open && coming && passes.every(({ state }) => state !== 'used'),
    ...{
      personId: row.person_id,
      createdAt: row.created_at,
      approved: row.approved_at !== null,
      version: row.version,
    },
  };
}
