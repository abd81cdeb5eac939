import { useContext } from 'react';
import { donationSlides, donationSlideWords } from '#core/home/donation-slides.ts';
import * as m from '#messages/donation-banner.ts';
import { usePagePictures } from '#site/reading/page-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { SlideWords } from './slide-words.ts';
import './donation-banner.css';

/**
 * Four slides with dots, 'Donate Now' to /donate, 4000 ms each (rules S25, S26). For home and
 * information pages.
 */
export function DonationBanner() {
  const pictureOf = usePagePictures();
  const words = { ...donationSlideWords, ...useContext(SlideWords) };
  return (
    <section className="section donation-banner" aria-labelledby="donation-banner">
      <div className="wrap">
        <h2 id="donation-banner" className="sr">
          {m.buildTemple}
        </h2>
        <Carousel
          label={m.fourWays}
          slides={donationSlides.map(({ id, place }) => ({
            key: String(id),
            content: (
              <div className="donation-slide">
                <Picture name={pictureOf(place)} alt="" />
                <div>
                  <h3>{words[place]}</h3>
                  <ButtonLink to={href('/donate')}>{m.donateNow}</ButtonLink>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
