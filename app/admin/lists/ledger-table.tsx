import { Link } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import type { LedgerRow } from '#core/donations/donation-view.ts';
import {
  type DonationColumn,
  donationColumns,
  usualDonationColumns,
} from '#core/donations/ledger-columns.ts';
import { lineWords } from '#core/donations/line-words.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/lists.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';

const cells: Record<DonationColumn, Omit<Column<LedgerRow>, 'label'>> = {
  cause: {
    cell: (row) => (
      <Link
        to={href('/admin-dashboard/donation/single-donation/:id', { id: row.id })}
        discover="none"
        className="font-semibold"
      >
        {lineWords(row.lines)}
      </Link>
    ),
  },
  donor: {
    cell: (row) =>
      row.donorName ?? <span className="faint">{row.path === 'gupt' ? m.paths.gupt : m.unnamed}</span>,
  },
  when: { cell: (row) => <span className="num">{shortMoment(row.paidAt ?? row.createdAt)}</span> },
  begun: { cell: (row) => <span className="num">{shortMoment(row.createdAt)}</span> },
  mode: { cell: (row) => modeWords[row.mode ?? ''] ?? none },
  path: { cell: (row) => pathWords[row.path] },
  amount: { numeric: true, cell: (row) => <b className="num">{formatRupees(row.total)}</b> },
  net: { numeric: true, cell: (row) => <span className="num">{formatRupees(row.net)}</span> },
  state: {
    cell: (row) => {
      const { tone, label } = stateWordsOf(row);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  receipt: {
    cell: (row) => (row.receiptNumber ? <span className="num">{row.receiptNumber}</span> : none),
  },
  phone: { cell: (row) => (row.phone ? <span className="num">{row.phone}</span> : none) },
  email: { cell: (row) => (row.email ? <span className="break-all">{row.email}</span> : none) },
  city: { cell: (row) => row.city ?? none },
  reference: { cell: (row) => <span className="num break-all">{row.id}</span> },
};

const none = <span className="faint">{m.none}</span>;

export const pathWords = m.paths;

export const modeWords: Record<string, string> = m.modes;

type LedgerTableProps = { caption: string; rows: LedgerRow[]; columns?: readonly DonationColumn[] };

export function LedgerTable({ caption, rows, columns = usualDonationColumns }: LedgerTableProps) {
  const shown = columns.map((column) => ({ label: donationColumns[column], ...cells[column] }));
  return <Table caption={caption} columns={shown} rows={rows} rowKey={(row) => row.id} />;
}
