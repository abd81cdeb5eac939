import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PositionInput } from '#admin/forms/position-input.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import type { TypedDonationType } from '#core/donations/cause-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { type Option, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { categoryWords, donationTypeWords } from './cause-words.ts';
import { DonationTypeRows } from './donation-type-rows.tsx';
import type { CurrentCause } from './typed-cause.ts';

type CauseFormProps = {
  /** null: a new cause. */
  id: string | null;
  current: CurrentCause;
  entities: Option[];
  library: PictureChoice[];
  refused?: RefusedForm & { types: TypedDonationType[] };
};

const optionsOf = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The name of a field in the error summary. */
const labels = {
  ...{ title: 'Title', id: 'Address', category: 'Category', summary: 'One sentence for the card' },
  ...{ description: 'Description', image: 'Picture', presets: 'Suggested amounts', target: 'Target' },
  ...{ startsOn: 'First day', endsOn: 'Last day', position: 'Place in the list' },
  ...{ legalEntityId: 'Received by', donationType: 'Kind of donation' },
  ...{ 'types.title': 'Kind {n}', 'types.amount': 'Amount of kind {n}' },
};

export function CauseForm({ id, current, entities, library, refused }: CauseFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(refused, current.typed, labels);
  const tick = (name: string, words: string) => {
    const { defaultValue, error } = field(name);
    return (
      <Checkbox name={name} defaultChecked={defaultValue === 'on'} error={error}>
        {words}
      </Checkbox>
    );
  };
  return (
    <RecordForm className="admin-stack" problems={summary} version={field('version').defaultValue}>
      <section className="panel admin-form">
        <h2>What it is</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label="Title" maxLength={80} />
          <SlugInput id={id} field={field} label="Address" example="food-for-life" />
          <Select
            {...field('category')}
            label="Category"
            placeholder="Choose"
            options={optionsOf(categoryWords)}
          />
        </div>
        <TextInput {...field('summary')} label="One sentence for the card" maxLength={200} />
        <TextArea
          {...field('description')}
          label="Description"
          hint="Part paragraphs by an empty line. A line that begins with “- ” is an entry of a list."
          rows={7}
        />
        <PictureInput {...field('image')} label="Picture" optional choices={library} />
      </section>
      <section className="panel admin-form">
        <h2>What can be given</h2>
        {tick('allowsOwnAmount', 'People may give their own amount')}
        <TextInput
          {...field('presets')}
          optional
          label="Suggested amounts in ₹"
          hint="Parted by spaces: 501 1100 2100."
        />
        <DonationTypeRows rows={refused?.types ?? current.types} problemOf={(name) => field(name).error} />
      </section>
      <section className="panel admin-form">
        <h2>Target and dates</h2>
        <div className="admin-pair">
          <TextInput {...field('target')} optional label="Target" prefix="₹" inputMode="decimal" />
          <TextInput {...field('startsOn')} optional label="First day" type="date" />
          <TextInput {...field('endsOn')} optional label="Last day" type="date" />
          <PositionInput {...field('position')} />
        </div>
      </section>
      <section className="panel admin-form">
        <h2>Law and accounts</h2>
        <div className="admin-pair">
          <Select {...field('legalEntityId')} label="Received by" placeholder="Choose" options={entities} />
          <Select
            {...field('donationType')}
            label="Kind of donation"
            options={optionsOf(donationTypeWords)}
          />
        </div>
        {tick('taxEligible', 'Registered for the tax deduction')}
        {tick('csrEligible', 'Companies may give from CSR')}
        {tick('allowsForeign', 'Foreign citizens may give')}
        {tick('published', 'Shown on the site')}
      </section>
      <div className="row wrapx">
        <Button busy={saving && 'Saving…'}>{id === null ? 'Make the cause' : 'Save'}</Button>
      </div>
    </RecordForm>
  );
}
