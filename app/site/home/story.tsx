import ArrowRight from 'lucide-react/icons/arrow-right';
import type { HomeWords } from '#core/content/home-words.ts';
import { usePagePicture } from '#site/shared/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { timeline } from './timeline.ts';

/** Who we are, in three lines a newcomer can act on. */
export function About({ words }: { words: HomeWords }) {
  return (
    <section className="section" aria-labelledby="about">
      <div className="wrap beside">
        <div>
          <SectionHead id="about" kicker="About us" title={words.aboutTitle} lead={words.aboutLead} />
          <dl className="three">
            <div>
              <dt>Worship</dt>
              <dd>{words.worship}</dd>
            </div>
            <div>
              <dt>Learning</dt>
              <dd>{words.learning}</dd>
            </div>
            <div>
              <dt>Serving</dt>
              <dd>{words.serving}</dd>
            </div>
          </dl>
          <ButtonLink to="/about" look="quiet" icon={<Icon of={ArrowRight} />}>
            More about us
          </ButtonLink>
        </div>
        <ArchPicture name={usePagePicture('about').name} ratio="16x10" outline alt="" />
      </div>
    </section>
  );
}

/** Where it comes from: the voyage of 1965. */
export function History() {
  const picture = usePagePicture('history');
  return (
    <section className="section history" aria-labelledby="history">
      <div className="wrap beside pictures-first">
        <div className="history-pictures">
          <ArchPicture {...picture} ratio="3x4" outline focal={picture.alt ? undefined : '50% 50%'} />
          <div className="coin">
            <Picture name="books" alt="" className="cover" />
          </div>
        </div>
        <div>
          <SectionHead
            id="history"
            kicker="History"
            title="One ship, one trunk of books, and the holy name"
            lead="In 1965, at the age of sixty-nine, Śrīla Prabhupāda crossed two oceans on a cargo ship to keep a promise to his teacher. Everything you see here grew from that voyage."
          />
          <p className="muted">
            He carried about forty rupees and the first volumes of the Śrīmad-Bhāgavatam, printed in India at
            his own effort. A year later, in a small storefront in New York, evening kīrtana drew a handful of
            guests, then a street, then a city.
          </p>
          <ButtonLink to="/history" look="quiet" icon={<Icon of={ArrowRight} />}>
            Read the whole history
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export function Timeline({ today }: { today: string }) {
  return (
    <section className="section timeline scallop" aria-labelledby="timeline">
      <div className="wrap">
        <SectionHead id="timeline" kicker="Timeline" title="From a cargo ship to your street" />
        <ol className="years">
          {[...timeline, { year: 'Today', title: 'Our own courtyard', text: today }].map(
            ({ year, title, text }) => (
              <li key={year}>
                <b className="num">{year}</b>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
