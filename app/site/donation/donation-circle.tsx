import { Link } from 'react-router';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/donation.ts';
import type { OrnamentName } from '#ui/art/ornaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import { SectionHead } from '#ui/section-head.tsx';

type DonationCircleProps = {
  words: PageWords;
  tiers: TempleSettings['circleTiers'];
  /** The cause of the donations; null while no general cause is open. */
  causeId: string | null;
};

const lotus = { name: 'spot-lotus', width: 134 } as const;
/** From the smallest tier to the largest, each 84 px high. */
const ornaments: { name: OrnamentName; width: number }[] = [
  { name: 'spot-diya', width: 103 },
  lotus,
  { name: 'spot-matki', width: 76 },
  { name: 'spot-cow', width: 114 },
];

/**
 * #donationcircle. Payments by mandate are not taken, so nothing here may look like a subscription:
 * a tier is one donation now and a pledge that the donor keeps, with a monthly letter if they ask
 * for one.
 */
export function DonationCircle({ words, tiers, causeId }: DonationCircleProps) {
  return (
    <section id="donationcircle" className="circle section" data-theme="night">
      <div className="wrap">
        <SectionHead center {...words} />
        <div className="tiers">
          {(causeId ? tiers : []).map(({ rupees, name, gives }, at) => {
            const best = at === tiers.length - 2;
            const sum = `₹${rupees.toLocaleString('en-IN')}`;
            return (
              <article key={`${name} ${rupees}`} className={best ? 'tier best' : 'tier'}>
                <Ornament {...(ornaments[at] ?? lotus)} height={84} />
                <h3>
                  <span className="tier-name">{name}</span>
                  <span className="num">{sum}</span>
                  <span className="sm"> {m.aMonth}</span>
                </h3>
                <p className="sm">{gives}</p>
                <ButtonLink
                  to={`${href('/donation-checkout')}?cause=${causeId}&type=&quantity=1&amount=${rupees}`}
                  look={best ? 'strong' : 'outline'}
                  size="sm"
                  wide
                  aria-label={m.giveSumThisMonth(sum)}
                >
                  {m.giveThisMonth}
                </ButtonLink>
                <Link
                  to={`${href('/donation-history/monthly')}?cause=${causeId}&amount=${rupees}`}
                  className="tier-remind sm"
                  aria-label={m.remindMeOf(sum)}
                >
                  {m.remindMe}
                </Link>
              </article>
            );
          })}
        </div>
        {!causeId && <p className="circle-truth">{m.circleRests}</p>}
        <p className="circle-truth sm">{m.circleTakesNothing}</p>
      </div>
    </section>
  );
}
