import { Link } from 'react-router';
import { ShareBars } from '#admin/shared/share-bars.tsx';
import type { PeriodName } from '#core/stats/periods.ts';
import type { GiftParts } from '#server/stats/gift-parts.ts';
import { giversHref, giverWords } from './giver-words.ts';

/** Who gave: for the first time or again, and how often. Each figure leads to the people that it counts. */
export function Givers({ parts, period }: { parts: GiftParts; period: PeriodName }) {
  const { givers, frequency } = parts;
  return (
    <section className="panel">
      <header>
        <h2>Givers</h2>
      </header>
      <dl className="office-facts">
        {(['fresh', 'returning'] as const).map((group) => (
          <div key={group}>
            <dt>
              <Link to={giversHref(group, period)} discover="none" className="underline">
                {giverWords[group]}
              </Link>
            </dt>
            <dd className="num">{givers[group].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <h3 className="lbl mt-4 mb-2">How often</h3>
      <ShareBars
        caption="How often people gave in this period"
        empty="Nobody gave in a name in this period."
        shares={frequency.map(({ often, givers: people, total, count }) => ({
          ...{ key: often, label: giverWords[often], href: giversHref(often, period), total, count },
          note: people === 1 ? '1 person' : `${people.toLocaleString('en-IN')} people`,
        }))}
      />
      <p className="muted sm mt-4">
        People are told apart by account, e-mail, phone or name. Quiet gifts name nobody and are not in here.
      </p>
    </section>
  );
}
