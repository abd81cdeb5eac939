import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { HomeHeads, HomeWords } from '#core/page-copy/home-words.ts';
import * as m from '#messages/home.ts';
import * as shows from '#messages/pictures.ts';
import { usePagePicture, usePagePictures } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

type Steps = TempleSettings['homeTimeline'];
type AboutProps = { words: HomeWords; heads: HomeHeads; steps: Steps };

/** The history is told once: first steps under About us, the years after them in the timeline. */
const firstSteps = 2;

/** Who we are, and where we come from in three steps: the voyage, the first temple, ours. */
export function About({ words, heads, steps }: AboutProps) {
  const today = { year: m.today, title: heads.courtyard.title, text: words.today };
  return (
    <section className="section about" aria-labelledby="about">
      <div className="wrap beside pictures-first">
        <div className="history-pictures">
          <ArchPicture {...usePagePicture('history', shows.srilaPrabhupadaLegacy)} ratio="3x4" outline />
          <div className="coin">
            <Picture name={usePagePictures()('about')} alt="" className="cover" />
          </div>
        </div>
        <div>
          <SectionHead id="about" {...heads.about} title={words.aboutTitle} lead={words.aboutLead} />
          <h3>{heads.history.title}</h3>
          <ol className="steps-of-old">
            {[...steps.slice(0, firstSteps), today].map((step) => (
              <Step key={step.year + step.title} {...step} heading="h4" />
            ))}
          </ol>
          <div className="row wrapx">
            <ButtonLink to={href('/about')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.moreAboutUs}
            </ButtonLink>
            <ButtonLink to={href('/history')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.wholeHistory}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The years between the first temple and ours; a row to swipe through on phones. */
export function Timeline({ heads, steps }: { heads: HomeHeads; steps: Steps }) {
  const between = steps.slice(firstSteps);
  if (between.length === 0) return null;
  return (
    <section className="section timeline scallop" aria-labelledby="timeline">
      <div className="wrap">
        <SectionHead id="timeline" {...heads.timeline} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
        <ol className="years swiped" tabIndex={0} aria-label={m.years}>
          {between.map((step) => (
            <Step key={step.year + step.title} {...step} heading="h3" />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ year, title, text, heading: Heading }: Steps[number] & { heading: 'h3' | 'h4' }) {
  return (
    <li>
      <b className="num">{year}</b>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </li>
  );
}
