import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PositionInput } from '#admin/forms/position-input.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import { mostRates, type TypedRate, type TypedZone } from '#core/products/zone-form.ts';
import * as m from '#messages/admin/products.ts';
import { Button } from '#ui/button.tsx';
import { MoneyInput, TextArea, TextInput } from '#ui/forms/field.tsx';
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
  ...{ title: m.name, id: m.shortName, prefixes: m.pinCodes, furtherKg: m.furtherKilogram },
  ...{ freeFrom: m.freeFromWorth, daysMin: m.daysLeast, daysMax: m.daysMost },
  ...{ position: m.placeInList, 'rates.grams': m.weightN, 'rates.charge': m.chargeN },
};

export function ZoneForm({ id, current, refused }: ZoneFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary, errorOf } = fieldErrors(refused, current.typed, labels);
  const rates = refused?.rates ?? current.rates;
  const filled = rates.findLastIndex(({ grams, charge }) => grams !== '' || charge !== '') + 1;
  return (
    <RecordForm className="admin-stack" problems={summary} version={field('version').defaultValue}>
      <section className="panel admin-form">
        <h2>{m.where}</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label={m.name} hint={m.buyersRead} maxLength={80} />
          <SlugInput id={id} field={field} label={m.shortName} example="delhi-up" />
        </div>
        <TextArea {...field('prefixes')} label={m.pinCodesBegin} hint={m.pinCodesHint} rows={3} />
      </section>
      <section className="panel admin-form">
        <h2>{m.whatItCosts}</h2>
        <p className="hint">{m.ratesHint}</p>
        <div className="min-w-0">
          <GrowingRows
            filled={Math.max(1, filled)}
            most={mostRates}
            add={m.addWeight}
            show={(at) => <RateRow at={at} rate={rates[at] ?? none} errorOf={errorOf} />}
          />
        </div>
        <div className="admin-pair">
          <MoneyInput {...field('furtherKg')} label={m.furtherKilogramBegun} />
          <MoneyInput {...field('freeFrom')} optional label={m.freeFromWorth} hint={m.neverFree} />
        </div>
      </section>
      <section className="panel admin-form">
        <h2>{m.howLong}</h2>
        <div className="admin-pair">
          <TextInput {...field('daysMin')} label={m.workingDaysLeast} inputMode="numeric" />
          <TextInput {...field('daysMax')} label={m.workingDaysMost} inputMode="numeric" />
          <PositionInput {...field('position')} />
        </div>
      </section>
      <div className="row wrapx">
        <Button busy={saving && m.saving}>{id === null ? m.makeZone : m.save}</Button>
      </div>
    </RecordForm>
  );
}

type RateRowProps = { at: number; rate: TypedRate; errorOf: (field: string) => string | null };

/** A charge and the weight up to which it applies; an emptied row is removed. */
function RateRow({ at, rate, errorOf }: RateRowProps) {
  return (
    <fieldset className="rate-row" aria-label={m.weightOf(at + 1)}>
      <TextInput
        name="grams"
        id={`rates.${at}.grams`}
        label={m.upToGrams}
        inputMode="numeric"
        defaultValue={rate.grams}
        error={errorOf(`rates.${at}.grams`)}
      />
      <MoneyInput
        name="charge"
        id={`rates.${at}.charge`}
        label={m.charge}
        defaultValue={rate.charge}
        error={errorOf(`rates.${at}.charge`)}
      />
    </fieldset>
  );
}
