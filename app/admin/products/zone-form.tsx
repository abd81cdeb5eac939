import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PositionInput } from '#admin/forms/position-input.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import { mostRates, type TypedRate, type TypedZone } from '#core/products/zone-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { GrowingRows } from '#ui/forms/growing-rows.tsx';

type ZoneFormProps = {
  /** null: a new zone. */
  id: string | null;
  current: { typed: TypedZone; rates: TypedRate[] };
  refused?: RefusedForm & { rates: TypedRate[] };
};

const none: TypedRate = { grams: '', charge: '' };

/** The name of a field in the error summary. */
const labels = {
  ...{ title: 'Name', id: 'Short name', prefixes: 'PIN codes', furtherKg: 'Each further kilogram' },
  ...{ freeFrom: 'Free from goods worth', daysMin: 'Days, at least', daysMax: 'Days, at most' },
  ...{ position: 'Place in the list', 'rates.grams': 'Weight {n}', 'rates.charge': 'Charge {n}' },
};

export function ZoneForm({ id, current, refused }: ZoneFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary, errorOf } = fieldErrors(refused, current.typed, labels);
  const rates = refused?.rates ?? current.rates;
  const filled = rates.findLastIndex(({ grams, charge }) => grams !== '' || charge !== '') + 1;
  return (
    <RecordForm className="admin-stack" problems={summary} version={field('version').defaultValue}>
      <section className="panel admin-form">
        <h2>Where</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label="Name" hint="Buyers read it." maxLength={80} />
          <SlugInput id={id} field={field} label="Short name" example="delhi-up" />
        </div>
        <TextArea
          {...field('prefixes')}
          label="PIN codes begin with"
          hint="Parted by spaces: 201 11 12. One beginning belongs to one zone; the longest decides."
          rows={3}
        />
      </section>
      <section className="panel admin-form">
        <h2>What it costs</h2>
        <p className="hint">Lighter parcels first. Empty a row and save to take it away.</p>
        <div className="min-w-0">
          <GrowingRows
            filled={Math.max(1, filled)}
            most={mostRates}
            add="Add a weight"
            show={(at) => <RateRow at={at} rate={rates[at] ?? none} errorOf={errorOf} />}
          />
        </div>
        <div className="admin-pair">
          <TextInput
            {...field('furtherKg')}
            label="Each further kilogram begun"
            prefix="₹"
            inputMode="decimal"
          />
          <TextInput
            {...field('freeFrom')}
            optional
            label="Free from goods worth"
            hint="Empty: never free."
            prefix="₹"
            inputMode="decimal"
          />
        </div>
      </section>
      <section className="panel admin-form">
        <h2>How long it takes</h2>
        <div className="admin-pair">
          <TextInput {...field('daysMin')} label="Working days, at least" inputMode="numeric" />
          <TextInput {...field('daysMax')} label="Working days, at most" inputMode="numeric" />
          <PositionInput {...field('position')} />
        </div>
      </section>
      <div className="row wrapx">
        <Button busy={saving && 'Saving…'}>{id === null ? 'Make the zone' : 'Save'}</Button>
      </div>
    </RecordForm>
  );
}

type RateRowProps = { at: number; rate: TypedRate; errorOf: (field: string) => string | null };

/** A charge and the weight up to which it applies; an emptied row is removed. */
function RateRow({ at, rate, errorOf }: RateRowProps) {
  return (
    <fieldset className="rate-row" aria-label={`Weight ${at + 1}`}>
      <TextInput
        name="grams"
        id={`rates.${at}.grams`}
        label="Up to (g)"
        inputMode="numeric"
        defaultValue={rate.grams}
        error={errorOf(`rates.${at}.grams`)}
      />
      <TextInput
        name="charge"
        id={`rates.${at}.charge`}
        label="Charge"
        prefix="₹"
        inputMode="decimal"
        defaultValue={rate.charge}
        error={errorOf(`rates.${at}.charge`)}
      />
    </fieldset>
  );
}
