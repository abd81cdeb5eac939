import { data, redirect } from 'react-router';
import type { AdminHandle } from '#admin/shared/admin-crumbs.tsx';
import { asProblems } from '#admin/shared/field-errors.ts';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { deleteMedia } from '#server/media/delete-media.ts';
import { findMediaFile } from '#server/media/media-queries.ts';
import { listMediaUses } from '#server/media/media-uses.ts';
import { replaceEverywhere } from '#server/media/replace-everywhere.ts';
import { saveMediaDetails } from '#server/media/save-media-details.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import type { Route } from './+types/media-file.route';
import { FilePage } from './file-page.tsx';

/** One file of the library: its facts, its uses, and the actions on it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'content.read');
  const file = await findMediaFile(services, params.id);
  if (!file) throw new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  return {
    file,
    uses: await listMediaUses(services.db, file.id),
    mayWrite: mayDo(staff.roles, 'media.write'),
    done: query.get('done') ?? '',
  };
}

const fields = ['intent', 'version', 'name', 'alt', 'credit', 'focalX', 'focalY', 'by'] as const;

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'media.write');
  const typed = await readFormText(request, fields);
  const { id } = params;
  const here = `/admin-dashboard/media/file/${id}`;
  // Deleting and replacing do not touch the form of the facts: it stays as it is.
  const echoed: Record<string, string> = typed.intent === 'save' ? typed : { by: typed.by };
  const refused = (refusal: Parameters<typeof asProblems>[0]) =>
    data({ problems: asProblems(refusal), typed: echoed }, { status: 422 });
  if (typed.intent === 'delete') {
    const deleted = await deleteMedia(services, staff, id);
    if (deleted.ok) throw redirect('/admin-dashboard/media?deleted');
    return refused(deleted);
  }
  if (typed.intent === 'replace') {
    const by = /^\/uploads\/([0-9a-f]{32})\//.exec(typed.by)?.[1] ?? '';
    const replaced = await replaceEverywhere(services, staff, { id, by });
    if (replaced.ok) throw redirect(`${here}?done=replaced`);
    return refused(replaced);
  }
  const saved = await saveMediaDetails(services, staff, { id, version: readVersion(typed.version), typed });
  if (saved.ok) throw redirect(`${here}?done=saved`);
  return refused(saved);
}

export const handle = { crumb: 'File' } satisfies AdminHandle;

export default function MediaFilePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FilePage key={`${loaderData.file.id} ${loaderData.file.version}`} {...loaderData} refused={actionData} />
  );
}
