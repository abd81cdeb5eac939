import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees, paise } from '#core/money/paise.ts';
import type { CounterDay, Moved } from '#core/stats/counter-day.ts';
import { longDate } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/orders.ts';
import { type Column, Table } from '#ui/table/table.tsx';

/**
 * Payments at the counter by day: cash of the till, and UPI. Renders nothing where there were none.
 */
export function CounterDays({ title = m.atCounter, days }: { title?: string; days: CounterDay[] }) {
  if (days.length === 0) return null;
  return (
    <Panel title={title}>
      <Table caption={m.counterByDay} columns={columns} rows={days} rowKey={({ day }) => day} />
    </Panel>
  );
}

const columns: Column<CounterDay>[] = [
  { label: m.day, cell: ({ day }) => <span className="num">{longDate(templeDayStart(day))}</span> },
  { label: m.cashTaken, numeric: true, cell: ({ cash }) => formatRupees(cash.taken) },
  { label: m.cashBack, numeric: true, cell: ({ cash }) => formatRupees(cash.back) },
  { label: m.cashOfDay, numeric: true, cell: ({ cash }) => <b>{rest(cash)}</b> },
  { label: m.byUpi, numeric: true, cell: ({ upi }) => rest(upi) },
];

function rest({ taken, back }: Moved): string {
  return formatRupees(paise(taken - back));
}
