import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { ledgerHref } from '#admin/shared/ledger-links.ts';
import { LedgerTable } from '#admin/shared/ledger-table.tsx';
import { PeriodFigure } from '#admin/shared/period-figure.tsx';
import { plotPoints } from '#admin/shared/plot-points.ts';
import { ShareBars } from '#admin/shared/share-bars.tsx';
import { TimePlot } from '#admin/shared/time-plot.tsx';
import { longDay } from '#core/content/date-words.ts';
import { mayDo } from '#core/people/roles.ts';
import { periodNames, sameLastYear } from '#core/stats/periods.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listLatestDonations } from '#server/donations/ledger-queries.ts';
import { servicesContext } from '#server/services.ts';
import { getAttention, getBookingsToCome } from '#server/stats/attention.ts';
import { sumByCause } from '#server/stats/gift-parts.ts';
import { getGiftPeriods, sumByDay } from '#server/stats/gift-periods.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/dashboard.route';
import { AttentionFigures } from './attention-figures.tsx';

/** What happened and what waits. Sums of gifts are for those who may read gifts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'dashboard.read');
  const greeting = { name: staff.name, day: longDay(services.clock()) };
  if (!mayDo(staff.roles, 'donations.read')) return { ...greeting, gifts: null };
  const periods = await getGiftPeriods(services);
  const { span } = periods.month;
  const [days, daysBefore, causes, attention, bookings, latest] = await Promise.all([
    sumByDay(services, span),
    sumByDay(services, sameLastYear(span)),
    sumByCause(services, span),
    getAttention(services),
    getBookingsToCome(services),
    listLatestDonations(services, 8),
  ]);
  return {
    ...greeting,
    gifts: {
      ...{ periods, attention, bookings },
      points: plotPoints(span, days, daysBefore),
      causes: causes.slice(0, 6),
      latest,
    },
  };
}

export default function Dashboard({ loaderData: { name, day, gifts } }: Route.ComponentProps) {
  return (
    <>
      <div className="office-head">
        <div>
          <span className="kicker">{day}</span>
          <h1>Hare Krishna, {name.split(' ')[0]}</h1>
        </div>
        {gifts && (
          <ButtonLink to="/admin-dashboard/stats" look="outline" size="sm">
            All figures
          </ButtonLink>
        )}
      </div>
      {gifts ? (
        <Gifts {...gifts} />
      ) : (
        <p className="panel muted">Your role does not see the gifts. Ask an owner if you need them.</p>
      )}
    </>
  );
}

type GiftsProps = NonNullable<Route.ComponentProps['loaderData']['gifts']>;

function Gifts({ periods, attention, bookings, points, causes, latest }: GiftsProps) {
  const { firstDay, lastDay } = periods.month.span;
  return (
    <div className="office-stack">
      <div className="kpis">
        {periodNames.map((name) => (
          <PeriodFigure key={name} name={name} figures={periods[name]} />
        ))}
      </div>
      <AttentionFigures attention={attention} bookings={bookings} />
      <div className="office-two">
        <section className="panel">
          <header>
            <h2>Gifts, last 30 days</h2>
          </header>
          <TimePlot title="Gifts, last 30 days" points={points} />
        </section>
        <section className="panel">
          <header>
            <h2>Causes, last 30 days</h2>
          </header>
          <ShareBars
            caption="Causes, last 30 days"
            empty="Nothing was given in these days."
            shares={causes.map(({ causeId, title, total, count }) => ({
              ...{ key: causeId, label: title, total, count },
              href: ledgerHref({ status: 'given', cause: causeId, from: firstDay, to: lastDay }),
            }))}
          />
        </section>
      </div>
      <section className="panel">
        <header>
          <h2>Latest gifts</h2>
          <ButtonLink to="/admin-dashboard/donation" look="quiet" icon={<Icon of={ArrowRight} />}>
            All gifts
          </ButtonLink>
        </header>
        {latest.length > 0 ? (
          <LedgerTable caption="Latest gifts" rows={latest} />
        ) : (
          <p className="muted">
            No gift yet. When one is given on the <Link to="/donation">donation page</Link>, it stands here.
          </p>
        )}
      </section>
    </div>
  );
}
