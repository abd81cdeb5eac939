import Heart from 'lucide-react/icons/heart';
import { Fragment } from 'react';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { HomeWords } from '#core/page-copy/home-words.ts';
import * as m from '#messages/home.ts';
import * as shows from '#messages/pictures.ts';
import { InlineScript } from '#site/frame/inline-script.tsx';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import frameInPage from '#ui/art/ornaments/jharokha-frame.svg?inline';
import { ornamentUrl } from '#ui/art/ornaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { PaintedOnPhones, Picture } from '#ui/picture.tsx';
import { HeroFacts } from './hero-facts.tsx';
import { skyScript } from './sky-script.ts';

const windowSizes = '(min-width: 901px) 470px, 78vw';

/** Text left, the temple in its window right; dawn in the HTML, dusk by the visitor's clock. */
export function Hero({
  identity,
  facts,
  words,
}: Pick<TempleSettings, 'facts' | 'identity'> & { words: HomeWords }) {
  const lines = words.heroTitle.split('\n');
  return (
    <section className="hero" suppressHydrationWarning>
      <InlineScript code={import.meta.env.SSR ? skyScript : ''} />
      <dusk-clock hidden />
      <div className="wrap">
        <div className="hero-words">
          <p className="hero-deva" lang="hi">
            {identity.mantra}
          </p>
          <h1>
            {/* Its name, which the logo shows already (rule S92). */}
            <span className="sr">{`${identity.name}, ${identity.place}: `}</span>
            {lines.map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                {`${line} `}
              </Fragment>
            ))}
            <em>{words.heroName}</em>
          </h1>
          <p className="lead">{words.lead}</p>
          <div className="hero-cta">
            <ButtonLink to={href('/donate')} size="lg" icon={<Icon of={Heart} />}>
              {m.donate}
            </ButtonLink>
            <ButtonLink to={href('/membership')} look="outline" size="lg">
              {m.becomeMember}
            </ButtonLink>
          </div>
          <HeroFacts facts={facts} />
        </div>
        <div className="jharokha">
          <div className="pictures after-first-paint">
            {/* Lazy, so that the one which is not shown is not fetched. */}
            <Picture
              {...usePagePicture('heroDawn', shows.heroTempleDawn)}
              className="view dawn"
              throughWindow
              sizes={windowSizes}
            />
            <Picture
              {...usePagePicture('heroDusk', shows.heroTempleDusk)}
              className="view dusk"
              throughWindow
              sizes={windowSizes}
            />
          </div>
          {/* Inline for the first view; the script has only its address. */}
          <img
            src={import.meta.env.SSR ? frameInPage : ornamentUrl('jharokha-frame')}
            suppressHydrationWarning
            alt=""
            width={900}
            height={1160}
            className="frame"
            fetchPriority="high"
          />
        </div>
      </div>
      <div className="pictures after-first-paint">
        <Lotuses className="lotuses" />
        <Lotuses className="lotuses-left" />
      </div>
    </section>
  );
}

/** They do not compete with the first view. Phones get their many petals painted. */
function Lotuses({ className }: { className: string }) {
  return (
    <PaintedOnPhones painting="lotus-cluster">
      <img
        src={ornamentUrl('lotus-cluster')}
        alt=""
        className={className}
        width={1000}
        height={330}
        loading="lazy"
      />
    </PaintedOnPhones>
  );
}
