import { Link } from 'react-router';
import { href } from '#ui/href.ts';

const links = [
  { to: href('/darshan'), label: 'Darshan and timings' },
  { to: href('/calender'), label: 'Ekadasi and the calendar' },
  { to: href('/events'), label: 'Events' },
  { to: href('/sundaylove'), label: 'Sunday feast' },
  { to: href('/donation'), label: 'Donations' },
  { to: href('/blogs'), label: 'Blogs' },
  { to: href('/plan-your-visit'), label: 'How to reach us' },
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
