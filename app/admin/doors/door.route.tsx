import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { doorFields, doorModes } from '#core/fair-door/door.ts';
import { mayDo } from '#core/people/roles.ts';
import { clockTime, longDay } from '#core/time/date-words.ts';
import * as m from '#messages/admin/doors.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { getDoor } from '#server/fair-door/door-figures.ts';
import { saveDoor } from '#server/fair-door/save-door.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/door.route';
import { DoorPanel } from './door-panel.tsx';

/** The door of one event: how it works, and how its line is now. */
export const loader = forStaff(
  'doors.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const door = await getDoor(services, params.id);
    if (!door) throw new Response(null, { status: 404 });
    const { event, settings, version, closedSince, figures } = door;
    const { mode, arrivalsLine, mostInside, minutes } = settings;
    return {
      ...{ title: event.title, crumb: event.title, day: longDay(event.startsAt) },
      closedSince: closedSince && clockTime(closedSince),
      figures,
      current: {
        mode,
        arrivalsLine: String(arrivalsLine),
        mostInside: String(mostInside),
        minutes: String(minutes),
      },
      version: String(version),
      mayWrite: mayDo(staff.roles, 'doors.write'),
      done: url.searchParams.get('done'),
    };
  },
);

type DoorForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    save: on(saveDoor, ({ params, text, texts }: DoorForm) => [
      params.id,
      { ...texts(doorFields), version: text('version') },
    ]),
  },
  ({ params, texts }: DoorForm, outcome) => {
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/doors/:id', { id: params.id })}?done=save`, 303);
    }
    return data({ problems: asProblems(outcome), typed: texts(doorFields) }, { status: 422 });
  },
);

export default function Door({ loaderData, actionData }: Route.ComponentProps) {
  const { title, day, closedSince, figures, current, version, mayWrite, done } = loaderData;
  const { field, errorOf } = fieldErrors(actionData, current);
  const { name, defaultValue } = field('mode');
  return (
    <div className="admin-stack">
      <ScreenHead title={title} note={`${m.fairDoor}, ${day}`} />
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      {figures && <DoorPanel {...{ figures, closedSince }} mostInside={current.mostInside} />}
      {mayWrite && (
        <Panel title={m.settings}>
          <PanelForm key={version} intent="save" version={version} save={m.save}>
            <RadioGroup
              {...{ name, defaultValue }}
              label={m.door}
              error={errorOf('mode')}
              look="cards"
              choices={doorModes.map((mode) => ({
                ...{ value: mode, label: m.modes[mode], note: m.modeNotes[mode] },
              }))}
            />
            <div className="admin-pair">
              <TextInput
                {...field('arrivalsLine')}
                {...{ label: m.arrivalsLine, hint: m.arrivalsHint, inputMode: 'numeric' }}
              />
              <TextInput
                {...field('mostInside')}
                {...{ label: m.mostInside, hint: m.mostInsideHint, inputMode: 'numeric' }}
              />
              <TextInput
                {...field('minutes')}
                {...{ label: m.minutes, hint: m.minutesHint, inputMode: 'numeric' }}
              />
            </div>
          </PanelForm>
        </Panel>
      )}
    </div>
  );
}
