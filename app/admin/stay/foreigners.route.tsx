import { Link } from 'react-router';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/foreigners.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listPassportGuests, type PassportGuest } from '#server/stay/foreigners/foreigners.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/foreigners.route';

/** Who came with a passport, for the report to the Foreigners Regional Registration Office. */
export const loader = forStaff('stays.write', async ({ services }) => ({
  guests: await listPassportGuests(services),
}));

export const handle = { crumb: m.foreigners } satisfies AdminHandle;

export default function Foreigners({ loaderData: { guests } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.foreigners} note={m.foreignersNote}>
        {guests.length > 0 && (
          <FileButton action={href('/admin-dashboard/stays/foreigners/form-c.csv')}>{m.saveForm}</FileButton>
        )}
      </ScreenHead>
      <section className="panel">
        {guests.length === 0 ? (
          <EmptyState title={m.nobody}>{m.nobodyNote}</EmptyState>
        ) : (
          <>
            <p className="sm mb-4">{m.byHand}</p>
            <Table caption={m.foreigners} columns={columns} rows={guests} rowKey={({ id }) => id} />
          </>
        )}
      </section>
    </div>
  );
}

const columns: Column<PassportGuest>[] = [
  {
    label: m.guest,
    cell: ({ id, name }) => (
      <Link to={href('/admin-dashboard/stays/:id', { id })} className="font-semibold">
        {name}
      </Link>
    ),
  },
  { label: m.came, cell: ({ cameAt }) => <span className="num">{shortMoment(cameAt)}</span> },
  { label: m.room, cell: ({ rooms }) => <span className="num">{rooms.join(', ')}</span> },
  { label: m.passport, cell: ({ last4 }) => <span className="num">····{last4}</span> },
  { label: m.people, numeric: true, cell: ({ people }) => people },
  { label: m.phone, cell: ({ phone }) => <span className="num">{phone}</span> },
];
