import { useRef } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/shared/field-errors.ts';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { useUnsavedGuard } from '#admin/shared/use-unsaved-guard.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { findDeskPage, pageFields } from '#server/content/info-page-desk.ts';
import { saveInfoPage } from '#server/content/save-info-page.ts';
import { readFormText } from '#server/http/form-text.ts';
import { servicesContext } from '#server/services.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/page-form.route';

const pathOf = (params: { '*'?: string }) => `/${params['*'] ?? ''}`;

/** The words of one information page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'content.read');
  const page = await findDeskPage(services, pathOf(params));
  if (!page) throw new Response(null, { status: 404 });
  const saved = new URL(request.url).searchParams.has('saved');
  return { ...page, saved, mayWrite: mayDo(staff.roles, 'content.write') };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'content.write');
  const { version, ...typed } = await readFormText(request, ['version', ...pageFields]);
  const path = pathOf(params);
  const saved = await saveInfoPage(services, staff, { path, version: Number(version) || 0, typed });
  if (saved.ok) throw redirect(`/admin-dashboard/pages${path}?saved`);
  return data({ problems: asProblems(saved), typed }, { status: 422 });
}

export const handle = { crumb: 'Edit' } satisfies OfficeHandle;

export default function PageForm({ loaderData, actionData }: Route.ComponentProps) {
  const { path, typed, version, saved, mayWrite } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  useUnsavedGuard(form);
  const { field, summary } = fieldErrors(actionData, typed);
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>{typed.label}</h1>
        <Link className="btn btn-outline btn-sm" to={path} reloadDocument>
          See it on the site
        </Link>
      </div>
      {!actionData && saved && <Notice tone="good">Saved. The site shows it now.</Notice>}
      <FormError problems={summary} />
      <Form
        ref={form}
        key={version}
        method="post"
        action="?"
        noValidate
        className="panel office-stack"
        aria-label="Page"
      >
        <input type="hidden" name="version" value={version} />
        <TextInput {...field('title')} label="Title" maxLength={120} />
        <TextArea {...field('lead')} label="First words under the title" rows={3} maxLength={400} />
        <TextArea
          {...field('body')}
          label="Text"
          rows={22}
          hint="Markdown: a line with ## is a heading, - begins a point of a list, *words* are slanted, **words** heavy. Lines like [figures] or ![caption](picture) place those parts."
        />
        <TextInput {...field('label')} label="Name in menus" maxLength={60} />
        <TextInput {...field('note')} label="A line under that name, on cards" maxLength={120} />
        <TextArea
          {...field('description')}
          label="For search engines and shared links"
          rows={2}
          maxLength={160}
          hint="50 to 160 characters."
        />
        {mayWrite && (
          <div>
            <Button busy={busy && 'Saving…'}>Save</Button>
          </div>
        )}
      </Form>
    </div>
  );
}
