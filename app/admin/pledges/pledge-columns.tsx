import { Link } from 'react-router';
import { pledgeStateWords } from '#admin/words/pledge-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/pledges.ts';
import type { PledgeLine } from '#server/pledges/admin-pledge-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Column } from '#ui/table/table.tsx';

/**
 * The columns of the list of pledges; a donor's name links to their page if the viewer may open it,
 * else to their donations.
 */
export function pledgeColumns(mayOpenPeople: boolean): Column<PledgeLine>[] {
  return [
    {
      label: m.donor,
      cell: ({ personId, name, email }) => (
        <>
          <Link
            to={
              mayOpenPeople
                ? href('/admin-dashboard/people/:id', { id: personId })
                : `${href('/admin-dashboard/donation')}?${new URLSearchParams({ search: email })}`
            }
            discover="none"
            className="font-semibold"
          >
            {name}
          </Link>
          <span className="muted sm block break-all">{email}</span>
        </>
      ),
    },
    { label: m.cause, cell: ({ causeTitle }) => causeTitle },
    {
      label: m.aMonth,
      numeric: true,
      cell: ({ amount }) => <b className="num">{formatRupees(amount, 'short')}</b>,
    },
    { label: m.day, numeric: true, cell: ({ day }) => <span className="num">{day}</span> },
    { label: m.thisMonth, cell: ThisMonth },
    {
      label: m.nextLetter,
      cell: ({ nextOn }) =>
        nextOn ? <span className="num">{dayInWords(nextOn)}</span> : <span className="faint">{m.none}</span>,
    },
    {
      label: m.since,
      cell: ({ madeOn, state }) => (
        <>
          <span className="num">{dayInWords(madeOn)}</span>{' '}
          {state !== 'running' && (
            <Badge tone={pledgeStateWords[state].tone}>{pledgeStateWords[state].label}</Badge>
          )}
        </>
      ),
    },
  ];
}

function ThisMonth({ thisMonth: { fulfilled, given, amount, outcome } }: PledgeLine) {
  if (fulfilled) return <Badge tone="good">{m.fulfilled}</Badge>;
  if (given > 0) {
    return (
      <span className="num">{m.givenOf(formatRupees(given, 'short'), formatRupees(amount, 'short'))}</span>
    );
  }
  if (outcome === 'closed') return <span className="muted">{m.causeClosed}</span>;
  return <span className="muted">{outcome === 'asked' ? m.askedNotGiven : m.notGiven}</span>;
}
