import type { HomeHeads } from '#core/page-copy/home-words.ts';
import * as m from '#messages/home.ts';
import { usePagePictures } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { href } from '#ui/href.ts';

const bookPlaces = ['giveBooks', 'booksSchool', 'booksHospital', 'booksElders'] as const;

/** Books to sponsor, beside the verse that says how little is needed (Bhagavad-gita 9.26). */
export function Books({ heads, causeId }: { heads: HomeHeads; causeId: string | null }) {
  const pictureOf = usePagePictures();
  return (
    <section className="section books" data-theme="night" aria-labelledby="books">
      <div className="wrap">
        <div>
          <p className="verse" lang="sa">
            पत्रं पुष्पं फलं तोयं
            <br />
            यो मे भक्त्या प्रयच्छति
          </p>
          <h2 id="books">{heads.books.title}</h2>
          <p className="muted">{heads.books.lead}</p>
          <ButtonLink
            to={causeId ? href('/donation/single-donation/:id', { id: causeId }) : href('/donation')}
          >
            {m.donateBooks}
          </ButtonLink>
        </div>
        <Carousel
          label={m.whereBooksGo}
          slides={bookPlaces.map((place) => ({
            key: place,
            content: (
              <figure>
                <ArchPicture name={pictureOf(place)} alt="" ratio="16x10" outline />
                <figcaption>
                  <h3>{heads[place].title}</h3>
                  <p className="muted">{heads[place].lead}</p>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
