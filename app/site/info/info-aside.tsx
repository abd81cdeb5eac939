import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import { Picture } from '#ui/picture.tsx';

export type NearPage = { path: string; label: string; note: string; picture?: string };

export function GiveCard() {
  return (
    <section className="info-give" data-theme="night">
      <Ornament name="spot-diya" height={84} />
      <h2>Keep the lamps lit</h2>
      <p className="sm">Flowers, meals, books and stones: choose what your gift becomes.</p>
      <ButtonLink to={href('/donate')} size="sm">
        Donate Now
      </ButtonLink>
    </section>
  );
}

export function ExploreMore({ pages }: { pages: readonly NearPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className="info-explore" aria-labelledby="explore-more">
      <h2 id="explore-more">Explore more</h2>
      <ul>
        {pages.map(({ path, label, note, picture }) => (
          <li key={path}>
            <Link to={path} className={picture ? 'with-picture' : ''}>
              {picture && <Picture name={picture} alt="" />}
              <span>
                <b>{label}</b>
                <span className="sm muted">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sidebar of the teachings (rule S73): every topic, this one marked. */
export function TopicList({ topics, here }: { topics: readonly NearPage[]; here: string }) {
  return (
    <nav className="info-topics" aria-labelledby="topics">
      <h2 id="topics">Topics</h2>
      <ul>
        {topics.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
