import X from 'lucide-react/icons/x';
import { NavLink } from 'react-router';
import type { Role } from '#core/people/roles.ts';
import { Icon } from '#ui/icon.tsx';
import { officeMenu } from './office-screens.ts';

/** The office's menu: a column on wide screens, a drawer on phones, opened and closed without script. */
export function OfficeNav({ id, roles }: { id: string; roles: readonly Role[] }) {
  return (
    <nav id={id} popover="auto" aria-label="Office">
      <button type="button" className="icon-btn" popoverTarget={id} popoverTargetAction="hide">
        <Icon of={X} label="Close the menu" />
      </button>
      {officeMenu(roles).map(({ group, screens }) => (
        <div key={group}>
          {group !== 'Today' && <h2>{group}</h2>}
          <ul>
            {screens.map(({ path, label, icon }) => (
              <li key={path}>
                <NavLink to={`/admin-dashboard${path}`} end={path === ''}>
                  <Icon of={icon} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
