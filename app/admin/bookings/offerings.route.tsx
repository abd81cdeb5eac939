import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { readDate } from '#core/fields/date.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/offerings.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listOffered, type OfferedOnDay, offeringSheetDays } from '#server/donations/offering-days.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/offerings.route';

/**
 * What was given for each of the next days, in whose name: for the altar, the kitchen, the desk.
 */
export const loader = forStaff('seats.read', async ({ url, services }) => {
  const asked = readDate(url.searchParams.get('from') ?? '', { from: '2020-01-01', to: '2100-12-31' });
  const from = asked.ok ? asked.value : templeDay(services.clock());
  return { from, to: dayAfter(from, offeringSheetDays - 1), rows: await listOffered(services, from) };
});

export const handle = { crumb: m.offerings } satisfies AdminHandle;

export default function Offerings({ loaderData: { from, to, rows } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.offerings} note={m.fromTo(dayInWords(from), dayInWords(to))} />
      <FilterForm label={m.whichDays} asked={[]}>
        <TextInput name="from" type="date" label={m.firstDay} defaultValue={from} />
      </FilterForm>
      <section className="panel">
        {rows.length === 0 ? (
          <EmptyState picture="calendar-moon" title={m.nothing}>
            {m.nothingNote}
          </EmptyState>
        ) : (
          <Table
            caption={m.offerings}
            columns={columns}
            rows={rows.map((row, at) => ({ ...row, at }))}
            rowKey={({ at }) => String(at)}
          />
        )}
      </section>
    </div>
  );
}

const columns: Column<OfferedOnDay & { at: number }>[] = [
  { label: m.day, cell: ({ day }) => <span className="num">{dayInWords(day)}</span> },
  { label: m.what, cell: ({ title }) => <b className="font-semibold">{title}</b> },
  { label: m.count, numeric: true, cell: ({ quantity }) => <span className="num">{quantity}</span> },
  {
    label: m.inNameOf,
    cell: ({ inNameOf, occasion, giver }) => (
      <>
        {inNameOf ?? giver?.name ?? m.quietly}
        {occasion && <span className="block muted sm">{occasion}</span>}
      </>
    ),
  },
  {
    label: m.giver,
    cell: ({ giver }) =>
      giver ? (
        <>
          {giver.name}
          {giver.phone && (
            <a href={`tel:${giver.phone}`} className="block muted sm">
              {giver.phone}
            </a>
          )}
        </>
      ) : (
        m.quietly
      ),
  },
];
