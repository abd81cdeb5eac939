import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { classState, type TempleClass } from '#core/content/temple-class.ts';
import { type enrolmentFields, readEnrolment, waiting } from '#core/requests/class-enrolment.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, invalidField } from '#core/result.ts';
import { termsOfClass } from '#core/seats/seat-price.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import { originOf, takeShare } from '../bookings/unproven-shares.ts';
import type { Transaction } from '../db/schema.ts';
import { type Placed, placeRequest } from '../requests/place-request.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { findClass } from './class-queries.ts';
import { takeClassSeat } from './take-class-seat.ts';

type Typed = Record<(typeof enrolmentFields)[number], string>;

/**
 * Enrols in a class: a seat while there is one, then the waiting list; of a class that is paid on
 * the site (seats/checkout/start-class-seat.ts) only that. A class that is over or called off takes
 * nobody.
 */
export async function enrolInClass(
  services: Services,
  classId: string,
  typed: Typed,
  origin: RequestOrigin,
): Promise<Placed> {
  const wanted = await findClass(services, classId);
  const state = wanted && classState(wanted, templeDay(services.clock()));
  if (state === 'called-off') {
    const why = wanted?.calledOffWords ?? '';
    return why === ''
      ? invalidField('', 'class-called-off')
      : invalidField('', 'class-called-off-why', { why });
  }
  if (!wanted || state === 'ended') return invalidField('', 'class-ended');
  return placeRequest(
    services,
    readEnrolment(typed, wanted),
    origin,
    async ({ trx, pagesChanged }, input, id) => {
      if (input.kind !== 'class-enrolment') throw new Error(`an enrolment of kind ${input.kind}`);
      // A seat whose fee is paid on the site is taken by its payment alone, and suspected spam
      // takes none.
      const takes = !origin.suspected && !termsOfClass(wanted);
      const seated = takes && (await takeClassSeat(trx, input.details.classId, services.clock()));
      const left = origin.suspected
        ? null
        : await shareOfClass(trx, services, { id, wanted, seated, origin });
      if (left !== null) return invalidField('', seated ? 'class-share' : 'class-wait-share', { n: left });
      if (seated) pagesChanged();
      return accept(seated ? input : waiting(input));
    },
  );
}

type Sharing = { id: string; wanted: TempleClass; seated: boolean; origin: RequestOrigin };

/**
 * How many more seats of the class, or places in its waiting list, this origin may have before the
 * staff has spoken with somebody of it (requests/work-on-request.ts); null: as many as it asks for.
 */
function shareOfClass(
  trx: Transaction,
  services: Services,
  { id, wanted, seated, origin }: Sharing,
): Promise<number | null> {
  const share = {
    ...{ holder: id, origin: originOf(services, origin), pieces: 1 },
    unit: `${seated ? 'class' : 'class-wait'}:${wanted.id}`,
    endsAt: templeDayStart(dayAfter(wanted.endsOn, 1)),
  };
  const most = mostUnproven('class', seated ? wanted.seats : 0);
  return takeShare(trx, share, { most, now: services.clock() });
}
