import { data, Form, redirect } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stay-feeds.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { listFeeds } from '#server/stay/feeds/feed-queries.ts';
import { makeFeed, withdrawFeed } from '#server/stay/feeds/make-feed.ts';
import { listRooms } from '#server/stay/queries/room-list.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/feeds.route';

/** Links by which other calendars read the taken nights. */
export const loader = forStaff('stays.write', async ({ url, services }) => {
  const [kinds, rooms, feeds] = await Promise.all([
    listRoomTypes(services),
    listRooms(services),
    listFeeds(services),
  ]);
  return {
    feeds: feeds.map(({ path, room, kindTitle, ...feed }) => ({
      ...feed,
      title: room === null ? m.allRooms(kindTitle) : m.oneRoom(room, kindTitle),
      link: services.config.publicUrl + path,
    })),
    choices: [
      ...kinds.map(({ id, title }) => ({ value: `kind ${id}`, label: m.allRooms(title) })),
      ...rooms.map(({ id, number, kindTitle }) => ({
        value: `room ${id}`,
        label: m.oneRoom(number, kindTitle),
      })),
    ],
    intentKey: services.ids('office'),
    done: url.searchParams.get('done'),
  };
});

type FeedCall = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    make: on(makeFeed, ({ texts }: FeedCall) => [texts(['intentKey', 'of'])]),
    withdraw: on(withdrawFeed, ({ text }: FeedCall) => [text('id')]),
  },
  ({ intent, texts }: FeedCall, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/stays/feeds')}?done=${intent}`, 303);
    return data({ problems: asProblems(outcome), typed: texts(['of']) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.calendarLinks } satisfies AdminHandle;

export default function Feeds({ loaderData, actionData }: Route.ComponentProps) {
  const { feeds, choices, intentKey, done } = loaderData;
  const { field } = fieldErrors(actionData);
  const whole = actionData?.problems.find((problem) => problem.field !== 'of');
  return (
    <div className="admin-stack">
      <ScreenHead title={m.calendarLinks} note={m.calendarLinksNote} />
      {whole && <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice>}
      {!actionData && <DoneNotice done={done} words={m.done} />}
      <Panel title={m.open}>
        {feeds.length === 0 ? (
          <EmptyState title={m.noLink}>{m.noLinkNote}</EmptyState>
        ) : (
          <ul className="admin-rows">
            {feeds.map(({ id, title, link, madeAt }) => (
              <li key={id} className="grid gap-2">
                <span>
                  <b>{title}</b> <span className="sm muted block">{m.madeOn(longDate(madeAt))}</span>
                </span>
                <label className="field">
                  <span className="sr">
                    {m.link}, {title}
                  </span>
                  <input className="input" readOnly value={link} />
                </label>
                <ConfirmAction label={m.withdraw} ask={m.withdrawAsk}>
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" name="intent" value="withdraw" look="strong" size="sm">
                      {m.withdraw}
                      <span className="sr"> {title}</span>
                    </Button>
                  </Form>
                </ConfirmAction>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={m.newLink}>
        <PanelForm key={feeds.length} intent="make" save={m.makeLink}>
          <input type="hidden" name="intentKey" value={intentKey} />
          <Select {...field('of')} label={m.takenNightsOf} placeholder={m.choose} options={choices} />
        </PanelForm>
      </Panel>
    </div>
  );
}
