import { classState } from '#core/content/temple-class.ts';
import { type enrolmentFields, readEnrolment, waiting } from '#core/requests/class-enrolment.ts';
import { accept, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { type Placed, placeRequest } from '../requests/place-request.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { findClass } from './class-queries.ts';
import { takeClassSeat } from './take-class-seat.ts';

type Typed = Record<(typeof enrolmentFields)[number], string>;

/**
 * Enrols in a class: a seat while there is one, then the waiting list. A class that is over takes
 * nobody.
 */
export async function enrolInClass(
  services: Services,
  classId: string,
  typed: Typed,
  origin: RequestOrigin,
): Promise<Placed> {
  const wanted = await findClass(services, classId);
  if (!wanted || classState(wanted, templeDay(services.clock())) === 'ended') {
    return invalidField('', 'class-ended');
  }
  return placeRequest(
    services,
    readEnrolment(typed, wanted),
    origin,
    async ({ trx, pagesChanged }, input) => {
      if (input.kind !== 'class-enrolment') throw new Error(`an enrolment of kind ${input.kind}`);
      // Suspected spam takes no seat from anybody.
      const seated = !origin.suspected && (await takeClassSeat(trx, input.details.classId, services.clock()));
      if (seated) pagesChanged();
      return accept(seated ? input : waiting(input));
    },
  );
}
