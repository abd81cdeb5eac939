import { useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { asProblems, fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { useUnsavedGuard } from '#admin/forms/use-unsaved-guard.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { answerLength, templateFields } from '#core/requests/work-on-request.ts';
import * as m from '#messages/admin/inbox.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import {
  type AnswerTemplate,
  listTemplates,
  removeTemplate,
  saveTemplate,
} from '#server/requests/answer-templates.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/templates.route';

/** Templates of frequent answers. */
export const loader = forStaff('inbox.answer', async ({ url, services }) => {
  const done = url.searchParams.get('done');
  return { templates: await listTemplates(services), done };
});

export const action = staffActions(
  {
    remove: on(removeTemplate, ({ text }) => [text('id')]),
    save: on(saveTemplate, ({ texts }) => [texts(templateFields)]),
  },
  ({ intent, texts }, outcome) => {
    if (outcome.ok)
      throw redirect(
        `${href('/admin-dashboard/inbox/templates')}?done=${intent === 'save' ? 'saved' : 'removed'}`,
      );
    return data(
      { problems: asProblems(outcome), typed: texts([...templateFields, 'intent']) },
      { status: 422 },
    );
  },
);

export const handle = { crumb: m.templates } satisfies AdminHandle;

export default function Templates({ loaderData: { templates, done }, actionData }: Route.ComponentProps) {
  const forms = useRef<HTMLDivElement>(null);
  useUnsavedGuard(forms);
  const whole = actionData?.problems.find(({ field }) => field === '');
  const refusedOf = (id: string) => (actionData?.typed.id === id ? actionData : undefined);
  return (
    <div ref={forms} className="admin-stack">
      <ScreenHead title={m.templates} note={m.templatesNote} />
      {whole && <Notice tone="bad">{adminMessageFor(whole.code)}</Notice>}
      {!actionData && done && (
        <Notice tone="good">{done === 'removed' ? m.templateGone : m.templateSaved}</Notice>
      )}
      {templates.map((template) => (
        <TemplateForm
          key={`${template.id} ${template.version}`}
          template={template}
          refused={refusedOf(template.id)}
        />
      ))}
      <TemplateForm key={`new ${templates.length}`} template={null} refused={refusedOf('')} />
    </div>
  );
}

function TemplateForm({ template, refused }: { template: AnswerTemplate | null; refused?: RefusedForm }) {
  const busy = useNavigation().formData?.get('id') === (template?.id ?? '');
  const { field } = fieldErrors(refused, {
    title: template?.title ?? '',
    body: template?.body ?? '',
    version: String(template?.version ?? ''),
  });
  const id = template?.id ?? 'new';
  return (
    <Panel aria-labelledby={`head-${id}`} title={template?.title ?? m.newTemplate}>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="id" value={template?.id ?? ''} />
        <FormVersion opened={field('version').defaultValue} />
        <TextInput {...field('title')} id={`title-${id}`} label={m.title} maxLength={80} />
        <TextArea
          {...field('body')}
          id={`body-${id}`}
          label={m.words}
          rows={5}
          maxLength={answerLength.max}
        />
        <div className="row wrapx">
          <Button
            look={template ? 'outline' : 'strong'}
            size="sm"
            name="intent"
            value="save"
            busy={busy && m.saving}
          >
            {template ? m.save : m.keepTemplate}
          </Button>
          {template && (
            <ConfirmAction label={m.remove} of={template.title} ask={m.removeAsk}>
              <Button look="strong" size="sm" name="intent" value="remove">
                {m.yesRemove}
              </Button>
            </ConfirmAction>
          )}
        </div>
      </Form>
    </Panel>
  );
}
