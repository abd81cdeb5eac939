import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { dayInWords, longDay } from '#core/time/date-words.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import * as m from '#messages/admin/attendance.ts';
import { callOff } from '#messages/admin/call-off.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { findAttendance } from '#server/classes/attendance/attendance-queries.ts';
import { giveCertificate } from '#server/classes/attendance/give-certificate.ts';
import { markAttendance } from '#server/classes/attendance/mark-attendance.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/attendance.route';
import './attendance.css';
import { PupilList } from './pupil-list.tsx';

/** Who comes to a class: one tap a pupil marks a lesson, on a phone and without script. */
export const loader = forStaff(
  'seats.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const found = await findAttendance(services, params.id);
    if (!found) throw new Response(null, { status: 404 });
    const asked = url.searchParams.get('day');
    const day = found.days.find((one) => one === asked) ?? found.days[0] ?? null;
    return { ...found, day, mayWrite: mayDo(staff.roles, 'seats.write') };
  },
);

type AttendanceForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    came: on(markAttendance, (call: AttendanceForm) => [{ ...markOf(call), came: true }]),
    missed: on(markAttendance, (call: AttendanceForm) => [{ ...markOf(call), came: false }]),
    certificate: on(giveCertificate, ({ params, text }: AttendanceForm) => [
      { classId: params.id, requestId: text('pupil') },
    ]),
  },
  ({ params, text }: AttendanceForm, outcome) => {
    const here = href('/admin-dashboard/classes/attendance/:id', { id: params.id });
    const pupil = text('pupil');
    if (outcome.ok) throw redirect(`${here}?day=${text('day')}#${pupil}`, 303);
    return data({ problems: asProblems(outcome) }, { status: 422 });
  },
);

function markOf({ params, text }: AttendanceForm) {
  return { classId: params.id, requestId: text('pupil'), day: text('day') };
}

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.attendance } satisfies AdminHandle;

export default function AttendancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { klass, days, day, pupils, mayWrite } = loaderData;
  const problem = actionData?.problems[0];
  const came = pupils.filter((one) => day !== null && one.came.includes(day)).length;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.attendance} note={klass.title}>
        <ButtonLink
          to={href('/admin-dashboard/classes/class/:id', { id: klass.id })}
          look="outline"
          size="sm"
        >
          {m.theClass}
        </ButtonLink>
        {mayWrite && (
          <ButtonLink
            to={href('/admin-dashboard/seats/call-off/:kind/:id', { kind: 'class', id: klass.id })}
            look="outline"
            size="sm"
          >
            {callOff}
          </ButtonLink>
        )}
      </ScreenHead>
      {problem && <Notice tone="bad">{adminMessageFor(problem.code, problem.values)}</Notice>}
      {day === null ? (
        <Notice>{m.notBegun(dayInWords(klass.startsOn))}</Notice>
      ) : (
        <FilterForm label={m.chooseLesson} asked={day}>
          <Select
            name="day"
            label={m.lesson}
            className="lesson-choice"
            options={days.map((value) => ({ value, label: longDay(templeNoon(value)) }))}
            defaultValue={day}
          />
        </FilterForm>
      )}
      <section className="panel admin-stack" aria-label={m.pupils}>
        {pupils.length === 0 ? (
          <EmptyState title={m.nobody}>{m.nobodyNote}</EmptyState>
        ) : (
          <>
            {day !== null && (
              <p className="num" aria-live="polite">
                {m.cameOf(came, pupils.length)}
              </p>
            )}
            <PupilList {...loaderData} />
          </>
        )}
      </section>
    </div>
  );
}
