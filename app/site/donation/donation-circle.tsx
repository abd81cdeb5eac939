import type { OrnamentName } from '#ui/art/ornaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { SectionHead } from '#ui/section-head.tsx';

type Tier = { rupees: number; name: string; ornament: OrnamentName; gives: string; best?: true };

/** The guardian tiers, in rupees a month. What a tier stands for is a picture of its size, not an account of it. */
const tiers: Tier[] = [
  { rupees: 100, name: 'Lamp', ornament: 'spot-diya', gives: 'a lamp before the altar' },
  { rupees: 500, name: 'Lotus', ornament: 'spot-lotus', gives: 'fresh flowers for the altar' },
  {
    rupees: 1_000,
    name: 'Kitchen',
    ornament: 'spot-matki',
    gives: 'prasādam for those who come',
    best: true,
  },
  { rupees: 5_000, name: 'Guardian', ornament: 'spot-cow', gives: 'the care of our cows' },
];

/**
 * #donationcircle. Payments by mandate are not taken, so nothing here may look like a subscription: a tier is one
 * gift now and a promise that the donor keeps himself.
 */
export function DonationCircle({ causeId }: { causeId: string | null }) {
  if (causeId === null) return null;
  return (
    <section id="donationcircle" className="circle section" data-theme="night">
      <div className="wrap">
        <SectionHead
          center
          kicker="Donation Circle"
          title="A small lamp, lit every month"
          lead="Guardians promise to come back with the same amount each month, so that the kitchen can plan ahead."
        />
        <div className="tiers">
          {tiers.map(({ rupees, name, ornament, gives, best }) => (
            <article key={rupees} className={best ? 'tier best' : 'tier'}>
              <Ornament name={ornament} height={84} />
              <h3>
                <span className="tier-name">{name}</span>
                <span className="num">₹{rupees.toLocaleString('en-IN')}</span>
                <span className="sm"> a month</span>
              </h3>
              <p className="sm">For {gives}.</p>
              <ButtonLink
                to={`/donation-checkout?cause=${causeId}&type=&quantity=1&amount=${rupees}`}
                look={best ? 'strong' : 'outline'}
                size="sm"
                wide
                aria-label={`Give for this month: ₹${rupees.toLocaleString('en-IN')}`}
              >
                Give for this month
              </ButtonLink>
            </article>
          ))}
        </div>
        <p className="circle-truth sm">
          You give once, for this month. Nothing is taken from your account by itself: the promise is yours,
          and you keep it by coming back next month.
        </p>
      </div>
    </section>
  );
}
