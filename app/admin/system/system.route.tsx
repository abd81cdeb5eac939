import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { replayEvent } from '#server/system/replay-event.ts';
import { retryLetter } from '#server/system/retry-letter.ts';
import { runJob } from '#server/system/run-job.ts';
import {
  getHealth,
  listGatewayEvents,
  listJobs,
  listLettersInTrouble,
} from '#server/system/system-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/system.route';
import { EventList } from './event-list.tsx';
import { HealthCards } from './health-cards.tsx';
import { JobList } from './job-list.tsx';
import { LetterList } from './letter-list.tsx';

/** The health of the site, failures, and how to retry them. */
export const loader = forStaff('system.read', async ({ url, services }) => {
  const [health, jobs, letters, events] = await Promise.all([
    getHealth(services),
    listJobs(services),
    listLettersInTrouble(services),
    listGatewayEvents(services),
  ]);
  return {
    now: services.clock(),
    health,
    jobs,
    letters,
    events,
    encrypted: services.config.backupRecipient !== null,
    done: url.searchParams.get('done'),
  };
});

export const action = staffActions(
  {
    'retry-letter': on(retryLetter, ({ text }) => [text('id')]),
    'replay-event': on(replayEvent, ({ text }) => [text('id')]),
    'run-job': on(runJob, ({ text }) => [text('id')]),
  },
  ({ intent }, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/system')}?done=${intent}`);
    return data({ code: outcome.code }, { status: 409 });
  },
);

const doneWords: Record<string, string> = {
  'retry-letter': 'The letter is on its way again.',
  'replay-event': 'The message was read again. What it tells stands once, however often it is read.',
  'run-job': 'It is done now. Look again in a moment.',
};

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function SystemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { now, health, jobs, letters, events, encrypted, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead
        title="System"
        note={
          <>
            A backup holds every row: gifts, orders, people, texts. It does not hold uploaded pictures, films
            and photos: whoever runs the machine copies that folder beside it.{' '}
            {encrypted
              ? 'It is encrypted: only who holds the private key of the backups can open it.'
              : 'It is not encrypted: keep it where nobody else can read it.'}
          </>
        }
      >
        <FileButton action={href('/admin-dashboard/system/backup')} look="strong">
          Download a backup
        </FileButton>
      </ScreenHead>
      {actionData && <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <HealthCards health={health} now={now} />
      <Panel title="Letters that could not be sent">
        <LetterList letters={letters} />
      </Panel>
      <Panel title="What the site does by itself">
        <JobList jobs={jobs} now={now} />
      </Panel>
      <Panel
        title="Messages of the payment gateway"
        aside={<span className="muted sm">The last 50, waiting ones first</span>}
      >
        <EventList events={events} />
      </Panel>
    </div>
  );
}
