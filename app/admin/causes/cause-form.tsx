import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PositionInput } from '#admin/forms/position-input.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import type { TypedDonationType } from '#core/donations/cause-form.ts';
import * as m from '#messages/admin/causes.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { MoneyInput, type Option, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
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
  ...{ title: m.title, id: m.address, category: m.category, summary: m.sentence },
  ...{ description: m.description, image: m.picture, presets: m.suggestedAmounts, target: m.target },
  ...{ startsOn: m.firstDay, endsOn: m.lastDay, position: m.placeInList },
  ...{ legalEntityId: m.receivedBy, donationType: m.donationType },
  ...{ 'types.title': m.kindN, 'types.amount': m.amountOfKindN, 'types.perDay': m.aDay },
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
        <h2>{m.whatItIs}</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label={m.title} maxLength={80} />
          <SlugInput id={id} field={field} label={m.address} example="food-for-life" />
          <Select
            {...field('category')}
            label={m.category}
            placeholder={m.choose}
            options={optionsOf(categoryWords)}
          />
        </div>
        <TextInput {...field('summary')} label={m.sentence} maxLength={200} />
        <TextArea {...field('description')} label={m.description} hint={m.descriptionHint} rows={7} />
        <PictureInput {...field('image')} label={m.picture} optional choices={library} />
      </section>
      <section className="panel admin-form">
        <h2>{m.whatCanBeGiven}</h2>
        {tick('allowsOwnAmount', m.ownAmount)}
        <TextInput {...field('presets')} optional label={m.suggestedInRupees} hint={m.suggestedHint} />
        <DonationTypeRows rows={refused?.types ?? current.types} problemOf={(name) => field(name).error} />
      </section>
      <section className="panel admin-form">
        <h2>{m.targetAndDates}</h2>
        <div className="admin-pair">
          <MoneyInput {...field('target')} optional label={m.target} />
          <TextInput {...field('startsOn')} optional label={m.firstDay} type="date" />
          <TextInput {...field('endsOn')} optional label={m.lastDay} type="date" />
          <PositionInput {...field('position')} />
        </div>
      </section>
      <section className="panel admin-form">
        <h2>{m.lawAndAccounts}</h2>
        <div className="admin-pair">
          <Select
            {...field('legalEntityId')}
            label={m.receivedBy}
            placeholder={m.choose}
            options={entities}
          />
          <Select {...field('donationType')} label={m.donationType} options={optionsOf(donationTypeWords)} />
        </div>
        {tick('taxEligible', m.taxDeduction)}
        {tick('csrEligible', m.fromCsr)}
        {tick('allowsForeign', m.foreignMayGive)}
        {tick('published', m.shownOnSite)}
      </section>
      <div className="row wrapx">
        <Button busy={saving && m.saving}>{id === null ? m.makeCause : m.save}</Button>
      </div>
    </RecordForm>
  );
}
