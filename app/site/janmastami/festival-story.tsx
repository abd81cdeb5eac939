import { Link } from 'react-router';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/janmastami.ts';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Sentence } from '#ui/sentence.tsx';

/** The story of the day, after the third chapter of the tenth canto of Śrīmad-Bhāgavatam. */
export function Story() {
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap fest-story">
        <SectionHead kicker={m.storySource} title={m.storyTitle} id="story" />
        <div className="prose">
          <p>{m.storyPrison}</p>
          <p>{m.storyBirth}</p>
          <p>{m.storyYamuna}</p>
          <p>
            <Sentence
              text={m.storyGokula}
              parts={{ founder: (words) => <Link to={href('/founder')}>{words}</Link> }}
            />
          </p>
        </div>
        <figure className="fest-verse">
          <Ornament name="spot-feather" width={150} height={198} />
          <blockquote>{m.verse}</blockquote>
          <figcaption className="sm muted">{m.verseSource}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The fast as ISKCON temples observe it; who should not fast comes first. */
export function HowToFast({ words }: { words: PageWords }) {
  return (
    <section className="section" aria-labelledby="fast">
      <div className="wrap">
        <SectionHead {...words} id="fast" />
        <ol className="fest-fast">
          <li>
            <h3>{m.fastHealth}</h3>
            <p>{m.fastHealthWords}</p>
          </li>
          <li>
            <h3>{m.fastSunrise}</h3>
            <p>
              <Sentence
                text={m.fastSunriseWords}
                parts={{ ekadasi: (words) => <Link to={`${href('/calender')}?only=fasting`}>{words}</Link> }}
              />
            </p>
          </li>
          <li>
            <h3>{m.fastDay}</h3>
            <p>{m.fastDayWords}</p>
          </li>
          <li>
            <h3>{m.fastMidnight}</h3>
            <p>{m.fastMidnightWords}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
