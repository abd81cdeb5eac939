import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import * as m from '#messages/admin/pay-links.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { MoneyInput, type Option, Select, TextInput } from '#ui/forms/field.tsx';

type PayLinkFormProps = {
  current: Record<string, string>;
  causes: Option[];
  languages: Option[];
  refused?: RefusedForm;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ amount: m.amount, causeId: m.cause, name: m.name },
  ...{ phone: m.phone, email: m.email, language: m.language },
};

/** In the order in which it is asked on the telephone. */
export function PayLinkForm({ current, causes, languages, refused }: PayLinkFormProps) {
  const making = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(refused, current, labels);
  return (
    <RecordForm className="panel admin-form" problems={summary}>
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
      <div className="admin-pair">
        <MoneyInput {...field('amount')} label={m.amount} />
        <Select {...field('causeId')} label={m.cause} placeholder={m.chooseCause} options={causes} />
        <TextInput {...field('name')} label={m.name} autoComplete="off" />
        <TextInput {...field('phone')} label={m.phone} type="tel" autoComplete="off" />
        <TextInput
          {...field('email')}
          optional
          label={m.email}
          type="email"
          hint={m.emailHint}
          autoComplete="off"
        />
      </div>
      {languages.length > 1 ? (
        <RadioGroup {...field('language')} label={m.language} choices={languages} />
      ) : (
        <input type="hidden" name="language" value={languages[0]?.value} />
      )}
      <div className="row wrapx">
        <Button busy={making && m.making}>{m.make}</Button>
      </div>
    </RecordForm>
  );
}
