import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { PeriodFigure } from '#admin/figures/period-figure.tsx';
import { ShareBars } from '#admin/figures/share-bars.tsx';
import { TimePlot } from '#admin/figures/time-plot.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import { LedgerTable } from '#admin/lists/ledger-table.tsx';
import { periodNames } from '#core/stats/periods.ts';
import * as m from '#messages/admin/dashboard.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/dashboard.route';
import { AttentionFigures } from './attention-figures.tsx';

type Donations = NonNullable<Route.ComponentProps['loaderData']['donations']>;

/** Donation totals, and what of them needs attention. */
export function DonationFigures({ periods, attention }: Donations) {
  return (
    <>
      <div className="kpis">
        {periodNames.map((name) => (
          <PeriodFigure key={name} name={name} figures={periods[name]} />
        ))}
      </div>
      <AttentionFigures attention={attention} />
    </>
  );
}

/** The donations of the last 30 days by day and cause, and the latest ones. */
export function DonationPanels({ periods, points, causes, latest }: Donations) {
  const { firstDay, lastDay } = periods.month.span;
  return (
    <>
      <div className="admin-two">
        <Panel title={m.giftsLastMonth}>
          <TimePlot title={m.giftsLastMonth} points={points} />
        </Panel>
        <Panel title={m.causesLastMonth}>
          <ShareBars
            caption={m.causesLastMonth}
            empty={m.nothingGiven}
            shares={causes.map(({ causeId, title, total, count }) => ({
              ...{ key: causeId, label: title, total, count },
              href: ledgerHref({ status: 'given', cause: causeId, from: firstDay, to: lastDay }),
            }))}
          />
        </Panel>
      </div>
      <Panel
        title={m.latestGifts}
        aside={
          <ButtonLink to={href('/admin-dashboard/donation')} look="quiet" icon={<Icon of={ArrowRight} />}>
            {m.allGifts}
          </ButtonLink>
        }
      >
        {latest.length > 0 ? (
          <LedgerTable caption={m.latestGifts} rows={latest} />
        ) : (
          <p className="muted">
            <Sentence
              text={m.noGiftYet}
              parts={{ page: (words) => <Link to={href('/donation')}>{words}</Link> }}
            />
          </p>
        )}
      </Panel>
    </>
  );
}
