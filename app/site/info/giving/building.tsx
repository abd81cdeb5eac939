import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import type { Milestone } from '#core/content/milestone.ts';
import type { DonationType } from '#core/donations/cause.ts';
import { hasProgress } from '#core/donations/has-progress.ts';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/building.ts';
import { donationLinesQuery, type ShownLine } from '#site/giving/shown-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import './building.css';

type BuildingProgressProps = {
  kicker: string;
  title: string;
  raised: Paise;
  target: Paise | null;
  asOf: string;
};

/** From the ledger: settled donations less refunds, at the moment of rendering. */
export function BuildingProgress({ kicker, title, raised, target, asOf }: BuildingProgressProps) {
  if (target === null) return null;
  return (
    <section className="section building-progress" data-theme="night" aria-labelledby="progress-title">
      <div className="wrap">
        <div>
          <span className="kicker">{kicker}</span>
          <h2 id="progress-title">
            {m.progress(formatRupees(raised, 'short'), formatRupees(target, 'short'))}
          </h2>
        </div>
        <div className="building-bar">
          {hasProgress(raised, target) && <Progress value={raised} max={target} label={m.raisedFor(title)} />}
          <p className="sm">{m.fromOurBooks(asOf)}</p>
        </div>
      </div>
    </section>
  );
}

/** The steps of the building, in their order. */
export function Milestones({ words, milestones }: { words: PageWords; milestones: readonly Milestone[] }) {
  if (milestones.length === 0) return null;
  return (
    <section className="section" aria-labelledby="milestones-title">
      <div className="wrap">
        <SectionHead id="milestones-title" {...words} />
        <ol className="milestones">
          {milestones.map(({ id, title, words, state }) => (
            <li key={id} className={state}>
              <span className="mark">{state === 'done' && <Icon of={Check} />}</span>
              <span className="sm muted">{m.milestones[state]}</span>
              <h3>{title}</h3>
              <p className="sm">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type PriceListProps = { words: PageWords; causeId: string; items: readonly DonationType[] };

/** What can be given, at our prices: each leads to its own checkout. */
export function PriceList({ words, causeId, items }: PriceListProps) {
  if (items.length === 0) return null;
  return (
    <section className="section bg-soft" aria-labelledby="prices-title">
      <div className="wrap">
        <SectionHead
          id="prices-title"
          {...words}
          action={<ButtonLink to={href('/temple-construction/donate')}>{m.chooseAndGive}</ButtonLink>}
        />
        <ul className="price-list">
          {items.map(({ id, title, amount }) => (
            <li key={id}>
              <Link to={`${href('/donation-checkout')}?${donationLinesQuery([oneOf(causeId, id, amount)])}`}>
                <span>{title}</span>
                <span className="price num">{formatRupees(amount, 'short')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function oneOf(causeId: string, typeId: string, amount: Paise): ShownLine {
  return { causeId, typeId, ownAmount: null, quantity: '1', shown: rupeesText(amount) };
}
