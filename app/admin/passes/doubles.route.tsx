import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/pass-doubles.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { countDoubles, listDoubles } from '#server/passes/gate/double-queries.ts';
import { noteDouble } from '#server/passes/gate/note-double.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/doubles.route';
import { DoubleRow } from './double-row.tsx';
import { EventTabs } from './event-tabs.tsx';
import './passes.css';

/** Passes of an event that two gates let in, as was seen after the gates met. */
export const loader = forStaff(
  'passes.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const [rows, counts] = await Promise.all([
      listDoubles(services, event.id),
      countDoubles(services, event.id),
    ]);
    return {
      ...{ event, crumb: event.title, rows, counts, mayWrite: mayDo(staff.roles, 'passes.write') },
      done: url.searchParams.get('done'),
    };
  },
);

type NoteForm = StaffForm<Route.ActionArgs>;
const fields = ['code', 'upTo', 'note'] as const;

export const action = staffAction(
  on(noteDouble, ({ params, texts }: NoteForm) => [params.id, texts(fields)]),
  ({ params, texts }: NoteForm, outcome) => {
    if (outcome.ok)
      throw redirect(`${href('/admin-dashboard/passes/:id/doubles', { id: params.id })}?done=noted`, 303);
    return data({ problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Doubles({ loaderData, actionData }: Route.ComponentProps) {
  const { event, rows, counts, mayWrite, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={m.doublesNote} />
      <EventTabs id={event.id} here="gates" />
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      {rows.length === 0 ? (
        <section className="panel">
          <EmptyState picture="kirtan" title={m.none}>
            {m.noneNote}
          </EmptyState>
        </section>
      ) : (
        <section className="panel" aria-labelledby="doubles">
          <h2 id="doubles" className="text-h4">
            {m.doubles}
          </h2>
          <p className="muted sm num">{m.counts(counts.open, counts.all, counts.peopleOver)}</p>
          <ul className="admin-rows pass-rows">
            {rows.map((row) => (
              <DoubleRow
                key={`${row.code} ${row.upTo} ${row.notes.length}`}
                {...{ row, eventId: event.id, mayWrite }}
                refused={actionData?.typed.code === row.code ? actionData : undefined}
              />
            ))}
          </ul>
          {rows.length < counts.all && <p className="muted sm">{m.onlyFirst(rows.length)}</p>}
        </section>
      )}
    </div>
  );
}
