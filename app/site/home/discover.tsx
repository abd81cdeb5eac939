import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { HomeHeads, HomeWords } from '#core/page-copy/home-words.ts';
import { usePagePictures } from '#site/reading/page-picture.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const tiles = [
  { to: href('/sundaylove'), place: 'feast' },
  { to: href('/classes'), place: 'gitaClass' },
  { to: href('/tours'), place: 'tours' },
  { to: href('/iskconyouth'), place: 'youth' },
  { to: href('/gopalfun'), place: 'children' },
  { to: href('/stay'), place: 'stay' },
] as const;

export function Discover({ words, heads }: { words: HomeWords; heads: HomeHeads }) {
  const pictureOf = usePagePictures();
  return (
    <section className="section" aria-labelledby="discover">
      <div className="wrap">
        <SectionHead id="discover" {...heads.discover} center />
        <ul className="discover">
          {tiles.map(({ to, place }) => (
            <li key={to}>
              <Link to={to} className="tile">
                <Picture name={pictureOf(place)} alt="" />
                <span className="lab">
                  <span>
                    <b>{heads[place].title}</b>
                    {words[place]}
                  </span>
                  <Icon of={ArrowRight} className="text-link" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
