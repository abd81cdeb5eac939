import { Link } from 'react-router';
import { ShareBars } from '#admin/figures/share-bars.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { PeriodName } from '#core/stats/periods.ts';
import * as m from '#messages/admin/stats.ts';
import type { DonationParts } from '#server/stats/donation-parts.ts';
import { donorsHref, donorWords } from './donor-words.ts';

/** Donors: new or returning, and how often they gave. Each figure links to the people it counts. */
export function Donors({ parts, period }: { parts: DonationParts; period: PeriodName }) {
  const { donors, frequency } = parts;
  return (
    <Panel title={m.givers}>
      <dl className="admin-facts">
        {(['fresh', 'returning'] as const).map((group) => (
          <div key={group}>
            <dt>
              <Link to={donorsHref(group, period)} discover="none" className="underline">
                {donorWords[group]}
              </Link>
            </dt>
            <dd className="num">{donors[group].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <h3 className="lbl mt-4 mb-2">{m.howOften}</h3>
      <ShareBars
        caption={m.howOftenCaption}
        empty={m.nobodyInName}
        shares={frequency.map(({ often, donors: people, total, count }) => ({
          ...{ key: often, label: donorWords[often], href: donorsHref(often, period), total, count },
          note: m.peopleCount(people),
        }))}
      />
      <p className="muted sm mt-4">{m.countedApart}</p>
    </Panel>
  );
}
