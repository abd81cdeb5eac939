import { Link } from 'react-router';

const links = [
  { to: '/darshan', label: 'Darshan and timings' },
  { to: '/calender', label: 'Ekadasi and the calendar' },
  { to: '/events', label: 'Events' },
  { to: '/sundaylove', label: 'Sunday feast' },
  { to: '/donation', label: 'Donations' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contacts', label: 'How to reach us' },
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
