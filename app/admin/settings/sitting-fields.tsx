import type { Sitting } from '#core/hours/opening-hours.ts';
import { sittingsADay } from '#core/hours/read-opening-hours.ts';
import * as m from '#messages/admin/settings.ts';
import { FieldError } from '#ui/forms/field.tsx';

type SittingFieldsProps = {
  /** 'sunday' or 'day-0': the beginning of the fields' names. */
  name: string;
  label: string;
  stored: readonly Sitting[];
  shown: (field: string, stored: string | undefined) => string;
  errorOf: (field: string) => string | null;
};

/** The sittings of one day: from and to, twice. */
export function SittingFields({ name, label, stored, shown, errorOf }: SittingFieldsProps) {
  const problem = Array.from({ length: sittingsADay }, (_, at) => [`opens-${at + 1}`, `closes-${at + 1}`])
    .flat()
    .map((part) => errorOf(`${name}-${part}`))
    .find(Boolean);
  return (
    <fieldset className="admin-day">
      <legend className="lbl">{label}</legend>
      <div className="admin-sittings">
        {Array.from({ length: sittingsADay }, (_, index) => index + 1).map((at) => (
          <div key={at} className="row">
            {(['opens', 'closes'] as const).map((part) => {
              const field = `${name}-${part}-${at}`;
              return (
                <input
                  key={field}
                  id={field}
                  name={field}
                  type="time"
                  className="input"
                  aria-label={m.sittingField[part](label, at)}
                  aria-invalid={errorOf(field) ? true : undefined}
                  aria-describedby={problem ? `${name}-problem` : undefined}
                  defaultValue={shown(field, stored[at - 1]?.[part])}
                />
              );
            })}
          </div>
        ))}
      </div>
      <FieldError id={`${name}-problem`}>{problem}</FieldError>
    </fieldset>
  );
}
