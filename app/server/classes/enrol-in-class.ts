import { sql } from 'kysely';
import { classState } from '#core/content/temple-class.ts';
import { type enrolmentFields, readEnrolment, waiting } from '#core/requests/class-enrolment.ts';
import { accept, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { type Placed, placeRequest } from '../requests/place-request.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { findClass } from './class-queries.ts';
import { waitingCount } from './waiting-list.ts';

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
      const seated = !origin.suspected && (await takeSeat(trx, input.details.classId));
      if (seated) pagesChanged();
      return accept(seated ? input : waiting(input));
    },
  );
}

/**
 * Locks the class: however many enrol concurrently, the last seat is given once. The waiting list
 * comes first, so a seat that was freed for it goes to nobody else.
 */
async function takeSeat(trx: Transaction, classId: string): Promise<boolean> {
  await trx.selectFrom('classes').select('id').where('id', '=', classId).forUpdate().execute();
  const taken = await trx
    .updateTable('classes')
    .set((row) => ({ seats_taken: row('seats_taken', '+', 1) }))
    .where('id', '=', classId)
    .where(sql<boolean>`seats_taken + ${waitingCount} < seats`)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
