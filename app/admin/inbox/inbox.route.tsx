import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { readSearch } from '#admin/lists/read-search.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { kindsFor, requestKinds } from '#core/requests/handlers.ts';
import { requestStates, requestStateWords } from '#core/requests/work-on-request.ts';
import * as m from '#messages/admin/inbox.ts';
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
      <ScreenHead title={m.inbox} count={m.requestCount(count)}>
        <ButtonLink to={href('/admin-dashboard/inbox/templates')} look="outline" size="sm">
          {m.templates}
        </ButtonLink>
      </ScreenHead>
      {due > 0 && asked.get('due') !== '1' && (
        <Notice tone="wait">
          <Link to="?due=1" className="underline">
            {m.remindersDue(due)}
          </Link>
        </Notice>
      )}
      {seats.map(({ title, seatsFree, waiting, firstId, firstName }) => (
        <Notice key={firstId} tone="wait">
          {m.seatsFree(title, seatsFree, waiting)}{' '}
          <Link to={href('/admin-dashboard/inbox/:id', { id: firstId })} className="underline">
            {m.isFirst(firstName)}
          </Link>
        </Notice>
      ))}
      <FilterForm
        label={m.findRequests}
        asked={query}
        all={query === '' ? null : href('/admin-dashboard/inbox')}
        allWords={m.showAllOpen}
      >
        <TextInput {...field('search')} label={m.searchFor} type="search" className="wide" />
        <Select
          {...field('state')}
          label={m.state}
          placeholder={m.open}
          options={[
            ...requestStates.map((value) => ({ value, label: requestStateWords[value].label })),
            { value: 'all', label: m.all },
          ]}
        />
        <Select
          {...field('kind')}
          label={m.kind}
          placeholder={m.all}
          options={kinds.map((value) => ({ value, label: m.requestNames[value] }))}
        />
        <Select
          {...field('whose')}
          label={m.whose}
          placeholder={m.everybodys}
          options={[
            { value: 'me', label: m.mine },
            { value: 'nobody', label: m.nobodys },
          ]}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption={m.requests} columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="contact-map" title={query === '' ? m.nothingOpen : m.noMatch}>
            {query === '' ? m.nothingOpenNote : m.takeFilterAway}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={pageHref(query)} />
      </section>
    </div>
  );
}

const columns: Column<InboxRow>[] = [
  {
    label: m.about,
    cell: (row) => (
      <Link to={href('/admin-dashboard/inbox/:id', { id: row.id })} discover="none" className="font-semibold">
        {row.subject}
      </Link>
    ),
  },
  { label: m.kind, cell: ({ kind }) => m.requestNames[kind] },
  {
    label: m.from,
    cell: ({ senderName, suspected }) => (
      <>
        {senderName} {suspected && <Badge tone="wait">{m.perhapsRobot}</Badge>}
      </>
    ),
  },
  { label: m.when, cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
  { label: m.withWhom, cell: ({ assignedTo }) => assignedTo ?? <span className="faint">{m.nobody}</span> },
  {
    label: m.state,
    cell: ({ state }) => <Badge tone={requestStateWords[state].tone}>{requestStateWords[state].label}</Badge>,
  },
  { label: m.reference, cell: ({ reference }) => <span className="num">{reference}</span> },
];
