import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import { editHref } from '#admin/menu/content-links.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { appearanceOf, type LifeColumns, rowStateOf } from '#core/cms/row-state.ts';
import { inputNames } from '#core/edited-fields/field-spec.ts';
import { momentText, writeFields } from '#core/edited-fields/write-fields.ts';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/cms.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findCmsRow, findRevision, listRevisions } from '#server/cms/cms-queries.ts';
import { saveRow } from '#server/cms/save-row.ts';
import { listCauseChoices } from '#server/donations/cause-choices.ts';
import { listPictureChoices } from '#server/media/media-queries.ts';
import type { Services } from '#server/services.ts';
import type { Route } from './+types/content-form.route';
import { CmsForm } from './cms-form.tsx';
import { kindOfUrl } from './kind-of-url.ts';
import '#admin/media-picker/media.css';
import './content.css';

/** The form of one row: new (`?from=` a copy of another), current, or as it was (`?version=`). */
export const loader = forStaff(
  ({ url, params }: StaffCall<Route.LoaderArgs>) => kindOfUrl(url)[idOf(params) ? 'read' : 'write'],
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const kind = kindOfUrl(url);
    const id = idOf(params);
    const query = url.searchParams;
    const current = id
      ? await currentRow(services, kind, id, query.get('version'))
      : await newRow(services, kind, query.get('from'));
    return {
      crumb: id ? m.edit : m.add,
      kind: kind.name,
      id,
      ...current,
      choices: await listPictureChoices(services),
      causes: kind.fields.some(({ type }) => type === 'cause') ? await listCauseChoices(services) : [],
      mayWrite: mayDo(staff.roles, kind.write),
      mayUpload: mayDo(staff.roles, 'media.add'),
      saved: query.has('saved'),
      unfinished: query.has('unfinished'),
    };
  },
);

function idOf(params: object): string | null {
  return 'id' in params && typeof params.id === 'string' && params.id !== '' ? params.id : null;
}

async function currentRow(services: Services, kind: ContentKind, id: string, requested: string | null) {
  const row = await findCmsRow(services, kind, id);
  if (!row) throw new Response(null, { status: 404 });
  const old = requested ? await findRevision(services, kind, id, readVersion(requested)) : null;
  const state = rowStateOf(kind, row, services.clock());
  return {
    version: row.version,
    state,
    title: String(row[kind.title]),
    address: kind.address(row as never),
    values: { ...writeFields(kind.fields, old ?? row), ...appearValues(state, row) },
    revisions: await listRevisions(services, kind, id),
    looksAt: old ? Number(requested) : null,
    now: old && writeFields(kind.fields, row),
  };
}

function appearValues(state: ReturnType<typeof rowStateOf>, row: LifeColumns) {
  return { appear: appearanceOf(state), appearFrom: row.publish_at ? momentText(row.publish_at) : '' };
}

async function newRow(services: Services, kind: ContentKind, from: string | null) {
  const model = from ? await findCmsRow(services, kind, from) : null;
  const values = model ? writeFields(kind.fields, model) : (kind.starts ?? {});
  if (model && kind.fields.some(({ path }) => path === kind.title))
    values[kind.title] = m.copyOf(String(values[kind.title]));
  return {
    version: 0,
    state: null,
    title: '',
    address: null,
    values: { ...values, appear: kind.life === 'timed' ? 'now' : 'draft', appearFrom: '' } as Record<
      string,
      string
    >,
    revisions: [],
    looksAt: null,
    now: null,
  };
}

/** Every text of the form of a kind. */
const namesOf = (kind: ContentKind) => ['version', 'appear', 'appearFrom', ...inputNames(kind.fields)];

export const action = staffAction(
  on(saveRow, ({ url, params, texts }: StaffForm<Route.ActionArgs>) => {
    const kind = kindOfUrl(url);
    const typed = texts(namesOf(kind));
    return [kind, { id: idOf(params), version: readVersion(typed.version ?? ''), typed }];
  }),
  ({ url, texts }, saved) => {
    const kind = kindOfUrl(url);
    if (saved.ok) throw redirect(`${editHref(kind, saved.value.id)}?saved`);
    const typed = texts(namesOf(kind));
    if ('theirs' in saved) {
      const { theirs } = saved;
      return data({ typed, problems: [], theirs, version: saved.version }, { status: 409 });
    }
    const version = readVersion(typed.version ?? '');
    return data({ typed, problems: asProblems(saved), theirs: null, version }, { status: 422 });
  },
);

export default function ContentForm({ loaderData, actionData }: Route.ComponentProps) {
  const kind = findContentKind(loaderData.kind);
  if (!kind) return null;
  return (
    <CmsForm
      key={`${loaderData.id} ${loaderData.version} ${loaderData.looksAt}`}
      {...loaderData}
      kind={kind}
      refused={actionData}
    />
  );
}
