import { Link } from 'react-router';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
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
            return (
              <article key={`${name} ${rupees}`} className={best ? 'tier best' : 'tier'}>
                <Ornament {...(ornaments[at] ?? lotus)} height={84} />
                <h3>
                  <span className="tier-name">{name}</span>
                  <span className="num">₹{rupees.toLocaleString('en-IN')}</span>
                  <span className="sm"> a month</span>
                </h3>
                <p className="sm">{gives}</p>
                <ButtonLink
                  to={`${href('/donation-checkout')}?cause=${causeId}&type=&quantity=1&amount=${rupees}`}
                  look={best ? 'strong' : 'outline'}
                  size="sm"
                  wide
                  aria-label={`Give for this month: ₹${rupees.toLocaleString('en-IN')}`}
                >
                  Give for this month
                </ButtonLink>
                <Link
                  to={`${href('/donation-history/monthly')}?cause=${causeId}&amount=${rupees}`}
                  className="tier-remind sm"
                  aria-label={`Remind me each month: ₹${rupees.toLocaleString('en-IN')}`}
                >
                  Remind me each month
                </Link>
              </article>
            );
          })}
        </div>
        {!causeId && <p className="circle-truth">No general cause is open just now, so the Circle rests.</p>}
        <p className="circle-truth sm">
          You give once, for this month. Nothing is taken from your account by itself: the promise is yours,
          and you keep it by coming back next month. If you wish, one letter a month reminds you; you can stop
          it at any time.
        </p>
      </div>
    </section>
  );
}
