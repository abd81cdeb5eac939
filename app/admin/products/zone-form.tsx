import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/shared/field-errors.ts';
import { FormVersion } from '#admin/shared/form-version.tsx';
import { useUnsavedGuard } from '#admin/shared/use-unsaved-guard.ts';
import type { TypedRate, TypedZone } from '#core/products/zone-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';

type ZoneFormProps = {
  /** null: a new zone. */
  id: string | null;
  stands: { typed: TypedZone; rates: TypedRate[] };
  refused?: RefusedForm & { rates: TypedRate[] };
};

const spare = 2;

export function ZoneForm({ id, stands, refused }: ZoneFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useUnsavedGuard(form);
  const saving = useNavigation().state === 'submitting';
  const { field, summary, errorOf } = fieldErrors(refused, stands.typed);
  const rates = (refused?.rates ?? stands.rates).filter(({ grams, charge }) => grams !== '' || charge !== '');
  const rows = [...rates, ...Array.from({ length: spare }, () => ({ grams: '', charge: '' }))];
  return (
    <Form ref={form} method="post" noValidate className="office-stack">
      <FormError problems={summary} />
      <FormVersion opened={field('version').defaultValue} />
      <section className="panel office-form">
        <h2>Where</h2>
        <div className="office-pair">
          <TextInput {...field('title')} label="Name" hint="Buyers read it." maxLength={80} />
          {id === null ? (
            <TextInput
              {...field('id')}
              label="Short name"
              hint="Small letters, digits and hyphens: delhi-up. It stays for good."
              autoCapitalize="none"
            />
          ) : (
            <input type="hidden" name="id" value={id} />
          )}
        </div>
        <TextArea
          {...field('prefixes')}
          label="PIN codes begin with"
          hint="Parted by spaces: 201 11 12. One beginning belongs to one zone; the longest decides."
          rows={3}
        />
      </section>
      <section className="panel office-form">
        <h2>What it costs</h2>
        <div className="min-w-0">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place; new ones have no name yet
            <fieldset key={index} className="rate-row" aria-label={`Weight ${index + 1}`}>
              <TextInput
                name="grams"
                id={`rates.${index}.grams`}
                label={`Up to (g) ${index + 1}`}
                inputMode="numeric"
                defaultValue={row.grams}
                error={errorOf(`rates.${index}.grams`)}
                optional={index >= rates.length}
              />
              <TextInput
                name="charge"
                id={`rates.${index}.charge`}
                label="Charge"
                prefix="₹"
                inputMode="decimal"
                defaultValue={row.charge}
                error={errorOf(`rates.${index}.charge`)}
                optional={index >= rates.length}
              />
            </fieldset>
          ))}
        </div>
        <div className="office-pair">
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
      <section className="panel office-form">
        <h2>How long it takes</h2>
        <div className="office-pair">
          <TextInput {...field('daysMin')} label="Working days, at least" inputMode="numeric" />
          <TextInput {...field('daysMax')} label="Working days, at most" inputMode="numeric" />
          <TextInput
            {...field('position')}
            label="Place in the list"
            hint="Lower numbers come first."
            inputMode="numeric"
          />
        </div>
      </section>
      <div className="row wrapx">
        <Button busy={saving && 'Saving…'}>{id === null ? 'Make the zone' : 'Save'}</Button>
      </div>
    </Form>
  );
}
