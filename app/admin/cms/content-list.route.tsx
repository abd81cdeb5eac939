import { data, redirect } from 'react-router';
import { editHref, listHref } from '#admin/menu/content-links.ts';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { mayDo } from '#core/people/roles.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { binRow } from '#server/cms/bin-row.ts';
import { listBinned, listCmsRows } from '#server/cms/cms-queries.ts';
import { moveRow } from '#server/cms/move-row.ts';
import { restoreRow } from '#server/cms/restore-row.ts';
import { setAppearance } from '#server/cms/set-appearance.ts';
import type { Route } from './+types/content-list.route';
import { CmsList } from './cms-list.tsx';
import { kindOfUrl } from './kind-of-url.ts';
import '#admin/media-picker/media.css';
import './content.css';

/** The list of one kind of content, which follows from the URL. `?bin` lists deleted rows. */
export const loader = forStaff(
  ({ url }) => kindOfUrl(url).read,
  async ({ url, services, staff }) => {
    const kind = kindOfUrl(url);
    const { searchParams } = url;
    const query = {
      words: searchParams.get('words') ?? '',
      state: searchParams.get('state') ?? '',
      page: searchParams.get('page'),
    };
    const [list, bin] = await Promise.all([listCmsRows(services, kind, query), listBinned(services, kind)]);
    if (!list) throw new Response(null, { status: 404 });
    return {
      kind: kind.name,
      ...list,
      bin,
      asked: query,
      showsBin: searchParams.has('bin'),
      mayWrite: mayDo(staff.roles, kind.write),
      done: searchParams.get('done') ?? '',
      undo: searchParams.get('undo') ?? '',
    };
  },
);

export const action = staffActions(
  {
    publish: on(setAppearance, ({ url, text }) => [
      kindOfUrl(url),
      { id: text('id'), appear: 'now' as const },
    ]),
    'take-off': on(setAppearance, ({ url, text }) => [
      kindOfUrl(url),
      { id: text('id'), appear: 'draft' as const },
    ]),
    bin: on(binRow, ({ url, text }) => [kindOfUrl(url), text('id')]),
    restore: on(restoreRow, ({ url, text }) => [kindOfUrl(url), text('id')]),
    move: on(moveRow, ({ url, text }) => [
      kindOfUrl(url),
      { id: text('id'), before: text('before') || null },
    ]),
  },
  ({ url, intent, text }, outcome) => {
    const kind = kindOfUrl(url);
    const list = listHref(kind);
    if (!outcome.ok) {
      if (outcome.code === 'unfinished') throw redirect(`${editHref(kind, text('id'))}?unfinished`);
      return data({ message: adminMessageFor(outcome.code) }, { status: 422 });
    }
    if (intent === 'move') throw redirect(`${list}${/^\?[\w=&%-]*$/.test(text('back')) ? text('back') : ''}`);
    const undo = intent === 'bin' ? `&undo=${encodeURIComponent(String(outcome.value))}` : '';
    throw redirect(`${list}?done=${intent}${undo}`);
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function ContentList({ loaderData, actionData }: Route.ComponentProps) {
  const kind = findContentKind(loaderData.kind);
  if (!kind) return null;
  return <CmsList {...loaderData} kind={kind} problem={actionData?.message} />;
}
