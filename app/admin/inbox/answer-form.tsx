import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { answerLength } from '#core/requests/work-on-request.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { type Option, Select, TextArea } from '#ui/forms/field.tsx';

type AnswerFormProps = {
  version: string;
  templates: Option[];
  begun: { id: string; body: string };
  /** On a waiting list: a request that is done leaves it. */
  waits: boolean;
  refused?: RefusedForm;
};

/** The answer by letter; a template is fetched by the URL, so that it works without script. */
export function AnswerForm({ version, templates, begun, waits, refused }: AnswerFormProps) {
  const sending = useNavigation().formData?.get('intent') === 'answer';
  const { field } = fieldErrors(refused, {
    body: begun.body,
    afterwards: waits ? 'in-hand' : 'done',
    version,
  });
  return (
    <Panel aria-labelledby="answer" title="Answer by letter">
      {templates.length > 0 && (
        <Form method="get" preventScrollReset className="row wrapx items-end mb-4">
          <Select
            optional
            name="template"
            label="Begin with"
            placeholder="An empty letter"
            options={templates}
            defaultValue={begun.id}
          />
          <Button look="outline" size="sm">
            Take it
          </Button>
        </Form>
      )}
      <RecordForm className="admin-stack">
        <input type="hidden" name="intent" value="answer" />
        <FormVersion opened={field('version').defaultValue} />
        <TextArea
          {...field('body')}
          label="Your words"
          hint="The greeting and the temple’s name are added. Part paragraphs by an empty line."
          rows={8}
          maxLength={answerLength.max}
        />
        <RadioGroup
          {...field('afterwards')}
          label="Afterwards it is"
          choices={[
            { value: 'done', label: 'Done' },
            { value: 'in-hand', label: 'Still in hand' },
          ]}
        />
        <div>
          <Button look="strong" busy={sending && 'Sending…'}>
            Send the letter
          </Button>
        </div>
      </RecordForm>
    </Panel>
  );
}
