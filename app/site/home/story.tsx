import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { HomeWords } from '#core/page-copy/home-words.ts';
import type { HomeHeads } from '#core/page-copy/page-words.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

/** Who we are, in three lines a newcomer can act on. */
export function About({ words, heads }: { words: HomeWords; heads: HomeHeads }) {
  return (
    <section className="section" aria-labelledby="about">
      <div className="wrap beside">
        <div>
          <SectionHead id="about" {...heads.about} title={words.aboutTitle} lead={words.aboutLead} />
          <dl className="three">
            <div>
              <dt>{heads.worship.title}</dt>
              <dd>{words.worship}</dd>
            </div>
            <div>
              <dt>{heads.learning.title}</dt>
              <dd>{words.learning}</dd>
            </div>
            <div>
              <dt>{heads.serving.title}</dt>
              <dd>{words.serving}</dd>
            </div>
          </dl>
          <ButtonLink to={href('/about')} look="quiet" icon={<Icon of={ArrowRight} />}>
            More about us
          </ButtonLink>
        </div>
        <ArchPicture name={usePagePicture('about').name} ratio="16x10" outline alt="" />
      </div>
    </section>
  );
}

/** Where it comes from: the voyage of 1965. */
export function History({ heads }: { heads: HomeHeads }) {
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
          <SectionHead id="history" {...heads.history} />
          <p className="muted">{heads.historyMore.lead}</p>
          <ButtonLink to={href('/history')} look="quiet" icon={<Icon of={ArrowRight} />}>
            Read the whole history
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

type TimelineProps = { heads: HomeHeads; steps: TempleSettings['homeTimeline']; today: string };

/** From the voyage to this temple. */
export function Timeline({ heads, steps, today }: TimelineProps) {
  return (
    <section className="section timeline scallop" aria-labelledby="timeline">
      <div className="wrap">
        <SectionHead id="timeline" {...heads.timeline} />
        <ol className="years">
          {[...steps, { year: 'Today', ...heads.courtyard, text: today }].map(({ year, title, text }) => (
            <li key={year + title}>
              <b className="num">{year}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
