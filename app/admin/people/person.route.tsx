import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { NotesPanel } from '#admin/records/notes-panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/people.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { listNotes } from '#server/notes/note-queries.ts';
import { writeNote } from '#server/notes/write-note.ts';
import { erasePerson } from '#server/person-file/erase-person.ts';
import { mergePeople, undoMerge } from '#server/person-file/merge-people.ts';
import { findPersonPage } from '#server/person-file/person-page.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/person.route';
import { ErasePanel } from './erase-panel.tsx';
import { MergePanel } from './merge-panel.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonRecords } from './person-records.tsx';

/** One person: profile, donations, requests, bookings, consents. */
export const loader = forStaff(
  'people.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const person = await findPersonPage(services, params.id);
    if (!person) throw new Response(null, { status: 404 });
    return {
      person,
      notes: await listNotes(services, { kind: 'person', id: person.id }),
      may: {
        note: mayDo(staff.roles, 'people.write'),
        merge: mayDo(staff.roles, 'people.merge'),
        export: mayDo(staff.roles, 'people.export'),
        erase: mayDo(staff.roles, 'people.erase'),
        recordDonation: mayDo(staff.roles, 'donations.record'),
        sees: {
          orders: mayDo(staff.roles, 'orders.read'),
          stays: mayDo(staff.roles, 'stays.read'),
          seats: mayDo(staff.roles, 'seats.read'),
          passes: mayDo(staff.roles, 'passes.read'),
        },
      },
      done: url.searchParams.get('done'),
    };
  },
);

type PersonForm = StaffForm<Route.ActionArgs>;

const fields = ['intent', 'note', 'email', 'mergeId', 'confirmed'] as const;

export const action = staffActions(
  {
    merge: on(mergePeople, ({ params, text }: PersonForm) => [params.id, text('email')]),
    undo: on(undoMerge, ({ text }: PersonForm) => [text('mergeId')]),
    erase: on(erasePerson, ({ params, text }: PersonForm) => [params.id, text('confirmed')]),
    note: does('people.write', async ({ services, staff, params, text }: PersonForm) => {
      const person = await findPersonPage(services, params.id);
      if (!person) throw new Response(null, { status: 404 });
      return writeNote(services, staff, { kind: 'person', id: person.id }, text('note'));
    }),
  },
  ({ params, intent, texts }: PersonForm, outcome) => {
    if (!outcome.ok) {
      return data({ intent, problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
    }
    if (intent === 'erase') throw redirect(href('/admin-dashboard/people'));
    // Of a guest and an account the account survives.
    const id = outcome.value?.survivingId ?? params.id;
    throw redirect(`${href('/admin-dashboard/people/:id', { id })}?done=${intent}`);
  },
);

const doneWords: Record<string, string> = {
  added: m.added,
  note: m.noteSaved,
  merge: m.nowOne,
  undo: m.nowTwo,
};

export const handle = { crumb: m.person } satisfies AdminHandle;

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, notes, may, done } = loaderData;
  const problem = (field: string) => {
    const found = actionData?.problems.find((one) => one.field === field);
    return found ? adminMessageFor(found.code) : null;
  };
  return (
    <div className="admin-stack">
      <ScreenHead
        title={person.name}
        num
        note={person.profile ? m.withUsSince(longDate(person.since)) : m.firstSeenOn(longDate(person.since))}
      >
        <div className="row wrapx">
          {person.isStaff && <Badge tone="info">{m.worksInOffice}</Badge>}
          {may.recordDonation && (
            <ButtonLink
              to={`${href('/admin-dashboard/donation/record')}?person=${person.id}`}
              look="outline"
              size="sm"
            >
              {m.recordGift}
            </ButtonLink>
          )}
          {may.export && (
            <FileButton action={href('/admin-dashboard/people/:id/data.json', { id: person.id })}>
              {m.dataAsFile}
            </FileButton>
          )}
        </div>
      </ScreenHead>
      {problem('') && <Notice tone="bad">{problem('')}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <div className="admin-two">
        <PersonRecords person={person} sees={may.sees} />
        <div className="admin-stack">
          <PersonFacts person={person} />
          <NotesPanel
            notes={notes}
            mayWrite={may.note}
            typed={actionData?.typed.note}
            error={problem('note')}
          />
          {may.merge && (
            <MergePanel
              person={person}
              typed={actionData?.intent === 'merge' ? actionData.typed.email : ''}
              error={problem('email')}
            />
          )}
          {may.erase && !person.isStaff && (
            <ErasePanel
              mark={person.email ?? person.phone ?? ''}
              isGuest={!person.profile}
              error={problem('confirmed')}
            />
          )}
        </div>
      </div>
    </div>
  );
}
