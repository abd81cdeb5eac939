import { sql } from 'kysely';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { findAttendance } from './attendance-queries.ts';

type NotGiven = 'pupil-unknown' | 'attendance-short';

/**
 * Gives a pupil the certificate of the class, with the next number of the year, where they came to
 * as many of its lessons as the class asks. A second press finds the first one.
 */
export const giveCertificate = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, staff, audit },
    { classId, requestId }: { classId: string; requestId: string },
  ): Promise<Outcome<null, NotGiven>> => {
    // Two presses at once wait for each other here.
    await trx.selectFrom('requests').select('id').where('id', '=', requestId).forUpdate().execute();
    const found = await findAttendance({ ...services, db: trx }, classId);
    const pupil = found?.pupils.find((one) => one.requestId === requestId);
    if (!found || !pupil) return refuse('pupil-unknown');
    if (pupil.certificate) return accept(null);
    if (!pupil.enough) return refuse('attendance-short');
    const now = services.clock();
    const issuedOn = templeDay(now);
    const year = issuedOn.slice(0, 4);
    const { identity } = await getTempleSettings({ ...services, db: trx });
    const { title, teacher, startsOn, endsOn } = found.klass;
    const facts = {
      ...{ temple: identity.name, name: pupil.name, title, teacher, startsOn, endsOn },
      ...{ came: pupil.came.length, lessons: found.lessons },
    };
    const { last_number } = await trx
      .insertInto('class_series')
      .values({ year, last_number: 1 })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet({ last_number: sql`class_series.last_number + 1` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const number = `C/${year}/${String(last_number).padStart(4, '0')}`;
    const id = services.ids('ccf');
    await trx
      .insertInto('class_certificates')
      .values({
        ...{ id, number, request_id: requestId, class_id: classId, facts: JSON.stringify(facts) },
        ...{ issued_on: issuedOn, issued_by: staff.personId, issued_at: now },
      })
      .execute();
    await audit({ action: 'class-certificate.given', subject: requestId, details: { number } });
    return accept(null);
  },
});
