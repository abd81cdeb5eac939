import { usePagePictures } from '#site/shared/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';

const shelves = [
  { place: 'giveBooks', title: 'A Gītā for every hand', text: 'One copy, given to whoever asks for it.' },
  {
    place: 'booksSchool',
    title: 'For a school',
    text: 'A set for the library, where a question can wait for its reader.',
  },
  {
    place: 'booksHospital',
    title: 'For a hospital',
    text: 'A small book beside a bed, for the long hours of the night.',
  },
  {
    place: 'booksElders',
    title: 'For a home for the elderly',
    text: 'Large print, and somebody who reads aloud.',
  },
] as const;

/** Books to sponsor, beside the verse that says how little is needed (Bhagavad-gita 9.26). */
export function Books({ donateTo }: { donateTo: string }) {
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
          <h2 id="books">A leaf, a flower, fruit, water: offered with love, it is enough.</h2>
          <p className="muted">
            Bhagavad-gītā 9.26. A book can be such a leaf. Sponsor copies, and they are given where somebody
            would like to read.
          </p>
          <ButtonLink to={donateTo}>Donate books</ButtonLink>
        </div>
        <Carousel
          label="Where books go"
          slides={shelves.map(({ place, title, text }) => ({
            key: place,
            content: (
              <figure>
                <ArchPicture name={pictureOf(place).name} alt="" ratio="16x10" outline />
                <figcaption>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
