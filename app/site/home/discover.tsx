import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { HomeWords } from '#core/content/home-words.ts';
import { usePagePictures } from '#site/shared/page-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const tiles = [
  {
    to: '/sundaylove',
    place: 'feast',
    title: 'Sunday Love Feast',
  },
  { to: '/classes', place: 'gitaClass', title: 'Gītā class' },
  {
    to: '/tours',
    place: 'tours',
    title: 'Spiritual tours',
  },
  { to: '/iskconyouth', place: 'youth', title: 'Youth forum' },
  { to: '/gopalfun', place: 'children', title: 'Gopal Fun School' },
] as const;

export function Discover({ words }: { words: HomeWords }) {
  const pictureOf = usePagePictures();
  return (
    <section className="section" aria-labelledby="discover">
      <div className="wrap">
        <SectionHead id="discover" kicker="Discover more" title="There is a place kept for you" center />
        <ul className="discover">
          {tiles.map(({ to, place, title }) => (
            <li key={to}>
              <Link to={to} className="tile">
                <Picture name={pictureOf(place).name} alt="" />
                <span className="lab">
                  <span>
                    <b>{title}</b>
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
