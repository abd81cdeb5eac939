import { data, Form, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { groupFields } from '#core/stay/group.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/stay-groups.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import type { Services } from '#server/services.ts';
import { closeGroupLink, groupKey, openGroupLink } from '#server/stay/groups/group-link.ts';
import { listGroups, type StayGroup } from '#server/stay/groups/group-queries.ts';
import { keepRooms, releaseRooms } from '#server/stay/groups/keep-rooms.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/groups.route';
import { GroupForm } from './group-form.tsx';
import './house.css';

/** Rooms that are kept for groups. */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => {
  const today = templeDay(services.clock());
  const mayWrite = mayDo(staff.roles, 'stays.write');
  const kinds = await listRoomTypes(services);
  return {
    groups: (await listGroups(services, today)).map((group) => ({
      ...group,
      // Whoever has it books from the block: only who may write sends it.
      link: mayWrite && group.open && group.linkOpen ? linkOf(services, group) : null,
    })),
    kinds: kinds.map(({ id, title }) => ({ id, title })),
    intentKey: services.ids('office'),
    mayWrite,
    done: url.searchParams.get('done'),
  };
});

function linkOf(services: Services, group: StayGroup): string {
  const path = plainHref('/stay/group/:id', { id: group.id });
  return `${services.config.publicUrl}${path}?key=${groupKey(services, group)}`;
}

type GroupCall = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    keep: on(keepRooms, ({ texts, all }: GroupCall) => [
      { ...texts(groupFields), kinds: all('kind'), counts: all('count') },
    ]),
    link: on(openGroupLink, ({ text }: GroupCall) => [text('id')]),
    'close-link': on(closeGroupLink, ({ text }: GroupCall) => [text('id')]),
    release: on(releaseRooms, ({ text }: GroupCall) => [text('id')]),
  },
  ({ services, intent, texts, all }: GroupCall, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/stays/groups')}?done=${intent}`, 303);
    const counts = Object.fromEntries(all('count').map((count, at) => [`count.${at}`, count]));
    const problems = asProblems(outcome);
    const typed = { ...texts(groupFields), ...counts };
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ intent, problems, typed }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.groups } satisfies AdminHandle;

export default function Groups({
  loaderData: { groups, kinds, intentKey, mayWrite, done },
  actionData,
}: Route.ComponentProps) {
  // What is refused of a group stands above them, not in the form for a new one.
  const ofForm = actionData?.intent === 'keep' ? actionData : undefined;
  const ofList = actionData?.intent === 'keep' ? { problems: [] } : actionData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.groups} note={m.groupsNote} />
      <AnswerNotice refused={ofList} done={done} words={m.done} />
      <Panel title={m.coming}>
        {groups.length === 0 ? (
          <EmptyState title={m.nobody}>{m.nobodyNote}</EmptyState>
        ) : (
          <ul className="admin-rows">
            {groups.map((group) => (
              <li key={group.id} className="row between wrapx">
                <GroupFacts group={group} link={group.link} />
                {mayWrite && group.open && <GroupButtons group={group} />}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {mayWrite && kinds.length > 0 && (
        <Panel title={m.keep}>
          <GroupForm key={groups.length} intentKey={intentKey} kinds={kinds} refused={ofForm} />
        </Panel>
      )}
    </div>
  );
}

function GroupFacts({ group, link }: { group: StayGroup; link: string | null }) {
  return (
    <span>
      <b>{group.name}</b> <Badge tone={group.open ? 'good' : 'info'}>{group.open ? m.open : m.over}</Badge>
      <span className="sm num block">
        {dayInWords(group.arrival)} – {dayInWords(group.departure)}
      </span>
      {group.open && (
        <span className="sm muted num block">{m.reservedUntil(dayInWords(group.releaseDay))}</span>
      )}
      {group.kinds.map(({ id, title, reserved, booked }) => (
        <span key={id} className="sm num block">
          {m.kindLine(title, reserved, booked)}
        </span>
      ))}
      {link && (
        <span className="sm block">
          {m.linkForGuests}: <span className="num break-all">{link}</span>
        </span>
      )}
      {group.note && <span className="sm muted block">{group.note}</span>}
    </span>
  );
}

function GroupButtons({ group: { id, name, kinds, linkOpen } }: { group: StayGroup }) {
  const toBook = (kind: string) =>
    `${href('/admin-dashboard/stays/new')}?${new URLSearchParams({ group: id, kind })}`;
  return (
    <Form method="post" className="row wrapx">
      <input type="hidden" name="id" value={id} />
      {kinds
        .filter(({ reserved }) => reserved > 0)
        .map((kind) => (
          <ButtonLink key={kind.id} to={toBook(kind.id)} size="sm" look="outline">
            {m.bookOf(kind.title)}
            <span className="sr"> {m.forGroup(name)}</span>
          </ButtonLink>
        ))}
      <Button name="intent" value={linkOpen ? 'close-link' : 'link'} size="sm" look="outline">
        {linkOpen ? m.closeLink : m.makeLink}
        <span className="sr"> {m.forGroup(name)}</span>
      </Button>
      <Button name="intent" value="release" size="sm" look="outline">
        {m.release}
        <span className="sr"> {name}</span>
      </Button>
    </Form>
  );
}
