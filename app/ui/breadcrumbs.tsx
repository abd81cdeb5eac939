import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** Where this page stands; Home is put first by itself, `here` is the page's own name. */
export function Breadcrumbs({
  trail = [],
  here,
}: {
  trail?: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        {[{ to: '/', label: 'Home' }, ...trail].map(({ to, label }) => (
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
