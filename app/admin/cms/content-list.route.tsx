import { data, redirect } from 'react-router';
import { adminMessageFor } from '#admin/shared/admin-messages.ts';
import { editHref, listHref } from '#admin/shared/content-links.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { binRow } from '#server/cms/bin-row.ts';
import { listBinned, listCmsRows } from '#server/cms/cms-queries.ts';
import { moveRow } from '#server/cms/move-row.ts';
import { restoreRow } from '#server/cms/restore-row.ts';
import { setAppearance } from '#server/cms/set-appearance.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import type { Route } from './+types/content-list.route';
import { CmsList } from './cms-list.tsx';
import { kindOfUrl } from './kind-of-url.ts';
import '#admin/shared/media/media.css';
import './content.css';

/** The list of one kind of content, which follows from the URL. `?bin` lists deleted rows. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const kind = kindOfUrl(url);
  const staff = await requireStaff(services, request, kind.read);
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
}

const fields = ['intent', 'id', 'before', 'back'] as const;

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const kind = kindOfUrl(url);
  const staff = await requireStaff(services, request, kind.write);
  const { intent, id, before, back } = await readFormText(request, fields);
  const list = listHref(kind);
  const answer = (code: string) => data({ message: adminMessageFor(code) }, { status: 422 });
  switch (intent) {
    case 'publish':
    case 'take-off': {
      const set = await setAppearance(services, staff, kind, {
        id,
        appear: intent === 'publish' ? 'now' : 'draft',
      });
      if (set.ok) throw redirect(`${list}?done=${intent}`);
      if (set.code === 'unfinished') throw redirect(`${editHref(kind, id)}?unfinished`);
      return answer(set.code);
    }
    case 'bin': {
      const binned = await binRow(services, staff, kind, id);
      if (!binned.ok) return answer(binned.code);
      throw redirect(`${list}?done=bin&undo=${encodeURIComponent(binned.value)}`);
    }
    case 'restore': {
      const restored = await restoreRow(services, staff, kind, id);
      if (!restored.ok) return answer(restored.code);
      throw redirect(`${list}?done=restore`);
    }
    case 'move': {
      const moved = await moveRow(services, staff, kind, { id, before: before || null });
      if (!moved.ok) return answer(moved.code);
      throw redirect(`${list}${/^\?[\w=&%-]*$/.test(back) ? back : ''}`);
    }
    default:
      return answer('choice-invalid');
  }
}

export { lookAgain as shouldRevalidate } from '#admin/shared/look-again.ts';

export default function ContentList({ loaderData, actionData }: Route.ComponentProps) {
  const kind = findContentKind(loaderData.kind);
  if (!kind) return null;
  return <CmsList {...loaderData} kind={kind} problem={actionData?.message} />;
}
