import { EventList } from '#admin/lists/event-list.tsx';
import { MadeRecordName } from '#admin/lists/made-records.tsx';
import { mayDo } from '#core/people/roles.ts';
import { longDate } from '#core/time/date-words.ts';
import { passes } from '#messages/admin/menu.ts';
import * as m from '#messages/admin/passes.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listPassEvents, type PassEventRow } from '#server/passes/plan/plan-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import type { Column } from '#ui/table/table.tsx';
import type { Route } from './+types/pass-events.route';

/** The events that are coming, each with how its passes stand. */
export const loader = forStaff('gates.read', async ({ services, staff }) => ({
  rows: await listPassEvents(services),
  mayRead: mayDo(staff.roles, 'passes.read'),
  maySign: mayDo(staff.roles, 'passes.keys'),
}));

export default function PassEvents({ loaderData: { rows, mayRead, maySign } }: Route.ComponentProps) {
  return (
    <EventList
      title={passes}
      note={m.passesNote}
      none={{ title: m.noEvent, words: m.noEventNote }}
      columns={columnsFor(mayRead)}
      rows={rows}
      rowKey={({ id }) => id}
    >
      {maySign && (
        <ButtonLink to={href('/admin-dashboard/passes/keys')} size="sm" look="outline">
          {m.keys}
        </ButtonLink>
      )}
    </EventList>
  );
}

const none = <span className="muted">–</span>;

/** A steward opens the gates, everybody else the sales. */
const columnsFor = (mayRead: boolean): Column<PassEventRow>[] => [
  {
    label: m.event,
    cell: ({ id, title }) => (
      <MadeRecordName
        to={
          mayRead
            ? href('/admin-dashboard/passes/:id', { id })
            : href('/admin-dashboard/passes/:id/gates', { id })
        }
        title={title}
      />
    ),
  },
  { label: m.day, cell: ({ startsAt }) => <span className="num">{longDate(startsAt)}</span> },
  {
    label: m.kinds,
    numeric: true,
    cell: ({ products }) => products || <span className="muted">{m.notPlanned}</span>,
  },
  { label: m.people, numeric: true, cell: ({ products, people }) => (products > 0 ? people : none) },
  { label: m.inside, numeric: true, cell: ({ products, inside }) => (products > 0 ? inside : none) },
];
