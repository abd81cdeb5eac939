import { LedgerTable } from '#admin/shared/ledger-table.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { listDonations } from '#server/donations/ledger-queries.ts';
import { servicesContext } from '#server/services.ts';
import { Pagination } from '#ui/pagination.tsx';
import type { Route } from './+types/ledger.route';
import { DonationTabs } from './donation-tabs.tsx';
import { LedgerFilterForm } from './ledger-filter-form.tsx';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** Every gift, newest first, by filters that stand in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'donations.read');
  const query = new URL(request.url).searchParams;
  const [ledger, causes] = await Promise.all([
    listDonations(services, ledgerFiltersOf(query)),
    listCauses(services),
  ]);
  return {
    ledger,
    causes: causes.map(({ id, title }) => ({ value: id, label: title })),
    asked: Object.fromEntries(query),
  };
}

export default function Ledger({ loaderData: { ledger, causes, asked } }: Route.ComponentProps) {
  const { rows, page, pages, count, total } = ledger;
  const hrefOf = (number: number) => `?${new URLSearchParams({ ...asked, page: String(number) })}`;
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Donation</h1>
        <p className="muted num">
          {count === 1 ? '1 gift' : `${count} gifts`}, {formatRupees(total)} given
        </p>
      </div>
      <DonationTabs here="ledger" />
      <LedgerFilterForm asked={asked} causes={causes} />
      <section className="panel">
        {rows.length > 0 ? (
          <LedgerTable caption="Gifts" rows={rows} />
        ) : (
          <p className="muted">No gift matches. Take a filter away to see more.</p>
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </section>
    </div>
  );
}
