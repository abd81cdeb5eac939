import { useRef } from 'react';
import { data, Link, redirect } from 'react-router';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import { useUnsavedGuard } from '#admin/forms/use-unsaved-guard.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { type PhotoSubject, photoSubjects, slotKey } from '#core/media/photo-subjects.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/media.ts';
import { forStaff, on, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { fillPhotoSlot } from '#server/photo-slots/fill-photo-slot.ts';
import { listPhotoSlots, type PhotoSlot } from '#server/photo-slots/photo-slot-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/missing-photos.route';
import { PhotoSlotForm } from './photo-slot-form.tsx';
import '#admin/media-picker/media.css';

/** The places of the site that wait for a photograph, what is worth most first. */
export const loader = forStaff('content.read', async ({ url, services, staff }) => {
  const slots = await listPhotoSlots(services);
  return {
    groups: groupsOf(slots),
    filled: slots.filter(({ filled }) => filled).length,
    count: slots.length,
    mayWrite: mayDo(staff.roles, 'media.write'),
    done: url.searchParams.get('done'),
  };
});

type Group = { subject: PhotoSubject; count: number; missing: (PhotoSlot & { key: string })[] };

function groupsOf(slots: readonly PhotoSlot[]): Group[] {
  const subjects = [...new Set(slots.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const own = slots.filter((slot) => slot.subject === subject);
    const missing = own.filter(({ filled }) => !filled).map((slot) => ({ ...slot, key: slotKey(slot) }));
    return { subject, count: own.length, missing };
  });
}

const fields = ['slot', 'alt', 'credit', 'focalX', 'focalY'] as const;

export const action = staffAction(
  on(fillPhotoSlot, ({ form, texts }: StaffForm<Route.ActionArgs>) => {
    const { slot, ...typed } = texts(fields);
    const file = form.get('file');
    return [{ slot, file: file instanceof File ? asBytes(file) : noFile, typed }];
  }),
  ({ texts }: StaffForm<Route.ActionArgs>, outcome) => {
    if (!outcome.ok) return data({ problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
    throw redirect(`${href('/admin-dashboard/media/missing')}?done=${outcome.value.fileId}`);
  },
);

const noFile = { name: '', bytes: async () => new Uint8Array() };

function asBytes(file: File) {
  return { name: file.name, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
}

export const handle = { crumb: m.photosMissing } satisfies AdminHandle;

export default function MissingPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, filled, count, mayWrite, done } = loaderData;
  const open = groups.filter(({ missing }) => missing.length > 0);
  const forms = useRef<HTMLDivElement>(null);
  useUnsavedGuard(forms);
  return (
    <div className="admin-stack" ref={forms}>
      <ScreenHead title={m.photosMissing} count={m.placesFilled(filled, count)} note={m.missingNote}>
        <ButtonLink to={href('/admin-dashboard/media')} look="outline" size="sm">
          {m.mediaLibrary}
        </ButtonLink>
      </ScreenHead>
      {done && !actionData && (
        <Notice tone="good">
          <Sentence
            text={m.photoOnSite}
            parts={{
              file: (words) => (
                <Link to={href('/admin-dashboard/media/file/:id', { id: done })} className="underline">
                  {words}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      {open.length === 0 && <Notice tone="good">{m.allFilled}</Notice>}
      {open.map((group) => (
        <SubjectPanel key={group.subject} {...group} mayWrite={mayWrite} refused={actionData} />
      ))}
    </div>
  );
}

type SubjectPanelProps = Group & { mayWrite: boolean; refused: RefusedForm | undefined };

function SubjectPanel({ subject, count, missing, mayWrite, refused }: SubjectPanelProps) {
  const { title, shot } = photoSubjects[subject];
  return (
    <section className="panel admin-stack" aria-labelledby={`photos-${subject}`}>
      <div>
        <h2 id={`photos-${subject}`}>{title}</h2>
        <p className="sm muted num">{m.missingOf(missing.length, count)}</p>
        <p>{shot}</p>
        {subject === 'altar' && (
          <p>
            <Link to={href('/admin-dashboard/daily-darshan/post')} className="underline">
              {m.addTodays}
            </Link>
          </p>
        )}
      </div>
      <ul className="photo-slots">
        {missing.map((slot) => (
          <li key={slot.key}>
            <PhotoSlotForm
              slot={slot}
              mayWrite={mayWrite}
              refused={refused?.typed.slot === slot.key ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
