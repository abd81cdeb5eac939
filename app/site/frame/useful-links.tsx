import { Link } from 'react-router';
import * as m from '#messages/navigation.ts';
import { href } from '#ui/href.ts';

const links = [
  { to: href('/darshan'), label: m.darshanTimings },
  { to: href('/calender'), label: m.ekadasi },
  { to: href('/events'), label: m.events },
  { to: href('/sundaylove'), label: m.feast },
  { to: href('/donation'), label: m.donations },
  { to: href('/blogs'), label: m.blogs },
  { to: href('/plan-your-visit'), label: m.howToReach },
];

/** For those who did not find what they came for. */
export function UsefulLinks({ title }: { title: string }) {
  return (
    <nav className="useful-links" aria-label={title}>
      <b>{title}</b>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
