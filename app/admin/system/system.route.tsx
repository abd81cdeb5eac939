import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/system.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { dismissTextMessages } from '#server/system/dismiss-text-messages.ts';
import { replayEvent } from '#server/system/replay-event.ts';
import { retryLetter } from '#server/system/retry-letter.ts';
import { retryTextMessage } from '#server/system/retry-text-message.ts';
import { runJob } from '#server/system/run-job.ts';
import {
  getHealth,
  listGatewayEvents,
  listJobs,
  listLettersInTrouble,
} from '#server/system/system-queries.ts';
import { listTextTrouble } from '#server/system/text-message-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/system.route';
import { EventList } from './event-list.tsx';
import { HealthCards } from './health-cards.tsx';
import { JobList } from './job-list.tsx';
import { LetterList } from './letter-list.tsx';
import { TextMessageList } from './text-message-list.tsx';

/** The health of the site, failures, and how to retry them. */
export const loader = forStaff('system.read', async ({ url, services }) => {
  const [health, jobs, letters, texts, events] = await Promise.all([
    getHealth(services),
    listJobs(services),
    listLettersInTrouble(services),
    listTextTrouble(services),
    listGatewayEvents(services),
  ]);
  return {
    now: services.clock(),
    health,
    jobs,
    letters,
    texts,
    events,
    encrypted: services.config.backupRecipient !== null,
    done: url.searchParams.get('done'),
  };
});

export const action = staffActions(
  {
    'retry-letter': on(retryLetter, ({ text }) => [text('id')]),
    'retry-text': on(retryTextMessage, ({ text }) => [text('id')]),
    'dismiss-text': on(dismissTextMessages, ({ text }) => [text('id')]),
    'replay-event': on(replayEvent, ({ text }) => [text('id')]),
    'run-job': on(runJob, ({ text }) => [text('id')]),
  },
  ({ intent }, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/system')}?done=${intent}`);
    return data({ code: outcome.code }, { status: 409 });
  },
);

const doneWords: Record<string, string> = {
  'retry-letter': m.letterAgain,
  'retry-text': m.textAgain,
  'dismiss-text': m.textDismissed,
  'replay-event': m.messageAgain,
  'run-job': m.doneNow,
};

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function SystemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { now, health, jobs, letters, texts, events, encrypted, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.system} note={encrypted ? m.backupEncrypted : m.backupOpen}>
        <FileButton action={href('/admin-dashboard/system/backup')} look="strong">
          {m.downloadBackup}
        </FileButton>
      </ScreenHead>
      {actionData && <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <HealthCards health={health} texts={texts} now={now} />
      <Panel title={m.unsentLetters}>
        <LetterList letters={letters} />
      </Panel>
      <Panel title={m.unsentTexts}>
        <TextMessageList trouble={texts} />
      </Panel>
      <Panel title={m.jobsTitle}>
        <JobList jobs={jobs} now={now} />
      </Panel>
      <Panel title={m.gatewayMessages} aside={<span className="muted sm">{m.last50}</span>}>
        <EventList events={events} />
      </Panel>
    </div>
  );
}
