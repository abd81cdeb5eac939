import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import { bodyField, subjectField } from '#core/passes/letter-form.ts';
import * as m from '#messages/admin/pass-booking.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { listHolderLetters } from '#server/passes/queries/holder-letters.ts';
import { previewHolderLetter, writeToHolders } from '#server/passes/staff/write-to-holders.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/letter.route';
import { EventTabs } from './event-tabs.tsx';
import './passes.css';

/** A letter to everybody who has passes of an event. */
export const loader = forStaff(
  'passes.write',
  async ({ params, url, services }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const [offered, letters] = await Promise.all([
      listOfferedLanguages(services),
      listHolderLetters(services, event.id),
    ]);
    return {
      ...{ event, crumb: event.title, offered, letters },
      intentKey: services.ids('office'),
      done: url.searchParams.get('done'),
    };
  },
);

type LetterForm = StaffForm<Route.ActionArgs>;

const typedOf = ({ form }: LetterForm): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export const action = staffActions(
  {
    preview: does('passes.write', (call: LetterForm) =>
      previewHolderLetter(call.services, call.params.id, typedOf(call)),
    ),
    send: on(writeToHolders, (call: LetterForm) => [call.params.id, typedOf(call)]),
  },
  (call: LetterForm, outcome) => {
    const typed = typedOf(call);
    if (!outcome.ok) {
      return data({ preview: null, problems: asProblems(outcome), typed }, { status: 422 });
    }
    if ('words' in outcome.value) return { preview: outcome.value, problems: [], typed };
    throw redirect(`${href('/admin-dashboard/passes/:id/letter', { id: call.params.id })}?done=send`, 303);
  },
);

export default function HolderLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { event, offered, letters, intentKey, done } = loaderData;
  const preview = actionData?.preview;
  const { field, summary } = fieldErrors(actionData, { intentKey });
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.letterToAll} · ${m.letterNote}`} />
      <EventTabs id={event.id} here="bookings" />
      {!actionData && <DoneNotice done={done} words={m.done} />}
      <RecordForm key={done} className="admin-stack" problems={summary}>
        <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
        {preview && (
          <Panel title={m.preview(preview.recipients)}>
            <input type="hidden" name="seen" value={preview.seen} />
            {Object.entries(preview.words).map(([name, { subject, body }]) => (
              <article key={name} lang={name} className="pass-letter">
                <h3 className="text-h3">{subject}</h3>
                {body.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </article>
            ))}
            <p className="sm muted mt-4 mb-2">{m.sendAsk}</p>
            <Button size="sm" look="strong" name="intent" value="send">
              {m.sendTo(preview.recipients)}
            </Button>
          </Panel>
        )}
        <Panel title={m.letterToAll}>
          <div className="admin-form">
            {offered.map((name, at) => (
              <div key={name} className="admin-form">
                <TextInput
                  {...field(subjectField(name))}
                  label={m.subject(languages[name].name)}
                  maxLength={120}
                  optional={at > 0}
                />
                <TextArea
                  {...field(bodyField(name))}
                  label={m.body(languages[name].name)}
                  hint={at === 0 ? m.bodyHint : m.otherLanguage}
                  rows={8}
                  maxLength={4_000}
                  optional={at > 0}
                />
              </div>
            ))}
            <div>
              <Button size="sm" look="outline" name="intent" value="preview">
                {m.seeFirst}
              </Button>
            </div>
          </div>
        </Panel>
      </RecordForm>
      {letters.length > 0 && (
        <Panel title={m.sent}>
          <ul className="admin-rows">
            {letters.map(({ id, subject, recipients, sentAt }) => (
              <li key={id} className="row wrapx between">
                <b className="wrap-anywhere">{subject}</b>
                <span className="sm muted num">{m.sentTo(recipients, shortMoment(sentAt))}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
