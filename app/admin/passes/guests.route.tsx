import { data, Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { guestColumns, mostGuests } from '#core/passes/guest-list.ts';
import * as m from '#messages/admin/pass-booking.ts';
import { does, forStaff, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { importGuests } from '#server/passes/staff/import-guests.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Field, Select, TextArea } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/guests.route';
import { EventTabs } from './event-tabs.tsx';
import { GuestRows } from './guest-rows.tsx';

/** Guests from a list: looked at line by line, then booked all together. */
export const loader = forStaff('passes.write', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const event = await openEvent(services, params.id);
  return { event, crumb: event.title, ...(await listLanguageChoices(services)) };
});

type GuestsForm = StaffForm<Route.ActionArgs>;

const send = (store: boolean) =>
  does('passes.write', async ({ services, staff, params, form, text }: GuestsForm) => {
    const file = form.get('file');
    const sent = file instanceof Blob && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
    const bytes = sent ?? new TextEncoder().encode(text('lines'));
    const writes = text('writes') === 'on';
    const answer = await importGuests(services, staff, params.id, {
      ...{ bytes, store, language: text('language'), writes },
    });
    if ('ok' in answer) throw new Response(null, { status: 404 });
    const lines = new TextDecoder().decode(bytes.subarray(0, 100_000)).replaceAll('\0', '');
    return { ...answer, lines, writes, language: text('language') };
  });

export const action = staffActions({ check: send(false), store: send(true) }, (_, answer) => {
  const wrong = answer.problems.length > 0 || answer.rows.some(({ problems }) => problems.length > 0);
  return data(answer, { status: wrong ? 422 : 200 });
});

export default function Guests({ loaderData, actionData }: Route.ComponentProps) {
  const { event, languages: offered } = loaderData;
  const whole = actionData?.problems[0];
  const wrong = actionData?.rows.filter(({ problems }) => problems.length > 0).length ?? 0;
  const isRight = actionData !== undefined && !whole && wrong === 0;
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.guests} · ${m.guestsNote}`} />
      <EventTabs id={event.id} here="bookings" />
      {isRight && (
        <Notice tone={actionData.stored ? 'good' : 'info'}>
          {(actionData.stored ? m.isBooked : m.isRight)(actionData.booked, actionData.known)}
        </Notice>
      )}
      {wrong > 0 && <Notice tone="bad">{m.toMend(wrong)}</Notice>}
      {actionData && actionData.rows.length > 0 && !actionData.stored && <GuestRows rows={actionData.rows} />}
      <Panel title={m.guests}>
        <Form method="post" encType="multipart/form-data" className="admin-form" noValidate>
          <Field
            name="file"
            label={m.file}
            hint={m.fileHint(mostGuests)}
            error={whole ? adminMessageFor(whole.code, whole.values) : null}
            optional
          >
            {(control) => <input {...control} type="file" accept=".csv,text/csv" className="input" />}
          </Field>
          <TextArea
            key={actionData?.lines}
            name="lines"
            label={m.orLines}
            hint={m.orLinesHint}
            rows={8}
            spellCheck={false}
            defaultValue={actionData && !actionData.stored ? actionData.lines : ''}
            optional
          />
          <p className="sm muted">
            {m.columnsAre}{' '}
            <span lang="en" className="num">
              {guestColumns.join(', ')}
            </span>{' '}
            · {m.columnsNote}
          </p>
          <Checkbox name="writes" defaultChecked={actionData?.writes ?? true}>
            {m.sendLetters}
          </Checkbox>
          {offered.length > 1 && (
            <Select
              name="language"
              label={m.language}
              options={offered}
              defaultValue={actionData?.language ?? loaderData.language}
            />
          )}
          <div className="row wrapx">
            <Button size="sm" look="outline" name="intent" value="check">
              {m.check}
            </Button>
            {isRight && !actionData.stored && actionData.booked > 0 && (
              <Button size="sm" look="strong" name="intent" value="store">
                {m.store}
              </Button>
            )}
          </div>
        </Form>
      </Panel>
    </div>
  );
}
