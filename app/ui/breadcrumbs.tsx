import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { href } from '#ui/href.ts';
import { Icon } from './icon.tsx';

/** The breadcrumbs; `home` is added first, `here` is the page's own name. */
export function Breadcrumbs({
  home = { to: href('/'), label: 'Home' },
  trail = [],
  here,
}: {
  home?: { to: string; label: string };
  trail?: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        {[home, ...trail].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <Icon of={ChevronRight} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
