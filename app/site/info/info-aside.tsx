import { Link } from 'react-router';
import type { AppealCause, PageAppeal } from '#core/frame/page-frame.ts';
import * as m from '#messages/info.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';

export type NearPage = { path: string; label: string; note: string };

/** What a gift does that goes to the cause of a page. */
const causes: Record<AppealCause, { title: string; words: string; to: string; label: string }> = {
  temple: {
    title: m.supportTemple,
    words: m.supportTempleWords,
    to: href('/donate'),
    label: m.donateNow,
  },
  food: {
    title: m.giveMeals,
    words: m.giveMealsWords,
    to: href('/fooddonation'),
    label: m.choosePlates,
  },
  books: {
    title: m.giveGita,
    words: m.giveGitaWords,
    to: `${href('/donation')}?category=books`,
    label: m.giveBooks,
  },
};

/** The card beside the text, on pages whose appeal it is. */
export function AppealCard({ appeal }: { appeal: PageAppeal }) {
  if (appeal !== 'temple' && appeal !== 'food' && appeal !== 'books') return null;
  const { title, words, to, label } = causes[appeal];
  return (
    <section className="info-give" data-theme="night">
      <Ornament name="spot-diya" width={103} height={84} />
      <h2>{title}</h2>
      <p className="sm">{words}</p>
      <ButtonLink to={to} size="sm">
        {label}
      </ButtonLink>
    </section>
  );
}

export function ExploreMore({ pages }: { pages: readonly NearPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className="info-explore" aria-labelledby="explore-more">
      <h2 id="explore-more">{m.exploreMore}</h2>
      <ul>
        {pages.map(({ path, label, note }) => (
          <li key={path}>
            <Link to={path}>
              <b>{label}</b>
              <span className="sm muted">{note}</span>
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
      <h2 id="topics">{m.topics}</h2>
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
