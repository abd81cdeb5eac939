import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/shared/field-errors.ts';
import { FormVersion } from '#admin/shared/form-version.tsx';
import { requestStates, requestStateWords } from '#core/requests/work-on-request.ts';
import { Button } from '#ui/button.tsx';
import { type Option, Select, TextInput } from '#ui/field.tsx';

type WorkFormProps = {
  work: Record<'state' | 'assignedTo' | 'remindOn' | 'version', string>;
  desk: Option[];
  today: string;
  refused?: RefusedForm;
};

/** Who has the request, where it stands, and when to be reminded of it. */
export function WorkForm({ work, desk, today, refused }: WorkFormProps) {
  const saving = useNavigation().formData?.get('intent') === 'work';
  const { field } = fieldErrors(refused, work);
  const gone = work.assignedTo !== '' && !desk.some(({ value }) => value === work.assignedTo);
  return (
    <section className="panel" aria-labelledby="work">
      <header>
        <h2 id="work">Work</h2>
      </header>
      <Form method="post" noValidate className="office-stack">
        <input type="hidden" name="intent" value="work" />
        <FormVersion opened={field('version').defaultValue} />
        <Select
          {...field('state')}
          label="State"
          options={requestStates.map((value) => ({ value, label: requestStateWords[value].label }))}
        />
        <Select
          {...field('assignedTo')}
          optional
          label="With"
          placeholder="Nobody"
          options={gone ? [...desk, { value: work.assignedTo, label: 'Somebody who left' }] : desk}
        />
        <TextInput {...field('remindOn')} optional label="Remind on" type="date" min={today} />
        <div>
          <Button look="outline" size="sm" busy={saving && 'Saving…'}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  );
}
