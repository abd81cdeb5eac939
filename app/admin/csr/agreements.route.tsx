import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { MadeRecordName } from '#admin/lists/made-records.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { addAgreements } from '#core/csr/agreement.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/csr.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type AgreementRow, listAgreements, listAgreementYears } from '#server/csr/agreement-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/agreements.route';
import { stateTones } from './state-tones.ts';

/** What companies have agreed to give, what came, and what it was spent on; by financial year. */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const years = await listAgreementYears(services);
  const year = years.find((one) => one === url.searchParams.get('year')) ?? null;
  return {
    ...{ years, year, rows: await listAgreements(services, year) },
    mayWrite: mayDo(staff.roles, 'donations.record'),
    mayExport: mayDo(staff.roles, 'donations.export'),
  };
});

export const handle = { crumb: m.csrMoney } satisfies AdminHandle;

export default function Agreements({ loaderData }: Route.ComponentProps) {
  const { years, year, rows, mayWrite, mayExport } = loaderData;
  const sums = addAgreements(rows);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.csrMoney} count={m.count(rows.length)}>
        {mayWrite && (
          <ButtonLink to={href('/admin-dashboard/donation/csr/new')} look="strong" size="sm">
            {m.newAgreement}
          </ButtonLink>
        )}
        {mayExport && rows.length > 0 && (
          <FileButton
            action={`${href('/admin-dashboard/donation/csr/agreements.csv')}${year ? `?year=${year}` : ''}`}
          >
            {m.saveList}
          </FileButton>
        )}
      </ScreenHead>
      <DonationTabs here="csr" />
      {years.length > 1 && (
        <FilterForm label={m.year} asked={year} all={year && href('/admin-dashboard/donation/csr')}>
          <Select
            name="year"
            label={m.financialYear}
            placeholder={m.allYears}
            options={years.map((one) => ({ value: one, label: one }))}
            defaultValue={year ?? ''}
            optional
          />
        </FilterForm>
      )}
      <section className="panel">
        {rows.length === 0 ? (
          <EmptyState picture="csr" title={m.noAgreement}>
            {m.noAgreementNote}
          </EmptyState>
        ) : (
          <>
            <p className="num mb-4" role="status">
              {`${m.agreed} ${formatRupees(sums.agreed)} · ${m.received} ${formatRupees(sums.received)} · ${m.spent} ${formatRupees(sums.spent)}`}
            </p>
            <Table caption={m.csrMoney} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </>
        )}
      </section>
    </div>
  );
}

const columns: Column<AgreementRow>[] = [
  {
    label: m.company,
    cell: ({ id, company, project }) => (
      <>
        <MadeRecordName to={href('/admin-dashboard/donation/csr/:id', { id })} title={company} />
        <span className="muted sm block">{project}</span>
      </>
    ),
  },
  { label: m.year, cell: ({ financialYear }) => <span className="num">{financialYear}</span> },
  { label: m.agreed, numeric: true, cell: ({ agreed }) => formatRupees(agreed) },
  { label: m.received, numeric: true, cell: ({ received }) => formatRupees(received) },
  { label: m.spent, numeric: true, cell: ({ spent }) => formatRupees(spent) },
  {
    label: m.state,
    cell: ({ state, certificate }) => (
      <>
        <Badge tone={stateTones[state]}>{m.states[state]}</Badge>
        {certificate && <span className="muted sm num block">{certificate}</span>}
      </>
    ),
  },
];
