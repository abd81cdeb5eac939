import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { readVersion } from '#core/fields/version.ts';
import { cropSides } from '#core/media/crop.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/media.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { cropMedia } from '#server/media/crop-media.ts';
import { deleteMedia } from '#server/media/delete-media.ts';
import { findMediaFile } from '#server/media/media-queries.ts';
import { listMediaUses } from '#server/media/media-uses.ts';
import { replaceEverywhere } from '#server/media/replace-everywhere.ts';
import { saveMediaDetails } from '#server/media/save-media-details.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/media-file.route';
import { FilePage } from './file-page.tsx';

/** One file of the library: its facts, its uses, and the actions on it. */
export const loader = forStaff(
  'content.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const file = await findMediaFile(services, params.id);
    if (!file) throw new Response(null, { status: 404 });
    const query = url.searchParams;
    return {
      file,
      uses: await listMediaUses(services.db, file.id),
      mayWrite: mayDo(staff.roles, 'media.write'),
      done: query.get('done') ?? '',
    };
  },
);

const fields = ['intent', 'version', 'name', 'alt', 'credit', 'focalX', 'focalY', 'by'] as const;

const doneOf: Record<string, string> = {
  crop: 'cropped',
  delete: 'deleted',
  replace: 'replaced',
  save: 'saved',
};

type FileForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    crop: on(cropMedia, ({ params, texts }: FileForm) => [{ id: params.id, typed: texts(cropSides) }]),
    delete: on(deleteMedia, ({ params }: FileForm) => [params.id]),
    replace: on(replaceEverywhere, ({ params, text }: FileForm) => {
      const by = /^\/uploads\/([0-9a-f]{32})\//.exec(text('by'))?.[1] ?? '';
      return [{ id: params.id, by }];
    }),
    save: on(saveMediaDetails, ({ params, text, texts }: FileForm) => [
      { id: params.id, version: readVersion(text('version')), typed: texts(fields) },
    ]),
  },
  ({ params, intent, texts }: FileForm, outcome) => {
    if (outcome.ok) {
      if (intent === 'delete') throw redirect(`${href('/admin-dashboard/media')}?deleted`);
      const id = intent === 'crop' ? String(outcome.value) : params.id;
      throw redirect(`${href('/admin-dashboard/media/file/:id', { id })}?done=${doneOf[intent]}`);
    }
    const typed = texts(fields);
    // Deleting and replacing do not touch the form of the facts: it stays as it is.
    const echoed: Record<string, string> =
      intent === 'save' ? typed : intent === 'crop' ? texts(cropSides) : { by: typed.by };
    return data({ problems: asProblems(outcome), typed: echoed }, { status: 422 });
  },
);

export const handle = { crumb: m.file } satisfies AdminHandle;

export default function MediaFilePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FilePage key={`${loaderData.file.id} ${loaderData.file.version}`} {...loaderData} refused={actionData} />
  );
}
