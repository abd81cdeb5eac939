import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import * as m from '#messages/ui.ts';
import { href } from '#ui/href.ts';
import { Icon } from './icon.tsx';

/**
 * The breadcrumbs; `home` is added first, `here` is the page's own name. An arrow belongs to the
 * name behind it: where that wraps, no arrow is left at the end of a line.
 */
export function Breadcrumbs({
  home = { to: href('/'), label: m.home },
  trail = [],
  here,
}: {
  home?: { to: string; label: string };
  trail?: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label={m.breadcrumbs} className="crumbs">
      <ol>
        {[home, ...trail].map(({ to, label }, at) => (
          <li key={to}>
            {at > 0 && <Icon of={ChevronRight} />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">
          <Icon of={ChevronRight} />
          <span>{here}</span>
        </li>
      </ol>
    </nav>
  );
}
