import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { classState, type TempleClass, takesNobody } from '#core/content/temple-class.ts';
import { type enrolmentFields, readEnrolment } from '#core/requests/class-enrolment.ts';
import { accept } from '#core/result.ts';
import { termsOfClass } from '#core/seats/seat-price.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { hasSeatsOver } from '#server/bookings/release-seats-over.ts';
import { findClass } from '#server/classes/class-queries.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import type { SeatAsked } from './save-seat.ts';
import { findStartedSeat, type SeatStarted, startSeat } from './start-seat.ts';

type Typed = Record<(typeof enrolmentFields)[number], string>;

/**
 * Holds a seat of a class whose fee is paid on the site. null: nothing is paid online, or no seat
 * is free, so that it is an enrolment or an entry of the waiting list (enrol-in-class.ts).
 */
export async function startClassSeat(
  services: Services,
  classId: string,
  typed: Typed,
  origin: RequestOrigin,
): Promise<SeatStarted | null> {
  const wanted = await findClass(services, classId);
  const terms = wanted && termsOfClass(wanted);
  if (!terms || origin.suspected) return null;
  const read = readEnrolment(typed, wanted);
  if (!read.ok) return read;
  const { id, title, startsOn, seats } = wanted;
  const asked: SeatAsked = {
    ...{ unit: { kind: 'class', id }, title, day: startsOn, seats: 1, terms, ladder: [] },
    ...{ asked: read.value, share: mostUnproven('class', seats) },
  };
  if (await isClosed(services, wanted)) {
    // Pressed twice, the form itself may have taken the last seat.
    const known = await findStartedSeat(services, asked);
    return known && accept(known);
  }
  const started = await startSeat(services, asked, origin);
  // Somebody was faster.
  const isFull = !started.ok && started.code === 'invalid' && started.problems[0]?.code === 'no-seats';
  return isFull ? null : started;
}

/** Over, called off or full; a seat whose hold ran out may still be shown as taken. */
async function isClosed(services: Services, wanted: TempleClass): Promise<boolean> {
  const now = services.clock();
  if (takesNobody(classState(wanted, templeDay(now)))) return true;
  const unit = { kind: 'class', id: wanted.id } as const;
  return wanted.seatsLeft <= 0 && !(await hasSeatsOver(services.db, unit, now));
}
