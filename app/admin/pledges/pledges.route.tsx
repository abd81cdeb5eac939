import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { pledgeStateWords } from '#admin/words/pledge-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { pledgeStates } from '#core/pledges/monthly-pledge.ts';
import * as m from '#messages/admin/pledges.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listPledges } from '#server/pledges/admin-pledge-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/pledges.route';
import { pledgeColumns } from './pledge-columns.tsx';

/**
 * Who pledged a monthly amount, and whether this month is fulfilled. Read-only: a pledge belongs to
 * its donor.
 */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const state = pledgeStates.find((one) => one === query.get('status')) ?? 'running';
  const fulfilled = (['yes', 'no'] as const).find((one) => one === query.get('kept')) ?? null;
  const { search, page } = readSearch(query);
  return {
    list: await listPledges(services, { state, fulfilled: fulfilled && fulfilled === 'yes', search, page }),
    asked: { status: state, kept: fulfilled ?? '', search: search ?? '' },
    mayOpenPeople: mayDo(staff.roles, 'people.read'),
  };
});

export const handle = { crumb: m.monthlyPromises } satisfies AdminHandle;

export default function MonthlyPledges({ loaderData }: Route.ComponentProps) {
  const { list, asked, mayOpenPeople } = loaderData;
  const { rows, page, pages, count, total } = list;
  const filtered = asked.status !== 'running' || asked.kept !== '' || asked.search !== '';
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} count={m.promisesAndSum(count, formatRupees(total, 'short'))} />
      <DonationTabs here="pledges" />
      <FilterForm
        label={m.findPromises}
        asked={asked}
        all={filtered ? href('/admin-dashboard/donation/promises') : null}
      >
        <TextInput
          optional
          name="search"
          label={m.nameOrEmail}
          type="search"
          className="wide"
          defaultValue={asked.search}
        />
        <Select
          name="status"
          label={m.state}
          defaultValue={asked.status}
          options={pledgeStates.map((value) => ({ value, label: pledgeStateWords[value].label }))}
        />
        <Select
          name="kept"
          label={m.thisMonth}
          optional
          placeholder={m.all}
          defaultValue={asked.kept}
          options={[
            { value: 'yes', label: m.fulfilled },
            { value: 'no', label: m.notFulfilledYet },
          ]}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table
            caption={m.monthlyPromises}
            columns={pledgeColumns(mayOpenPeople)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState picture="donate" title={filtered ? m.noMatch : m.noPromise}>
            {filtered ? m.takeFilterAway : m.noPromiseNote}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `?${new URLSearchParams({ ...asked, page: String(number) })}`}
        />
      </section>
    </div>
  );
}
