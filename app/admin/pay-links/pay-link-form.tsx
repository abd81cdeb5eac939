import { useNavigation } from 'react-router';
import { ContactInputs, LanguageInput } from '#admin/forms/contact-inputs.tsx';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import * as forms from '#messages/admin/forms.ts';
import * as m from '#messages/admin/pay-links.ts';
import { Button } from '#ui/button.tsx';
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
  ...{ phone: forms.phone, email: forms.email, language: m.language },
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
        <ContactInputs field={field} emailHint={m.emailHint} />
      </div>
      <LanguageInput field={field} label={m.language} languages={languages} />
      <div className="row wrapx">
        <Button busy={making && m.making}>{m.make}</Button>
      </div>
    </RecordForm>
  );
}
