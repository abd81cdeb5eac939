import { Form, Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/people.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { listPeople, type PersonRow } from '#server/person-file/people-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/people.route';
import { peopleFiltersOf, personKinds } from './people-filters.ts';

/**
 * Everybody with an account, and those who gave, bought or booked without one: newest first, with
 * their totals.
 */
export const loader = forStaff(
  'people.read',
  async ({ request, services, staff: { roles } }: StaffCall<Route.LoaderArgs>) => {
    const query = new URL(request.url).searchParams;
    const people = await listPeople(services, peopleFiltersOf(query));
    return {
      ...{ people, query: query.toString() },
      may: { add: mayDo(roles, 'people.write'), export: mayDo(roles, 'people.export') },
    };
  },
);

export default function People({ loaderData: { people, query, may } }: Route.ComponentProps) {
  const { rows, page, pages, count } = people;
  const asked = new URLSearchParams(query);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.people} count={m.peopleCount(count)}>
        <div className="row wrapx">
          {may.export && count > 0 && (
            // The response is a file: the router must not handle it.
            <Form method="post" action={fileOf(query)} reloadDocument>
              <Button look="outline" size="sm">
                {m.saveAsFile}
              </Button>
            </Form>
          )}
          {may.add && (
            <ButtonLink to={href('/admin-dashboard/people/new')} size="sm">
              {m.addPerson}
            </ButtonLink>
          )}
        </div>
      </ScreenHead>
      <FilterForm
        label={m.findPeople}
        asked={query}
        all={query === '' ? null : href('/admin-dashboard/people')}
      >
        <TextInput
          optional
          name="search"
          label={m.searchFor}
          hint={m.searchHint}
          type="search"
          className="wide"
          defaultValue={asked.get('search') ?? ''}
        />
        <Select
          optional
          name="kind"
          label={m.who}
          placeholder={m.everybody}
          options={personKinds}
          defaultValue={asked.get('kind') ?? ''}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption={m.people} columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="kirtan" title={query === '' ? m.nobodyYet : m.nobodyMatches}>
            {query === '' ? m.nobodyYetNote : m.nobodyMatchesNote}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={pageHref(query)} />
      </section>
    </div>
  );
}

/** The file of the filtered list, all pages. */
function fileOf(query: string): string {
  const wanted = new URLSearchParams(query);
  wanted.delete('page');
  return `${href('/admin-dashboard/people/people.csv')}${wanted.size > 0 ? `?${wanted}` : ''}`;
}

const none = <span className="faint">{m.none}</span>;

const columns: Column<PersonRow>[] = [
  {
    label: m.name,
    cell: ({ id, name, kind }) => (
      <>
        <Link to={href('/admin-dashboard/people/:id', { id })} discover="none" className="font-semibold">
          {name}
        </Link>{' '}
        {kind === 'guest' && <Badge tone="info">{m.guest}</Badge>}
      </>
    ),
  },
  { label: m.email, cell: ({ email }) => (email ? <span className="break-all">{email}</span> : none) },
  { label: m.phone, cell: ({ phone }) => (phone ? <span className="num">{phone}</span> : none) },
  { label: m.city, cell: ({ city }) => city ?? none },
  { label: m.since, cell: ({ since }) => <span className="num">{longDate(since)}</span> },
  { label: m.gifts, numeric: true, cell: ({ donations }) => <span className="num">{donations}</span> },
  {
    label: m.given,
    numeric: true,
    cell: ({ given }) => <b className="num">{formatRupees(given, 'short')}</b>,
  },
];
