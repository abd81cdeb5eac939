import { Link } from 'react-router';
import { plotPoints } from '#admin/figures/plot-points.ts';
import { visitKindsFor, visitSpans } from '#core/bookings/visit.ts';
import { mayDo } from '#core/people/roles.ts';
import { periodOf, sameLastYear } from '#core/stats/periods.ts';
import { longDay } from '#core/time/date-words.ts';
import * as m from '#messages/admin/dashboard.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listLatestDonations } from '#server/donations/ledger-queries.ts';
import { countOrderTabs } from '#server/orders/queries/admin-order-queries.ts';
import { getSales } from '#server/orders/queries/sales-queries.ts';
import { countMissingPhotos } from '#server/photo-slots/photo-slot-queries.ts';
import { countLowStock } from '#server/products/admin-product-queries.ts';
import { countOpenRequests } from '#server/requests/inbox-queries.ts';
import { countWaitingChanges } from '#server/second-owner/change-queries.ts';
import type { Services } from '#server/services.ts';
import { listUnsetSettings } from '#server/settings/settings-queries.ts';
import { countAskedSevas } from '#server/sevas/seva-queries.ts';
import { getAttention } from '#server/stats/attention.ts';
import { sumByCause } from '#server/stats/donation-parts.ts';
import { getDonationPeriods, sumByDay } from '#server/stats/donation-periods.ts';
import { findFirstSteps } from '#server/stats/first-steps.ts';
import { countVisits } from '#server/visits/visit-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/dashboard.route';
import { DonationFigures, DonationPanels } from './donation-figures.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { type Shop, ShopFigures } from './shop-figures.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnsetSettings } from './unset-settings.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** Recent events, open work and expected visitors: each role sees its own. */
export const loader = forStaff('dashboard.read', async ({ services, staff }) => {
  const { roles } = staff;
  const kinds = mayDo(roles, 'bookings.read') ? visitKindsFor(roles) : [];
  const [donations, shop, visits, requests, begun, askedSevas, unset, changes, photos] = await Promise.all([
    mayDo(roles, 'donations.read') ? loadDonations(services) : null,
    mayDo(roles, 'orders.read') ? loadShop(services) : null,
    kinds.length > 0 ? countVisits(services, kinds, visitSpans[0]) : null,
    mayDo(roles, 'inbox.read') ? countOpenRequests(services, staff) : null,
    mayDo(roles, 'settings.write') ? findFirstSteps(services) : null,
    mayDo(roles, 'sevas.write') ? countAskedSevas(services) : 0,
    mayDo(roles, 'settings.write') ? listUnsetSettings(services) : [],
    mayDo(roles, 'changes.decide') ? countWaitingChanges(services) : 0,
    mayDo(roles, 'media.write') ? countMissingPhotos(services) : 0,
  ]);
  return {
    name: staff.name,
    roles,
    day: longDay(services.clock()),
    donations,
    shop,
    visits,
    requests,
    begun,
    unset,
    askedSevas,
    changes,
    photos,
  };
});

async function loadShop(services: Services): Promise<Shop> {
  const [sales, orders, lowStock] = await Promise.all([
    getSales(services, periodOf('month', services.clock())),
    countOrderTabs(services),
    countLowStock(services),
  ]);
  return { sales, orders, lowStock };
}

async function loadDonations(services: Services) {
  const periods = await getDonationPeriods(services);
  const { span } = periods.month;
  const [days, daysBefore, causes, attention, latest] = await Promise.all([
    sumByDay(services, span),
    sumByDay(services, sameLastYear(span)),
    sumByCause(services, span),
    getAttention(services),
    listLatestDonations(services, 8),
  ]);
  return {
    ...{ periods, attention, latest },
    points: plotPoints(span, days, daysBefore),
    causes: causes.slice(0, 6),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, day, roles, donations, shop, visits, ...open } = loaderData;
  return (
    <>
      <div className="admin-head">
        <div>
          <span className="kicker">{day}</span>
          <h1>{m.greeting(name.split(' ')[0] ?? '')}</h1>
        </div>
        {donations && (
          <ButtonLink to={href('/admin-dashboard/stats')} look="outline" size="sm">
            {m.allFigures}
          </ButtonLink>
        )}
      </div>
      <div className="admin-stack">
        {open.begun && <FirstStepsPanel done={open.begun} />}
        {open.changes > 0 && (
          <Notice tone="wait">
            <Link to={href('/admin-dashboard/changes')} className="underline">
              {m.changesWait(open.changes)}
            </Link>
          </Notice>
        )}
        {open.unset.length > 0 && <UnsetSettings keys={open.unset} />}
        {donations && <DonationFigures {...donations} />}
        {shop && <ShopFigures {...shop} />}
        {visits && <VisitFigures {...open} visits={visits} />}
        {donations && <DonationPanels {...donations} />}
        {open.photos > 0 && (
          <p>
            <Link to={href('/admin-dashboard/media/missing')} className="underline">
              {m.photosMissing(open.photos)}
            </Link>
          </p>
        )}
        {!donations && !shop && !visits && <Shortcuts roles={roles} />}
      </div>
    </>
  );
}
