import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { mostSeats } from '#core/content/departure.ts';
import type { DateWindow } from '#core/fields/date.ts';
import { rupeesText } from '#core/money/paise.ts';
import { ladderText } from '#core/stay/stay-terms.ts';
import * as m from '#messages/admin/tours.ts';
import type { AdminDeparture } from '#server/tours/admin-departure-queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { MoneyInput, TextArea, TextInput } from '#ui/forms/field.tsx';

type DepartureFormProps = {
  /** null: a new one. */
  departure: AdminDeparture | null;
  days: DateWindow;
  refused: RefusedForm | undefined;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ day: m.leavesOn, seats: m.seats },
  ...{ payOnline: m.paidOnTheSite, deposit: m.deposit, ladder: m.ladder },
};

/** The day and the seats of a departure, and whether they are paid on the site. */
export function DepartureForm({ departure, days, refused }: DepartureFormProps) {
  const row = departure?.id ?? '';
  const sent = useNavigation().formData;
  const saving = sent?.get('row') === row && sent.get('intent') === 'save';
  const current = {
    day: departure?.day ?? '',
    seats: String(departure?.seats ?? ''),
    payOnline: departure?.payOnline ? 'on' : '',
    deposit: departure?.deposit ? rupeesText(departure.deposit) : '',
    ladder: ladderText(departure?.ladder ?? []),
    version: String(departure?.version ?? ''),
  };
  const { field, summary } = fieldErrors(refused, current, labels);
  const idOf = (name: string) => `${row || 'new'}.${name}`;
  const own = (name: string) => ({ ...field(name), id: idOf(name) });
  return (
    <RecordForm
      action="?"
      className="admin-form"
      problems={summary.map(({ field: at, message }) => ({ field: at && idOf(at), message }))}
    >
      <input type="hidden" name="row" value={row} />
      <FormVersion opened={field('version').defaultValue} />
      <div className="departure-fields">
        <TextInput
          {...own('day')}
          label={m.leavesOn}
          type="date"
          min={days.from}
          max={days.to}
          hint={departure && departure.registrations > 0 ? m.movesAlong : undefined}
        />
        <TextInput
          {...own('seats')}
          label={m.seats}
          inputMode="numeric"
          hint={m.seatsHint(departure?.taken || 1, mostSeats)}
        />
      </div>
      <Checkbox
        name="payOnline"
        id={idOf('payOnline')}
        defaultChecked={field('payOnline').defaultValue === 'on'}
        error={field('payOnline').error}
      >
        {m.paidOnTheSite}
      </Checkbox>
      <div className="departure-fields">
        <MoneyInput {...own('deposit')} label={m.deposit} hint={m.depositHint} optional />
        <TextArea {...own('ladder')} label={m.ladder} hint={m.ladderHint} rows={2} optional />
      </div>
      <div>
        <Button
          size="sm"
          look={departure ? 'outline' : 'strong'}
          name="intent"
          value="save"
          busy={saving && m.saving}
        >
          {departure ? m.save : m.addDeparture}
        </Button>
      </div>
    </RecordForm>
  );
}
