import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const tiles = [
  {
    to: '/sundaylove',
    picture: 'kirtan',
    title: 'Sunday Love Feast',
    text: 'Katha, kīrtana and a vegetarian feast, every week',
  },
  { to: '/classes', picture: 'class-gita', title: 'Gītā class', text: 'Evenings, online or here' },
  {
    to: '/tours',
    picture: 'tours-vrindavan',
    title: 'Spiritual tours',
    text: 'Vṛndāvana, Govardhana, Barsānā',
  },
  { to: '/iskconyouth', picture: 'youth', title: 'Youth forum', text: 'Questions are welcome' },
  { to: '/gopalfun', picture: 'kids-school', title: 'Gopal Fun School', text: 'Weekends for children' },
] as const;

export function Discover() {
  return (
    <section className="section" aria-labelledby="discover">
      <div className="wrap">
        <SectionHead id="discover" kicker="Discover more" title="There is a place kept for you" center />
        <ul className="discover">
          {tiles.map(({ to, picture, title, text }) => (
            <li key={to}>
              <Link to={to} className="tile">
                <Picture name={picture} alt="" />
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
