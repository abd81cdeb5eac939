import { FileButton } from '#admin/forms/file-button.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { LedgerTable } from '#admin/lists/ledger-table.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { readDonationColumns, usualDonationColumns } from '#core/donations/ledger-columns.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/donations.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listCauseNames } from '#server/donations/admin-cause-queries.ts';
import { listDonations } from '#server/donations/ledger-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/ledger.route';
import { LedgerFilterForm } from './ledger-filter-form.tsx';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** All donations, newest first, by filters in the URL. */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const [ledger, causes] = await Promise.all([
    listDonations(services, ledgerFiltersOf(query)),
    listCauseNames(services),
  ]);
  const {
    page: _,
    column: __,
    ...asked
  } = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  return {
    ledger,
    asked,
    query: query.toString(),
    columns: readDonationColumns(query.getAll('column'), usualDonationColumns),
    causes: causes.map(({ id, title }) => ({ value: id, label: title })),
    mayRecord: mayDo(staff.roles, 'donations.record'),
    mayExport: mayDo(staff.roles, 'donations.export'),
  };
});

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { ledger, causes, asked, columns, query, mayRecord, mayExport } = loaderData;
  const { rows, page, pages, count, total } = ledger;
  const untouched = Object.keys(asked).length === 0;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} count={m.giftsGiven(count, formatRupees(total))}>
        <div className="row wrapx">
          {mayExport && count > 0 && (
            <FileButton action={`${href('/admin-dashboard/donation/gifts.csv')}?${query}`}>
              {m.exportCsv}
            </FileButton>
          )}
          {mayRecord && (
            <ButtonLink to={href('/admin-dashboard/donation/record')} look="strong" size="sm">
              {m.recordGift}
            </ButtonLink>
          )}
        </div>
      </ScreenHead>
      <DonationTabs here="ledger" />
      {(!untouched || rows.length > 0) && (
        <LedgerFilterForm asked={asked} causes={causes} columns={columns} />
      )}
      <section className="panel">
        {rows.length > 0 && <LedgerTable caption={m.gifts} rows={rows} columns={columns} />}
        {rows.length === 0 && (
          <EmptyState picture="donate" title={untouched ? m.noGiftYet : m.noGiftMatches}>
            {untouched ? m.noGiftYetNote : m.takeFilterAway}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={pageHref(query)} />
      </section>
    </div>
  );
}
