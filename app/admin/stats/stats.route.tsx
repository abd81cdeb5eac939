import { PeriodFigure, periodWords } from '#admin/figures/period-figure.tsx';
import { plotPoints } from '#admin/figures/plot-points.ts';
import { TimePlot } from '#admin/figures/time-plot.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { type PeriodName, periodNames, sameLastYear } from '#core/stats/periods.ts';
import { giftsOf } from '#messages/admin/figures.ts';
import * as m from '#messages/admin/stats.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { sumPledges } from '#server/pledges/admin-pledge-queries.ts';
import { getAnonymousMeters } from '#server/stats/attention.ts';
import { getDonationParts } from '#server/stats/donation-parts.ts';
import { getDonationPeriods, sumByDay } from '#server/stats/donation-periods.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/stats.route';
import { AnonymousMeters } from './anonymous-meters.tsx';
import { DonationShares } from './donation-shares.tsx';
import { Donors } from './donors.tsx';
import { PledgeFigures } from './pledge-figures.tsx';

/** The figures of one period, from the ledger: each links to its rows. */
export const loader = forStaff('donations.read', async ({ url, services }) => {
  const requested = url.searchParams.get('period');
  const name: PeriodName = periodNames.find((one) => one === requested) ?? 'month';
  const periods = await getDonationPeriods(services);
  const { span } = periods[name];
  const [parts, days, daysBefore, meters, pledges] = await Promise.all([
    getDonationParts(services, span),
    sumByDay(services, span),
    sumByDay(services, sameLastYear(span)),
    getAnonymousMeters(services),
    sumPledges(services),
  ]);
  return { name, periods, span, parts, meters, pledges, points: plotPoints(span, days, daysBefore) };
});

export default function Stats({ loaderData }: Route.ComponentProps) {
  const { name, periods, span, parts, meters, pledges, points } = loaderData;
  const title = giftsOf[name];
  return (
    <div className="admin-stack">
      <ScreenHead title={m.figures} />
      <div className="kpis">
        {periodNames.map((one) => (
          <PeriodFigure key={one} name={one} figures={periods[one]} />
        ))}
      </div>
      <Tabs
        label={m.period}
        tabs={periodNames.map((one) => ({
          to: `${href('/admin-dashboard/stats')}?period=${one}`,
          label: periodWords[one],
          current: one === name,
        }))}
      />
      <Panel title={title}>
        <TimePlot title={title} points={points} />
      </Panel>
      <DonationShares parts={parts} all={periods[name].now} span={span} />
      <div className="admin-two">
        <div className="admin-stack">
          <Donors parts={parts} period={name} />
          <PledgeFigures sums={pledges} />
        </div>
        <AnonymousMeters meters={meters} />
      </div>
    </div>
  );
}
