import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { usePagePictures } from '#site/shared/page-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const tiles = [
  {
    to: '/sundaylove',
    place: 'feast',
    title: 'Sunday Love Feast',
    text: 'Katha, kīrtana and a vegetarian feast, every week',
  },
  { to: '/classes', place: 'gitaClass', title: 'Gītā class', text: 'Evenings, online or here' },
  {
    to: '/tours',
    place: 'tours',
    title: 'Spiritual tours',
    text: 'Vṛndāvana, Govardhana, Barsānā',
  },
  { to: '/iskconyouth', place: 'youth', title: 'Youth forum', text: 'Questions are welcome' },
  { to: '/gopalfun', place: 'children', title: 'Gopal Fun School', text: 'Weekends for children' },
] as const;

export function Discover() {
  const pictureOf = usePagePictures();
  return (
    <section className="section" aria-labelledby="discover">
      <div className="wrap">
        <SectionHead id="discover" kicker="Discover more" title="There is a place kept for you" center />
        <ul className="discover">
          {tiles.map(({ to, place, title, text }) => (
            <li key={to}>
              <Link to={to} className="tile">
                <Picture name={pictureOf(place).name} alt="" />
                <span className="lab">
                  <span>
                    <b>{title}</b>
                    {text}
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
