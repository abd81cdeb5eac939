import { data, Link, redirect } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { RevisionsPanel } from '#admin/records/revisions-panel.tsx';
import { addressNumber } from '#core/fields/address-number.ts';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/pages.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { listRevisions } from '#server/cms/cms-queries.ts';
import {
  findAdminPage,
  findPageVersion,
  pageFields,
  pageHistory,
} from '#server/content/admin-page-queries.ts';
import { listFollowChoices } from '#server/content/follow-choices.ts';
import { saveInfoPage } from '#server/content/save-info-page.ts';
import { listPictureChoices } from '#server/media/media-queries.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/page-form.route';
import { PageForm } from './page-form.tsx';

const pathOf = (params: { '*'?: string }) => `/${params['*'] ?? ''}`;

/**
 * One information page: current, or an older version (`?version=`; 0 is the text shipped with the
 * site).
 */
export const loader = forStaff(
  'content.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const path = pathOf(params);
    const page = await findAdminPage(services, path);
    if (!page) throw new Response(null, { status: 404 });
    const query = url.searchParams;
    const requested = addressNumber(query.get('version')) ?? page.version;
    const old = requested === page.version ? null : await findPageVersion(services, path, requested);
    return {
      ...page,
      shown: old ?? page.typed,
      looksAt: old ? requested : null,
      revisions: await listRevisions(services, pageHistory, path),
      choices: await listPictureChoices(services),
      follows: await listFollowChoices(services, (old ?? page.typed).follows),
      mayWrite: mayDo(staff.roles, 'content.write'),
      mayUpload: mayDo(staff.roles, 'media.add'),
      saved: query.has('saved'),
    };
  },
);

export const action = staffAction(
  on(saveInfoPage, ({ params, text, texts }: StaffForm<Route.ActionArgs>) => [
    { path: pathOf(params), version: readVersion(text('version')), typed: texts(pageFields) },
  ]),
  async ({ services, params, text, texts }: StaffForm<Route.ActionArgs>, saved) => {
    const path = pathOf(params);
    if (saved.ok) throw redirect(`${href('/admin-dashboard/pages')}${path}?saved`);
    const version = readVersion(text('version'));
    const typed = texts(pageFields);
    if (saved.code === 'changed-meanwhile') {
      // The form continues from the current version: saving once more is a decision.
      const now = await findAdminPage(services, path);
      return data(
        { problems: [], typed, version: now?.version ?? version, overtaken: true },
        { status: 409 },
      );
    }
    return data({ problems: asProblems(saved), typed, version, overtaken: false }, { status: 422 });
  },
);

export const handle = { crumb: m.edit } satisfies AdminHandle;

export default function EditedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, typed, shown, version, looksAt, saved, revisions } = loaderData;
  const state = fieldErrors(actionData, shown);
  const overtaken = actionData?.overtaken === true;
  return (
    <MediaPicker mayUpload={loaderData.mayUpload}>
      <div className="admin-stack">
        <ScreenHead title={typed.label}>
          <Link className="btn btn-outline btn-sm" to={path} reloadDocument>
            {m.seeOnSite}
          </Link>
        </ScreenHead>
        {!actionData && saved && <Notice tone="good">{m.saved}</Notice>}
        {!actionData && looksAt !== null && (
          <Notice tone="info">
            <Sentence
              text={looksAt === 0 ? m.firstVersion : m.olderVersion(looksAt)}
              parts={{ now: (words) => <Link to="?">{words}</Link> }}
            />
          </Notice>
        )}
        {overtaken && (
          <Notice tone="bad">
            <Sentence text={m.savedMeanwhile} parts={{ b: (words) => <b>{words}</b> }} />
          </Notice>
        )}
        <FormError problems={state.summary} />
        <PageForm
          key={`${version} ${looksAt}`}
          typed={typed}
          current={overtaken || (looksAt !== null && !actionData) ? typed : null}
          version={actionData?.version ?? version}
          state={state}
          choices={loaderData.choices}
          follows={loaderData.follows}
          mayWrite={loaderData.mayWrite}
        />
        {version > 0 && (
          <RevisionsPanel
            revisions={[...revisions, { version: 0, savedAt: null, savedBy: null }]}
            version={version}
            looksAt={looksAt}
          />
        )}
      </div>
    </MediaPicker>
  );
}
