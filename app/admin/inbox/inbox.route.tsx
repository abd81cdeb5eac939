import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { readSearch } from '#admin/lists/read-search.ts';
import { counted } from '#admin/words/counted.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { kindsFor, requestKinds } from '#core/requests/handlers.ts';
import { requestNames } from '#core/requests/request-words.ts';
import { requestStates, requestStateWords } from '#core/requests/work-on-request.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listFreeSeats } from '#server/classes/waiting-list.ts';
import { type InboxRow, listInbox } from '#server/requests/inbox-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/inbox.route';

/** The requests to the temple: open ones first, by filters in the URL. */
export const loader = forStaff('inbox.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null;
  const state = query.get('state') === 'all' ? null : (one('state', requestStates) ?? 'open');
  const inbox = await listInbox(services, staff, {
    kind: one('kind', requestKinds),
    state,
    whose: one('whose', ['me', 'nobody'] as const),
    due: query.get('due') === '1',
    ...readSearch(query),
  });
  const kinds = kindsFor(staff.roles);
  const seats = kinds.includes('class-enrolment') ? await listFreeSeats(services) : [];
  return { inbox, kinds, seats, query: query.toString() };
});

export default function Inbox({ loaderData: { inbox, kinds, seats, query } }: Route.ComponentProps) {
  const { rows, page, pages, count, due } = inbox;
  const asked = new URLSearchParams(query);
  const field = (name: string) => ({ name, optional: true, defaultValue: asked.get(name) ?? '' });
  return (
    <div className="admin-stack">
      <ScreenHead title="Inbox" count={counted(count, 'request')}>
        <ButtonLink to={href('/admin-dashboard/inbox/templates')} look="outline" size="sm">
          Templates
        </ButtonLink>
      </ScreenHead>
      {due > 0 && asked.get('due') !== '1' && (
        <Notice tone="wait">
          <Link to="?due=1" className="underline">
            {due === 1 ? '1 reminder is due' : `${due} reminders are due`}
          </Link>
        </Notice>
      )}
      {seats.map(({ title, seatsFree, waiting, firstId, firstName }) => (
        <Notice key={firstId} tone="wait">
          {title}: {seatsFree === 1 ? '1 seat is free' : `${seatsFree} seats are free`},{' '}
          {waiting === 1 ? '1 waits' : `${waiting} wait`}.{' '}
          <Link to={href('/admin-dashboard/inbox/:id', { id: firstId })} className="underline">
            {firstName} is first
          </Link>
        </Notice>
      ))}
      <FilterForm
        label="Find requests"
        asked={query}
        all={query === '' ? null : href('/admin-dashboard/inbox')}
        allWords="Show all open"
      >
        <TextInput
          {...field('search')}
          label="Reference, name, e-mail or phone"
          type="search"
          className="wide"
        />
        <Select
          {...field('state')}
          label="State"
          placeholder="Open"
          options={[
            ...requestStates.map((value) => ({ value, label: requestStateWords[value].label })),
            { value: 'all', label: 'All' },
          ]}
        />
        <Select
          {...field('kind')}
          label="Kind"
          placeholder="All"
          options={kinds.map((value) => ({ value, label: requestNames[value] }))}
        />
        <Select
          {...field('whose')}
          label="Whose"
          placeholder="Everybody’s"
          options={[
            { value: 'me', label: 'Mine' },
            { value: 'nobody', label: 'Nobody’s' },
          ]}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption="Requests" columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="contact-map" title={query === '' ? 'Nothing is open' : 'No request matches'}>
            {query === ''
              ? 'Messages, inquiries and applications from the site stand here until they are done.'
              : 'Take a filter away to see more.'}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={pageHref(query)} />
      </section>
    </div>
  );
}

const columns: Column<InboxRow>[] = [
  {
    label: 'About',
    cell: (row) => (
      <Link to={href('/admin-dashboard/inbox/:id', { id: row.id })} discover="none" className="font-semibold">
        {row.subject}
      </Link>
    ),
  },
  { label: 'Kind', cell: ({ kind }) => requestNames[kind] },
  {
    label: 'From',
    cell: ({ senderName, suspected }) => (
      <>
        {senderName} {suspected && <Badge tone="wait">Perhaps a robot</Badge>}
      </>
    ),
  },
  { label: 'When', cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
  { label: 'With', cell: ({ assignedTo }) => assignedTo ?? <span className="faint">Nobody</span> },
  {
    label: 'State',
    cell: ({ state }) => <Badge tone={requestStateWords[state].tone}>{requestStateWords[state].label}</Badge>,
  },
  { label: 'Reference', cell: ({ reference }) => <span className="num">{reference}</span> },
];
