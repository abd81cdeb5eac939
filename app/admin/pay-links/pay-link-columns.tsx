import { Link } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/pay-links.ts';
import type { PayLink } from '#server/pay-links/pay-link-queries.ts';
import { href } from '#ui/href.ts';
import type { Column } from '#ui/table/table.tsx';
import { PayLinkBadge } from './pay-link-state.tsx';

export const payLinkColumns: Column<PayLink>[] = [
  {
    label: m.donor,
    cell: ({ id, name, phone }) => (
      <>
        <Link
          to={href('/admin-dashboard/donation/links/:id', { id })}
          discover="none"
          className="font-semibold"
        >
          {name}
        </Link>
        <span className="muted sm num block">{phone}</span>
      </>
    ),
  },
  { label: m.cause, cell: ({ causeTitle }) => causeTitle },
  {
    label: m.amount,
    numeric: true,
    cell: ({ amount }) => <b className="num">{formatRupees(amount)}</b>,
  },
  { label: m.state, cell: ({ state }) => <PayLinkBadge state={state} /> },
  { label: m.made, cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
  { label: m.openUntil, cell: ({ lastDay }) => <span className="num">{dayInWords(lastDay)}</span> },
];
