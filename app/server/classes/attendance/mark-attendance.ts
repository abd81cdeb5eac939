import { lessonDays } from '#core/classes/lesson-days.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { findAttendingClass } from './attendance-queries.ts';

type Mark = { classId: string; requestId: string; day: string; came: boolean };

/**
 * Marks that a pupil came to a lesson, or did not. Each mark says which, so that a second tap or a
 * second teacher changes nothing; who marked it last is kept with it.
 */
export const markAttendance = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, staff },
    { classId, requestId, day, came }: Mark,
  ): Promise<Outcome<null, 'pupil-unknown' | 'no-lesson'>> => {
    const klass = await findAttendingClass(trx, classId);
    if (!klass || !(await isPupil(trx, classId, requestId))) return refuse('pupil-unknown');
    const now = services.clock();
    if (day > templeDay(now) || !lessonDays(klass).includes(day)) return refuse('no-lesson', 'day');
    if (!came) {
      const marks = trx.deleteFrom('class_attendance').where('request_id', '=', requestId);
      await marks.where('day', '=', day).execute();
      return accept(null);
    }
    await trx
      .insertInto('class_attendance')
      .values({ request_id: requestId, day, marked_by: staff.personId, marked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return accept(null);
  },
});

/** Locked, so that nobody is marked while their seat is given back. */
async function isPupil(trx: Transaction, classId: string, requestId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('requests')
    .select(['kind', 'details', 'state'])
    .where('id', '=', requestId)
    .forShare()
    .executeTakeFirst();
  if (row?.kind !== 'class-enrolment' || row.state === 'declined') return false;
  const details = row.details as { classId?: string; place?: string };
  return details.classId === classId && details.place === 'seat';
}
