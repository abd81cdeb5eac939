import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { answerLength } from '#core/requests/work-on-request.ts';
import * as m from '#messages/admin/inbox.ts';
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
    <Panel aria-labelledby="answer" title={m.answerByLetter}>
      {templates.length > 0 && (
        <Form method="get" preventScrollReset className="row wrapx items-end mb-4">
          <Select
            optional
            name="template"
            label={m.beginWith}
            placeholder={m.emptyLetter}
            options={templates}
            defaultValue={begun.id}
          />
          <Button look="outline" size="sm">
            {m.takeIt}
          </Button>
        </Form>
      )}
      <RecordForm className="admin-stack">
        <input type="hidden" name="intent" value="answer" />
        <FormVersion opened={field('version').defaultValue} />
        <TextArea
          {...field('body')}
          label={m.yourWords}
          hint={m.yourWordsHint}
          rows={8}
          maxLength={answerLength.max}
        />
        <RadioGroup
          {...field('afterwards')}
          label={m.afterwards}
          choices={[
            { value: 'done', label: m.done },
            { value: 'in-hand', label: m.stillInHand },
          ]}
        />
        <div>
          <Button look="strong" busy={sending && m.sending}>
            {m.sendLetter}
          </Button>
        </div>
      </RecordForm>
    </Panel>
  );
}
