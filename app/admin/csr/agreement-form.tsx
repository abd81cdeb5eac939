import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import * as m from '#messages/admin/csr.ts';
import { Button } from '#ui/button.tsx';
import { MoneyInput, type Option, Select, TextInput } from '#ui/forms/field.tsx';

type AgreementFormProps = {
  current: Record<string, string>;
  projects: Option[];
  years: Option[];
  today: string;
  refused?: RefusedForm;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ company: m.company, projectId: m.project, financialYear: m.financialYear },
  ...{ agreed: m.agreed, agreedOn: m.agreedOn },
};

export function AgreementForm({ current, projects, years, today, refused }: AgreementFormProps) {
  const making = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(refused, current, labels);
  return (
    <RecordForm className="panel admin-form" problems={summary}>
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
      <input type="hidden" name="requestId" value={field('requestId').defaultValue} />
      <div className="admin-pair">
        <TextInput {...field('company')} label={m.company} autoComplete="off" />
        <Select {...field('projectId')} label={m.project} placeholder={m.chooseProject} options={projects} />
        <MoneyInput {...field('agreed')} label={m.agreed} />
        <TextInput {...field('agreedOn')} label={m.agreedOn} type="date" max={today} />
        <Select {...field('financialYear')} label={m.financialYear} options={years} />
      </div>
      <div className="row wrapx">
        <Button busy={making && m.making}>{m.make}</Button>
      </div>
    </RecordForm>
  );
}
