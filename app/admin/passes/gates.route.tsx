import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { showPairCode } from '#core/passes/pair-code.ts';
import { mayDo } from '#core/people/roles.ts';
import { clockTime, longDay } from '#core/time/date-words.ts';
import * as m from '#messages/admin/passes.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { listGateDevices, makePairCode, withdrawDevice } from '#server/passes/gate/pair-codes.ts';
import { listGates } from '#server/passes/plan/plan-queries.ts';
import { addGate, deleteGate, renameGate } from '#server/passes/plan/save-gate.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/gates.route';
import { EventTabs } from './event-tabs.tsx';
import { GatesPanel } from './gates-panel.tsx';
import { PhonesPanel } from './phones-panel.tsx';
import './passes.css';

/** The gates of an event, and the telephones that judge passes there. */
export const loader = forStaff(
  'gates.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const [gates, phones] = await Promise.all([
      listGates(services, event.id),
      listGateDevices(services, event.id),
    ]);
    return {
      ...{ event, crumb: event.title, gates, phones },
      address: `${services.config.publicUrl}/gate`,
      mayPlan: mayDo(staff.roles, 'passes.plan'),
      mayPair: mayDo(staff.roles, 'gates.pair'),
      done: url.searchParams.get('done'),
    };
  },
);

type GatesForm = StaffForm<Route.ActionArgs>;
const fields = ['gate', 'name'] as const;

export const action = staffActions(
  {
    addGate: on(addGate, ({ params, texts }: GatesForm) => [params.id, { name: texts(fields).name }]),
    renameGate: on(renameGate, ({ params, texts }: GatesForm) => [params.id, texts(fields)]),
    deleteGate: on(deleteGate, ({ params, texts }: GatesForm) => [params.id, { gate: texts(fields).gate }]),
    makeCode: on(makePairCode, ({ params, texts }: GatesForm) => [params.id, texts(fields)]),
    withdrawDevice: on(withdrawDevice, ({ params, text }: GatesForm) => [params.id, text('deviceId')]),
  },
  ({ params, intent, texts }: GatesForm, outcome) => {
    if (!outcome.ok) {
      const refused = { problems: asProblems(outcome), typed: texts(fields) };
      return data({ intent, made: null, ...refused }, { status: 422 });
    }
    // The code is in no address and nowhere else: this answer alone shows it.
    if (outcome.value) return { intent, made: outcome.value, problems: [], typed: { gate: '', name: '' } };
    throw redirect(`${href('/admin-dashboard/passes/:id/gates', { id: params.id })}?done=${intent}`, 303);
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Gates({ loaderData, actionData }: Route.ComponentProps) {
  const { event, gates, phones, address, mayPlan, mayPair, done } = loaderData;
  const refusedOf = (intent: string) =>
    actionData?.intent === intent && actionData.problems.length > 0 ? actionData : undefined;
  const made = actionData?.made;
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.gates}, ${longDay(event.startsAt)}`} />
      <EventTabs id={event.id} here="gates" />
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      {made && (
        <Notice tone="good">
          <span className="block">{m.codeFor(made.name)}</span>
          <output className="pair-code">{showPairCode(made.code)}</output>
          <span className="block">{m.codeUntil(clockTime(made.until))}</span>
        </Notice>
      )}
      <div className="admin-two">
        <GatesPanel {...{ gates, mayPlan, refusedOf }} />
        <PhonesPanel
          key={phones.length}
          {...{ gates, phones, address, mayPair }}
          form={fieldErrors(refusedOf('makeCode'))}
        />
      </div>
    </div>
  );
}
