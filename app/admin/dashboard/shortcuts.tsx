import { Link } from 'react-router';
import { adminMenu } from '#admin/menu/admin-screens.ts';
import type { Role } from '#core/people/roles.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

/** For a role without figures: large links to its screens. */
export function Shortcuts({ roles }: { roles: readonly Role[] }) {
  const groups = adminMenu(roles).map(({ group, screens }) => ({
    group,
    screens: screens.filter(({ path }) => path !== ''),
  }));
  return groups
    .filter(({ screens }) => screens.length > 0)
    .map(({ group, screens }) => (
      <section key={group} aria-label={group}>
        <h2 className="shortcuts-head">{group}</h2>
        <div className="kpis">
          {screens.map(({ path, label, icon }) => (
            <Link key={path} to={`${href('/admin-dashboard')}${path}`} className="panel kpi">
              <Icon of={icon} />
              <b className="font-semibold">{label}</b>
            </Link>
          ))}
        </div>
      </section>
    ));
}
