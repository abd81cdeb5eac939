import { Link } from 'react-router';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/janmastami.ts';
import { CauseProgress } from '#site/giving/cause-progress.tsx';
import type { CauseView } from '#site/giving/cause-view.ts';
import { DonationForm } from '#site/giving/donation-form.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Sentence } from '#ui/sentence.tsx';

type FestivalDonationsProps = { words: PageWords; none: string; causes: readonly CauseView[] };

/** What can be given for the festival: the open causes of that category with their items. */
export function FestivalDonations({ words, none, causes }: FestivalDonationsProps) {
  return (
    <section className="section bg-soft" id="give" aria-labelledby="give-title">
      <div className="wrap">
        <SectionHead {...words} id="give-title" />
        {causes.length === 0 && (
          <Notice tone="info">
            {none}{' '}
            <Sentence
              text={m.seeThemAll}
              parts={{ link: (words) => <Link to={href('/donation')}>{words}</Link> }}
            />
          </Notice>
        )}
        <div className="fest-gifts">
          {causes.map((cause) => (
            <article key={cause.id} className="panel">
              <h3>{cause.title}</h3>
              <p className="muted">{cause.summary}</p>
              <CauseProgress cause={cause} />
              <DonationForm cause={cause} look="full" />
            </article>
          ))}
        </div>
        <ButtonLink to={href('/donation')} look="quiet">
          {m.otherWays}
        </ButtonLink>
      </div>
    </section>
  );
}
