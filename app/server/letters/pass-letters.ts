import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { LetterWords } from '#core/passes/letter-form.ts';
import type { PassBookingView, PassShown } from '#core/passes/pass-view.ts';
import type { PassWaitView } from '#core/passes/pass-wait.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import type { PassLetterSays, PassWaitSays } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** What a letter says of a booking; `path`: its page, with the key. */
export type LetterPasses = Pick<PassBookingView, 'id' | 'number' | 'total' | 'event'> & {
  holder: Pick<PassBookingView['holder'], 'name'>;
  passes: Pick<PassShown, 'title' | 'number' | 'from' | 'until' | 'gate'>[];
  path: string;
};

/** One step of a booking; the calendar file is attached by who composes it. */
export function passLetter(says: PassLetterSays, booking: LetterPasses, writing: Writing): LetterPage {
  const { words, m } = writing;
  const { number, event, passes, total, holder, path } = booking;
  const [first] = passes;
  const when = first ? timeOf(writing, first.from, first.until) : '';
  const text = words(`passes-${says}`, { booking: String(number), event: event.title, when });
  return writtenPage(text, {
    title: greeting(writing, holder.name),
    rows: [
      { label: m.booking, value: String(number) },
      { label: m.event, value: event.title },
      { label: m.when, value: when },
      { label: m.place, value: event.location },
      ...(first?.gate ? [{ label: m.gate, value: first.gate }] : []),
      { label: m.passes, value: passes.map((pass) => `${pass.title} · ${pass.number}`).join('\n') },
      ...(total > 0 ? [{ label: m.amount, value: formatRupees(total, 'short') }] : []),
    ],
    href: says === 'approved' ? href('/passes/pay/:id', { id: booking.id }) : path,
  });
}

/** What the office wrote to everybody who has passes of an event. */
export function holderLetter(
  { subject, body }: LetterWords,
  { event, holder, path }: Pick<LetterPasses, 'event' | 'holder' | 'path'>,
  writing: Writing,
): LetterPage {
  const beginning = (body.trim().split(/\n\s*\n/)[0] ?? '').slice(0, 120);
  const facts = { subject, letter: body, beginning, event: event.title };
  return writtenPage(writing.words('passes-news', facts), {
    title: greeting(writing, holder.name),
    href: path,
  });
}

/** Money of a booking that went back; `stray`: of a payment that did not pay it. */
export function passesReturnedLetter(
  { number, event, holder, path }: Pick<LetterPasses, 'number' | 'event' | 'holder' | 'path'>,
  { amount, stray }: { amount: Paise; stray: boolean },
  writing: Writing,
): LetterPage {
  const { words, m } = writing;
  const sum = formatRupees(amount);
  const facts = { booking: String(number), event: event.title, sum };
  return writtenPage(words(stray ? 'passes-returned-stray' : 'passes-returned', facts), {
    title: greeting(writing, holder.name),
    rows: [
      { label: m.goneBack, value: sum },
      { label: m.booking, value: String(number) },
    ],
    href: path,
  });
}

export type LetterPassWait = Pick<
  PassWaitView,
  'event' | 'productTitle' | 'quantity' | 'slot' | 'name' | 'offerUntil'
> & { path: string };

/** To who waits for passes; `path`: the page of the entry, with its key. */
export function passWaitLetter(says: PassWaitSays, wait: LetterPassWait, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const { event, slot, productTitle, quantity, name, offerUntil, path } = wait;
  const when = slot ? timeOf(writing, slot.startsAt, slot.endsAt) : dates.longMoment(event.startsAt);
  const facts = { event: event.title, when };
  const until = offerUntil ? dates.longMoment(offerUntil) : '';
  const text =
    says === 'joined' ? words('pass-wait-joined', facts) : words('pass-wait-offered', { ...facts, until });
  return writtenPage(text, {
    title: greeting(writing, name),
    rows: [
      { label: m.event, value: event.title },
      { label: m.when, value: when },
      { label: m.passes, value: `${productTitle} × ${quantity}` },
    ],
    href: path,
  });
}

/** '4 September 2026, 18:00 – 19:00'; over midnight with both days. */
function timeOf({ dates }: Writing, from: Date, until: Date): string {
  const sameDay = templeDay(from) === templeDay(until);
  return `${dates.longMoment(from)} – ${sameDay ? templeClock(until) : dates.longMoment(until)}`;
}
