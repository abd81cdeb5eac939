import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { ShiftNeed } from '#core/roster/shift.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/roster.ts';
import type { Shift, ShiftVolunteer } from '#server/roster/shift-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Option, Select, TextArea } from '#ui/forms/field.tsx';
import type { Tone } from '#ui/notice.tsx';
import { ShiftFields } from './shift-fields.tsx';

type Volunteer = ShiftVolunteer & { link: string | null };
type ShiftPanelProps = {
  shift: Omit<Shift, 'volunteers'> & { volunteers: Volunteer[] };
  days: { from: string; to: string };
  languages: Option[];
  language: string;
  mayWrite: boolean;
  changing: RefusedForm | undefined;
  inviting: RefusedForm | undefined;
};

const tones: Record<ShiftNeed, Tone> = { short: 'wait', enough: 'good', full: 'good' };

/** One shift: who comes, who is asked, and what can be done about it. */
export function ShiftPanel(props: ShiftPanelProps) {
  const { shift, mayWrite } = props;
  const { duty, place, startsAt, endsAt, accepted, least, most, need, volunteers } = shift;
  return (
    <Panel
      title={duty}
      aside={<Badge tone={tones[need]}>{`${m.acceptedOf(accepted, least, most)} · ${m.needs[need]}`}</Badge>}
    >
      <p className="num">
        {longDate(startsAt)}, {clockTime(startsAt)} – {clockTime(endsAt)}
        {place && `, ${place}`}
      </p>
      {volunteers.length > 0 && (
        <ul className="admin-rows mt-2">
          {volunteers.map((one) => (
            <VolunteerRow key={one.id} volunteer={one} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite && <ShiftForms {...props} />}
    </Panel>
  );
}

function VolunteerRow({ volunteer, mayWrite }: { volunteer: Volunteer; mayWrite: boolean }) {
  const { id, name, email, phone, state, insteadOf, link } = volunteer;
  const isOpen = state === 'invited' || state === 'accepted';
  return (
    <li className="row wrapx">
      <span className="wrap-anywhere">
        <b>{name}</b>, {m.states[state]}
        <span className="muted sm block">
          {[insteadOf && m.insteadOf(insteadOf), phone, email].filter(Boolean).join(', ')}
        </span>
        {isOpen && email === null && link !== null && (
          <label className="sm block">
            {m.linkOf} <input className="input" readOnly value={link} />
          </label>
        )}
      </span>
      {mayWrite && isOpen && (
        <Form method="post">
          <input type="hidden" name="volunteerId" value={id} />
          <Button type="submit" name="intent" value="release" look="quiet" size="sm">
            {m.release}
            <span className="sr"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function ShiftForms({ shift, days, languages, language, changing, inviting }: ShiftPanelProps) {
  const { id, version, duty, place, startsAt, endsAt, least, most, note, accepted, volunteers } = shift;
  const change = fieldErrors(changing, {
    ...{ duty, place, note, day: templeDay(startsAt), from: templeClock(startsAt), to: templeClock(endsAt) },
    ...{ least: String(least), most: String(most) },
  });
  const { field } = fieldErrors(inviting);
  return (
    <>
      <details className="admin-fold" open={inviting !== undefined || volunteers.length === 0}>
        <summary>{m.ask}</summary>
        <PanelForm intent="invite" save={m.sendOut}>
          <input type="hidden" name="shiftId" value={id} />
          <TextArea {...field('people')} id={`people.${id}`} label={m.people} hint={m.peopleHint} rows={3} />
          {languages.length > 1 ? (
            <Select
              {...field('language')}
              defaultValue={field('language').defaultValue || language}
              id={`language.${id}`}
              label={m.language}
              options={languages}
            />
          ) : (
            <input type="hidden" name="language" value={language} />
          )}
        </PanelForm>
      </details>
      <details className="admin-fold" open={changing !== undefined}>
        <summary>{m.change}</summary>
        <PanelForm intent="change" version={String(version)}>
          <input type="hidden" name="shiftId" value={id} />
          {/* The fields are those of a new shift, whose form has a key. */}
          <input type="hidden" name="intentKey" value={`change-${id}`} />
          <ShiftFields field={change.field} of={id} days={days} />
        </PanelForm>
        {accepted === 0 && (
          <ConfirmAction label={m.remove} ask={m.removeAsk}>
            <Form method="post">
              <input type="hidden" name="shiftId" value={id} />
              <Button type="submit" name="intent" value="delete" look="strong" size="sm">
                {m.remove}
              </Button>
            </Form>
          </ConfirmAction>
        )}
      </details>
    </>
  );
}
