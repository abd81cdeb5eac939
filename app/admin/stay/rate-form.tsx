import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import * as m from '#messages/admin/stays.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, Select, TextInput } from '#ui/forms/field.tsx';

type RateFormProps = {
  kinds: { value: string; label: string }[];
  today: string;
  refused: RefusedForm | undefined;
};

const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
const count = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** The name of a field in the error summary. */
const labels = {
  ...{ kind: m.kind, from: m.firstNight, to: m.lastNight, weekdays: m.weekdays, night: m.night },
  ...{ single: m.single, member: m.memberPrice, extraBeds: m.extraBeds, extraBed: m.extraBed },
  minNights: m.minNights,
};

/** A new rate. */
export function RateForm({ kinds, today, refused }: RateFormProps) {
  const current = { from: today, minNights: '1', extraBeds: '0' };
  const { field, errorOf, summary } = fieldErrors(refused, current, labels);
  const own = (name: string) => ({ ...field(name), id: `rate.${name}` });
  const chosen = field('weekdays').defaultValue.split(' ');
  return (
    <RecordForm
      action="?"
      className="admin-form"
      problems={summary.map(({ field: at, message }) => ({ field: at && `rate.${at}`, message }))}
    >
      <input type="hidden" name="intent" value="rate" />
      <Select {...own('kind')} label={m.kind} placeholder={m.chooseKind} options={kinds} />
      <div className="admin-pair">
        <TextInput {...own('from')} label={m.firstNight} type="date" min={today} />
        <TextInput {...own('to')} label={m.lastNight} type="date" min={today} />
      </div>
      <fieldset className="field">
        <legend className="lbl">{m.weekdays}</legend>
        <div className="row wrapx house-days">
          {m.weekdayNames.map((name, at) => (
            <label key={name} className="check">
              <input
                // The error summary links here: a fieldset cannot take the focus.
                id={at === 0 ? 'rate.weekdays' : undefined}
                type="checkbox"
                name="weekdays"
                value={at + 1}
                defaultChecked={chosen.includes(String(at + 1))}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <FieldError id="rate.weekdays-error">{errorOf('weekdays')}</FieldError>
      </fieldset>
      <div className="admin-pair">
        <TextInput {...own('night')} {...money} label={m.night} />
        <TextInput {...own('single')} {...money} label={m.single} optional />
        <TextInput {...own('member')} {...money} label={m.memberPrice} optional />
        <TextInput {...own('extraBeds')} {...count} label={m.extraBeds} />
        <TextInput {...own('extraBed')} {...money} label={m.extraBed} optional />
        <TextInput {...own('minNights')} {...count} label={m.minNights} />
      </div>
      <div>
        <Button look="strong" size="sm">
          {m.addRate}
        </Button>
      </div>
    </RecordForm>
  );
}
