import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { requestStates, requestStateWords } from '#core/requests/work-on-request.ts';
import * as m from '#messages/admin/inbox.ts';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';

type WorkFormProps = {
  work: Record<'state' | 'assignedTo' | 'remindOn' | 'version', string>;
  handlers: Option[];
  today: string;
  refused?: RefusedForm;
};

/** The handler of the request, its state, and the day of its reminder. */
export function WorkForm({ work, handlers, today, refused }: WorkFormProps) {
  const { field } = fieldErrors(refused, work);
  const hasLeft = work.assignedTo !== '' && !handlers.some(({ value }) => value === work.assignedTo);
  return (
    <Panel aria-labelledby="work" title={m.work}>
      <PanelForm intent="work" version={field('version').defaultValue}>
        <Select
          {...field('state')}
          label={m.state}
          options={requestStates.map((value) => ({ value, label: requestStateWords[value].label }))}
        />
        <Select
          {...field('assignedTo')}
          optional
          label={m.withWhom}
          placeholder={m.nobody}
          options={hasLeft ? [...handlers, { value: work.assignedTo, label: m.somebodyWhoLeft }] : handlers}
        />
        <TextInput {...field('remindOn')} optional label={m.remindOn} type="date" min={today} />
      </PanelForm>
    </Panel>
  );
}
