import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { causeFields, mostTypes, type TypedDonationType } from '#core/donations/cause-form.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/causes.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findEditedCause } from '#server/donations/admin-cause-queries.ts';
import { listLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { saveCause } from '#server/donations/save-cause.ts';
import { listPictureChoices } from '#server/media/media-queries.ts';
import { pictures } from '#ui/art/pictures.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { photoNames } from '#ui/photos/photo-names.ts';
import type { Route } from './+types/cause.route';
import { CauseForm } from './cause-form.tsx';
import { newCause, typedCause } from './typed-cause.ts';

/** One cause and its donation types; 'new' is the empty form. */
export const loader = forStaff(
  'causes.write',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const cause = params.id === 'new' ? null : await findEditedCause(services.db, params.id);
    if (!cause && params.id !== 'new') throw new Response(null, { status: 404 });
    const entities = await listLegalEntities(services);
    return {
      id: cause?.id ?? null,
      title: cause?.title ?? null,
      current: cause ? typedCause(cause) : newCause,
      entities: entities.map(({ id, name }) => ({ value: id, label: name })),
      library: await listPictureChoices(services),
      mayUpload: mayDo(staff.roles, 'media.add'),
      saved: url.searchParams.get('done') === '1',
    };
  },
);

function typedOf({ text, all }: Pick<StaffForm, 'text' | 'all'>) {
  const typed = Object.fromEntries(causeFields.map((name) => [name, text(name)]));
  const [titles, amounts, offered] = [all('typeTitle'), all('typeAmount'), all('typeOffered')];
  const perDay = all('typePerDay');
  const types = all('typeId')
    .slice(0, mostTypes)
    .map(
      (id, index): TypedDonationType => ({
        id,
        title: titles[index] ?? '',
        amount: amounts[index] ?? '',
        perDay: perDay[index] ?? '',
        offered: offered[index] ?? 'yes',
      }),
    );
  return { typed: typed as Record<(typeof causeFields)[number], string>, types };
}

export const action = staffAction(
  on(saveCause, ({ params, text, all }: StaffForm<Route.ActionArgs>) => [
    params.id === 'new' ? null : params.id,
    { ...typedOf({ text, all }), pictures: [...Object.keys(pictures), ...photoNames] },
  ]),
  (call, saved) => {
    if (saved.ok)
      throw redirect(`${href('/admin-dashboard/donation/causes/:id', { id: saved.value.id })}?done=1`);
    return data({ problems: asProblems(saved), ...typedOf(call) }, { status: 422 });
  },
);

export const handle = { crumb: m.cause } satisfies AdminHandle;

export default function CausePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, current, entities, library, mayUpload, saved } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={title ?? m.newCause}>
        {id && (
          <Link to={href('/donation/single-donation/:id', { id })} className="btn btn-quiet">
            <span>{m.seeOnSite}</span>
          </Link>
        )}
      </ScreenHead>
      {!actionData && saved && <Notice tone="good">{m.saved}</Notice>}
      {entities.length === 0 ? (
        <Notice tone="wait">{m.noEntityNote}</Notice>
      ) : (
        <MediaPicker mayUpload={mayUpload}>
          <CauseForm
            key={current.typed.version}
            id={id}
            current={current}
            entities={entities}
            library={library}
            refused={actionData}
          />
        </MediaPicker>
      )}
    </div>
  );
}
