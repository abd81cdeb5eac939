import { Link } from 'react-router';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import { SectionHead } from '#ui/section-head.tsx';

/** The story of the day, after the third chapter of the tenth canto of Śrīmad-Bhāgavatam. */
export function Story() {
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap fest-story">
        <SectionHead
          kicker="Srimad Bhagavatam, canto 10, chapter 3"
          title="The story of the night"
          id="story"
        />
        <div className="prose">
          <p>
            King Kaṁsa had been told that the eighth child of his sister Devakī would end his rule. He locked
            her and her husband Vasudeva in a cell in Mathurā, and took their children from them one after
            another.
          </p>
          <p>
            In the month of Bhādra, on the eighth night of the waning Moon, under the star Rohiṇī, when the
            night was at its darkest, the Lord appeared before them: four-armed, with conch, disc, club and
            lotus, as bright as the rising Moon. They prayed to Him. Then He became a newborn boy in His
            mother’s arms.
          </p>
          <p>
            The shackles opened, the guards slept, the doors stood wide. Vasudeva laid the child in a basket
            and walked out into the rain. The serpent Ananta held His hoods above them, and the Yamunā, in
            flood, gave way. In Gokula, Yaśodā had just borne a daughter and lay asleep. Vasudeva left his son
            beside her, took the girl, and was back in his chains before anyone woke.
          </p>
          <p>
            In the morning all of Gokula ran to the house of Nanda Mahārāja. There was a boy. That joy is the
            next day’s festival, Nandotsava. It is also the day on which{' '}
            <Link to={href('/founder')}>Śrīla Prabhupāda</Link>, who brought this story to the whole world,
            was born in Calcutta in 1896.
          </p>
        </div>
        <figure className="fest-verse">
          <Ornament name="spot-feather" width={150} height={198} />
          <blockquote>
            Who knows in truth My birth and My deeds, which are divine, is not born again on leaving the body,
            but comes to Me.
          </blockquote>
          <figcaption className="sm muted">Bhagavad-gītā 4.9</figcaption>
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
            <h3>First, your health</h3>
            <p>
              Children, elders, mothers to be and everybody who is ill or takes medicine eat as they must.
              Fruit and milk are a fast too. Ask your doctor before you go without water.
            </p>
          </li>
          <li>
            <h3>From sunrise</h3>
            <p>
              Those who can take nothing until midnight; others water, fruit or milk. Grains, beans and peas
              are left out by all, as on <Link to={`${href('/calender')}?only=fasting`}>Ekādaśī</Link>.
            </p>
          </li>
          <li>
            <h3>Through the day</h3>
            <p>
              Chant a few rounds more than usual, read the third chapter, come for kīrtana. Leave phones and
              quarrels for another day.
            </p>
          </li>
          <li>
            <h3>After midnight</h3>
            <p>
              When the midnight aarti is over the fast is broken with what was offered, without grains. The
              feast with rice and bread is on the next day, Nandotsava.
            </p>
          </li>
        </ol>
      </div>
    </section>
  );
}
