import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FileButton } from '#admin/forms/file-button.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { shiftFields } from '#core/roster/shift.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/roster.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { copyShifts } from '#server/roster/copy-shifts.ts';
import { inviteVolunteers, releaseVolunteer } from '#server/roster/invite-volunteers.ts';
import { addShift, changeShift, deleteShift, shiftDays } from '#server/roster/save-shift.ts';
import { listRosters, listShifts, shiftPath } from '#server/roster/shift-queries.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/roster.route';
import { CopyPanel } from './copy-panel.tsx';
import { NewShiftPanel } from './new-shift-panel.tsx';
import { ShiftPanel } from './shift-panel.tsx';

/** The helpers of one event, shift by shift. */
export const loader = forStaff(
  'roster.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const [shifts, rosters, choices] = await Promise.all([
      listShifts(services, event.id),
      listRosters(services),
      listLanguageChoices(services),
    ]);
    const mayWrite = mayDo(staff.roles, 'roster.write');
    return {
      event: { ...event, day: templeDay(event.startsAt) },
      crumb: event.title,
      shifts: shifts.map((shift) => ({
        ...shift,
        volunteers: shift.volunteers.map((one) => ({
          ...one,
          // Who asks helpers calls them and sends the link, with which anybody may answer.
          ...(mayWrite
            ? { link: services.config.publicUrl + shiftPath(services, one.id) }
            : { email: null, phone: null, link: null }),
        })),
      })),
      others: rosters
        .filter((one) => one.id !== event.id && one.shifts > 0)
        .map(({ id, title }) => ({ value: id, label: title })),
      ...choices,
      days: shiftDays(event),
      intentKey: services.ids('office'),
      mayWrite,
      done: url.searchParams.get('done'),
    };
  },
);

type RosterForm = StaffForm<Route.ActionArgs>;
const fields = [...shiftFields, 'shiftId', 'people', 'language', 'eventId'] as const;

export const action = staffActions(
  {
    add: on(addShift, ({ params, texts }: RosterForm) => [params.id, texts(shiftFields)]),
    change: on(changeShift, ({ text, texts }: RosterForm) => [
      text('shiftId'),
      { ...texts(shiftFields), version: text('version') },
    ]),
    delete: on(deleteShift, ({ text }: RosterForm) => [text('shiftId')]),
    invite: on(inviteVolunteers, ({ text }: RosterForm) => [
      text('shiftId'),
      { people: text('people'), language: text('language') },
    ]),
    release: on(releaseVolunteer, ({ text }: RosterForm) => [text('volunteerId')]),
    copy: on(copyShifts, ({ params, text }: RosterForm) => [params.id, text('eventId')]),
  },
  ({ services, params, intent, texts }: RosterForm, outcome) => {
    const typed = texts(fields);
    const asked = outcome.ok && outcome.value && 'passedOver' in outcome.value ? outcome.value : null;
    // Names of people are not for an address.
    if (asked && asked.passedOver.length > 0)
      return data({ intent, problems: [], typed: { ...typed, shiftId: '' }, asked }, { status: 200 });
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/roster/:id', { id: params.id })}?done=${intent}`, 303);
    }
    const problems = asProblems(outcome);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ intent, problems, typed, asked }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Roster({ loaderData, actionData }: Route.ComponentProps) {
  const { event, shifts, others, mayWrite, days, intentKey, done } = loaderData;
  const whole = actionData?.problems.find(({ field }) => field === '' || field === 'intentKey');
  const refusedOf = (intent: string, shiftId = ''): RefusedForm | undefined =>
    actionData?.intent === intent && actionData.typed.shiftId === shiftId ? actionData : undefined;
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.roster}, ${longDay(event.startsAt)}`}>
        {mayWrite && shifts.length > 0 && (
          <FileButton action={href('/admin-dashboard/roster/:id/helpers.csv', { id: event.id })}>
            {m.saveList}
          </FileButton>
        )}
      </ScreenHead>
      {whole && <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice>}
      {!actionData && <DoneNotice done={done} words={m.done} />}
      {actionData?.asked && (
        <Notice tone="wait">
          <p>{m.askedNow(actionData.asked.invited)}</p>
          <p>{m.passedOver}</p>
          <ul>
            {actionData.asked.passedOver.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {shifts.length === 0 && <p className="muted">{m.noShift}</p>}
      {shifts.map((shift) => (
        <ShiftPanel
          key={`${shift.id} ${shift.version} ${shift.volunteers.length}`}
          {...{ shift, days, mayWrite }}
          languages={loaderData.languages}
          language={loaderData.language}
          changing={refusedOf('change', shift.id)}
          inviting={refusedOf('invite', shift.id)}
        />
      ))}
      {mayWrite && (
        <div className="admin-two">
          <NewShiftPanel
            key={`new ${shifts.length}`}
            {...{ days, intentKey }}
            day={event.day}
            form={fieldErrors(refusedOf('add'))}
          />
          {others.length > 0 && <CopyPanel others={others} form={fieldErrors(refusedOf('copy'))} />}
        </div>
      )}
    </div>
  );
}
