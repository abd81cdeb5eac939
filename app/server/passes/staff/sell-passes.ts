import { readChoice } from '#core/fields/choice.ts';
import { cashBarOn } from '#core/money/cash-rules.ts';
import { type PassRules, placePasses } from '#core/passes/book-passes.ts';
import type { PassInput } from '#core/passes/pass-input.ts';
import { passTime } from '#core/passes/pass-time.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findEventHead } from '#server/content/event-heads.ts';
import type { Services } from '#server/services.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { findIntent, hashInput, reusedIntent } from '#server/write/intent.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { listPassesOf } from '../queries/event-passes.ts';
import { noPlace } from '../record/no-place.ts';
import { bookByStaff } from './book-by-staff.ts';

/** The office gives one family more than the site does, and each pass is signed by itself. */
const mostForFamily = 50;

export type CounterSale = PassInput & {
  /** How it was paid; '' where nothing is to pay. */
  mode: string;
  language: string;
};

/**
 * Passes that somebody buys at the counter: they are paid there and out at once. Also of a kind
 * that the site does not offer, or that needs an approval: whoever sells agrees. The same form sent
 * twice is one sale.
 */
export const sellPasses = staffWrite({
  permission: 'passes.write',
  run: async (
    work,
    eventId: string,
    { mode: typedMode, language: typedLanguage, ...input }: CounterSale,
  ): Promise<FormOutcome<{ id: string }> | Refusal<'event-gone'>> => {
    const { trx, services, staff, audit, wake } = work;
    const { intentKey: key, shown: _, ...asked } = input;
    const intent = { table: 'pass_bookings', key, hash: hashInput({ eventId, ...asked }) } as const;
    const known = await findIntent(trx, intent);
    if (known) return known;
    const rules = await staffRules({ ...services, db: trx }, eventId);
    if (!rules) return refuse('event-gone');
    const read = placePasses(input, rules);
    const mode = readChoice(typedMode, counterModes);
    const unpaid = read.ok && read.value.total > 0 && !mode.ok;
    if (!read.ok || unpaid)
      return invalid([
        ...(read.ok ? [] : read.problems),
        ...(unpaid ? [{ field: 'mode', code: 'pass-mode' }] : []),
      ]);
    const bar = mode.ok && mode.value === 'cash' ? cashBarOn(templeDay(services.clock())) : null;
    if (bar && read.value.total >= bar.barredFrom) return invalidField('mode', 'cash-barred');
    const placed = { ...read.value, asks: false };
    const offered = await listOfferedLanguages(services);
    const language = offered.find((one) => one === typedLanguage) ?? 'en';
    const booked = await bookByStaff(work, { eventId, intent, placed, language, writes: true });
    if (!booked.ok) return booked.of === 'known' ? reusedIntent() : noPlace(booked);
    const { id } = booked;
    if (placed.total > 0 && mode.ok) {
      await trx
        .insertInto('pass_desk_payments')
        .values({
          ...{ booking_id: id, amount_paise: placed.total, mode: mode.value },
          ...{ taken_by: staff.personId, taken_at: services.clock() },
        })
        .execute();
    }
    await audit({
      action: 'passes.sold',
      subject: id,
      details: { event: eventId, paise: placed.total, ...(mode.ok && { mode: mode.value }) },
    });
    wake('send-letters');
    return accept({ id });
  },
});

/** What the office may book of an event: everything, until the event is over. */
export async function staffRules(services: Services, eventId: string): Promise<PassRules | null> {
  const event = await findEventHead(services, eventId);
  if (!event) return null;
  const now = services.clock();
  const { products, slots } = await listPassesOf(services, eventId);
  return {
    products: products.map((product) => ({
      ...product,
      ...{ familyLimit: mostForFamily, onSale: true, needsApproval: false },
    })),
    ...{ slots, closed: event.cancelled || passTime(null, event).until <= now, member: true, now },
  };
}
