import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/call-off.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { callOff } from '#server/seats/changes/call-off.ts';
import { rewordCalledOff } from '#server/seats/changes/reword-called-off.ts';
import { type CallOffView, findCallOff } from '#server/seats/queries/call-off-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/call-off.route';
import { CalledOffPanel } from './called-off-panel.tsx';

/** Calls a class or a departure off; afterwards, whom no letter reached. */
export const loader = forStaff(
  'seats.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const unit = unitOf(params);
    const off = unit && (await findCallOff(services, unit));
    if (!off) throw new Response(null, { status: 404 });
    return {
      off,
      isOver: off.lastDay < templeDay(services.clock()),
      mayWrite: mayDo(staff.roles, 'seats.write'),
      done: url.searchParams.get('done'),
    };
  },
);

type CallOffForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    off: on(callOff, ({ params, text }: CallOffForm) => [
      {
        unit: unitOf(params) ?? noUnit,
        reason: text('reason'),
        words: text('words'),
        sure: text('sure') === 'on',
      },
    ]),
    words: on(rewordCalledOff, ({ params, text }: CallOffForm) => [
      { unit: unitOf(params) ?? noUnit, words: text('words') },
    ]),
  },
  ({ params, intent, text }: CallOffForm, outcome) => {
    const { kind, id } = params;
    if (outcome.ok)
      throw redirect(
        `${href('/admin-dashboard/seats/call-off/:kind/:id', { kind, id })}?done=${intent}`,
        303,
      );
    const typed = { reason: text('reason'), words: text('words'), sure: text('sure') };
    return data({ problems: asProblems(outcome), typed }, { status: 422 });
  },
);

const noUnit: SeatUnit = { kind: 'class', id: '' };

function unitOf({ kind, id }: { kind: string; id: string }): SeatUnit | null {
  return kind === 'class' || kind === 'departure' ? { kind, id } : null;
}

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.callOff } satisfies AdminHandle;

export default function CallOff({ loaderData, actionData }: Route.ComponentProps) {
  const { off, isOver, mayWrite, done } = loaderData;
  const { calledOff } = off;
  const { field } = fieldErrors(actionData, { words: calledOff?.words ?? '' });
  return (
    <div className="admin-stack">
      <ScreenHead title={calledOff ? m.isOff : m.callOff} note={`${off.title}, ${dayInWords(off.day)}`}>
        {calledOff && <Badge tone="bad">{m.isOff}</Badge>}
      </ScreenHead>
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      {calledOff ? (
        <CalledOffPanel
          off={off}
          at={m.offAt(shortMoment(calledOff.at), calledOff.by ?? m.somebody)}
          reason={calledOff.reason}
        >
          {mayWrite ? (
            <PanelForm intent="words">
              <TextArea {...field('words')} label={m.words} hint={m.rewordNote} rows={2} optional />
            </PanelForm>
          ) : (
            calledOff.words && (
              <p>
                {m.visitorsRead} {calledOff.words}
              </p>
            )
          )}
        </CalledOffPanel>
      ) : (
        <Panel title={m.whatHappens}>
          <ul className="grid gap-2 mb-4 last:mb-0">
            {happens(off).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {isOver && <Notice>{m.over}</Notice>}
          {mayWrite && !isOver && (
            <PanelForm intent="off" save={m.yes}>
              <TextArea {...field('reason')} label={m.reason} rows={2} />
              <TextArea {...field('words')} label={m.words} hint={m.wordsNote} rows={2} optional />
              <Checkbox
                name="sure"
                defaultChecked={actionData?.typed.sure === 'on'}
                error={field('sure').error}
              >
                {m.sure}
              </Checkbox>
            </PanelForm>
          )}
        </Panel>
      )}
    </div>
  );
}

function happens({ seated, waiting, unpaid, paid }: CallOffView): string[] {
  return [
    m.seated(seated),
    ...(waiting > 0 ? [m.waiting(waiting)] : []),
    ...(unpaid > 0 ? [m.unpaid(unpaid)] : []),
    paid > zeroPaise ? m.goesBack(formatRupees(paid, 'short')) : m.nothingPaid,
    m.letters,
    m.forGood,
  ];
}
