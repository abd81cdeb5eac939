import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { pageNumber } from '#core/content/paging.ts';
import * as m from '#messages/admin/pay-links.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listPayLinks } from '#server/pay-links/pay-link-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/pay-links.route';
import { payLinkColumns } from './pay-link-columns.tsx';

/** The links that the office sent in the last weeks, and what became of them. */
export const loader = forStaff('donations.record', async ({ url, services }) =>
  listPayLinks(services, pageNumber(url.searchParams.get('page'))),
);

export const handle = { crumb: m.payLinks } satisfies AdminHandle;

export default function PayLinks({ loaderData: { rows, page, pages, count } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} count={m.linksNote(count)}>
        <ButtonLink to={href('/admin-dashboard/donation/links/new')} look="strong" size="sm">
          {m.newLink}
        </ButtonLink>
      </ScreenHead>
      <DonationTabs here="links" />
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption={m.payLinks} columns={payLinkColumns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="donate" title={m.noLink}>
            {m.noLinkNote}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={pageHref('')} />
      </section>
    </div>
  );
}
