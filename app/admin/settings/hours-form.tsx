import { useNavigation } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { sittingWords } from '#core/hours/hours-words.ts';
import { type OpeningHours, weekdays } from '#core/hours/opening-hours.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/settings.ts';
import * as week from '#messages/week.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { SittingFields } from './sitting-fields.tsx';

type HoursFormProps = {
  hours: OpeningHours;
  /** The version that somebody else saved meanwhile. */
  now: OpeningHours | undefined;
  version: number;
  typed: Record<string, string> | undefined;
  state: ReturnType<typeof fieldErrors>;
};

const newDays = 3;

/** Seven days with two sittings each, then the days that differ. */
export function HoursForm({ hours, now, version, typed, state }: HoursFormProps) {
  const sending = useNavigation().state === 'submitting';
  const { errorOf, summary } = state;
  const shown = (name: string, stored: string | undefined) => (typed ? (typed[name] ?? '') : (stored ?? ''));
  const rows = Array.from({ length: hours.days.length + newDays }, (_, at) => ({ at, day: hours.days[at] }));
  return (
    <RecordForm className="admin-stack" problems={summary} version={version}>
      <Panel aria-labelledby="week" title={m.week} aside={<span className="muted sm">{m.dayClosed}</span>}>
        <ul className="admin-rows">
          {weekdays.map((day) => {
            const stored = hours.week.find((one) => one.day === day)?.sittings ?? [];
            const meanwhile = now && sittingWords(now.week.find((one) => one.day === day)?.sittings ?? []);
            return (
              <li key={day}>
                <SittingFields
                  name={day}
                  label={week.weekdays[day]}
                  stored={stored}
                  shown={shown}
                  errorOf={errorOf}
                />
                {meanwhile && meanwhile !== sittingWords(stored) && (
                  <p className="hint">{m.savedMeanwhile(meanwhile)}</p>
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
      <Panel
        aria-labelledby="days"
        title={m.daysThatDiffer}
        aside={<span className="muted sm">{m.daysThatDifferNote}</span>}
      >
        <ul className="admin-rows">
          {rows.map(({ at, day }) => (
            <li key={at} className="admin-stack">
              <input type="hidden" name={`day-${at}-was`} value={shown(`day-${at}-was`, day?.on)} />
              <div className="admin-fields">
                <TextInput
                  name={`day-${at}-on`}
                  label={day ? m.day : m.anotherDay}
                  type="date"
                  hint={day ? m.emptyDay : undefined}
                  defaultValue={shown(`day-${at}-on`, day?.on)}
                  error={errorOf(`day-${at}-on`)}
                />
                <TextInput
                  name={`day-${at}-note`}
                  label={m.why}
                  autoComplete="off"
                  defaultValue={shown(`day-${at}-note`, day?.note)}
                  error={errorOf(`day-${at}-note`)}
                />
              </div>
              <SittingFields
                name={`day-${at}`}
                label={day ? m.hoursOf(dayInWords(day.on)) : m.itsHours}
                stored={day?.sittings ?? []}
                shown={shown}
                errorOf={errorOf}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <div className="row wrapx">
        <Button busy={sending && m.saving}>{m.saveHours}</Button>
        <ButtonLink to={href('/admin-dashboard/settings')} look="quiet">
          {m.allSettings}
        </ButtonLink>
      </div>
    </RecordForm>
  );
}
