import { Link } from 'react-router';
import { tierSteps } from '#core/content/membership-tier.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/membership.ts';
import * as shows from '#messages/pictures.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Jharokha } from '#ui/jharokha.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MembershipForm } from './membership-form.tsx';
import type { MembershipPageProps } from './membership-page-props.ts';
import { PayBlock } from './pay-block.tsx';
import './membership.css';

/** Life membership: its description, the tiers, the application. */
export function MembershipPage(props: MembershipPageProps) {
  const { words, tiers, shared, accounts } = props;
  return (
    <>
      <section className="member-top">
        <div className="wrap">
          <div className="words">
            <span className="kicker">{words.top.kicker}</span>
            <h1>{words.top.title}</h1>
            <p className="lead">{words.top.lead}</p>
            <PriceSpan tiers={tiers} />
            <a href="#apply" className="btn btn-primary">
              {m.applyForMembership}
            </a>
          </div>
          <Jharokha {...usePagePicture('membership', shows.membership)} eager />
        </div>
      </section>
      <section className="section" aria-labelledby="tiers">
        <div className="wrap">
          <h2 id="tiers">{words.tiers.title}</h2>
          {shared.length > 0 && (
            <div className="member-all panel">
              <h3 className="text-h4">{m.everyMemberReceives}</h3>
              <Benefits of={shared} />
            </div>
          )}
          <ul className="member-tiers">
            {tierSteps(tiers).map(({ tier, adds, same, below }) => (
              <li key={tier.id} className="member-tier">
                <h3>{tier.title}</h3>
                <p className="price">{formatRupees(tier.amount, 'short')}</p>
                <div className="member-step">
                  <Benefits of={adds} />
                  {below && same.length > 0 && (
                    <details>
                      <summary>{m.sameAs(same.length, below.title)}</summary>
                      <Benefits of={same} />
                    </details>
                  )}
                </div>
                <a
                  href={`${plainHref('/membership')}?tier=${tier.id}#apply`}
                  className="btn btn-outline btn-sm"
                >
                  <Sentence
                    text={m.applyFor(tier.title)}
                    parts={{ sr: (words) => <span className="sr">{words}</span> }}
                  />
                </a>
              </li>
            ))}
          </ul>
          <p className="sm muted member-limits">{words.tiers.lead}</p>
          <p className="sm member-limits">
            <Sentence
              text={m.ratherMonthly}
              parts={{
                circle: (words) => <Link to={`${href('/donation')}#donationcircle`}>{words}</Link>,
              }}
            />
          </p>
        </div>
      </section>
      <section className="section member-apply" id="apply" aria-labelledby="apply-title">
        <div className="wrap request-lay">
          <MembershipForm {...props} />
          <PayBlock accounts={accounts} />
        </div>
      </section>
    </>
  );
}

function Benefits({ of }: { of: readonly string[] }) {
  return (
    <ul className="benefits">
      {of.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}

/** What it costs, in the first screen. */
function PriceSpan({ tiers }: Pick<MembershipPageProps, 'tiers'>) {
  const amounts = tiers.map(({ amount }) => amount).toSorted((one, other) => one - other);
  const [least, most] = [amounts.at(0), amounts.at(-1)];
  if (least === undefined || most === undefined) return null;
  return (
    <p className="num">
      {least === most
        ? formatRupees(least, 'short')
        : m.fromTo(formatRupees(least, 'short'), formatRupees(most, 'short'))}
    </p>
  );
}
