import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Role } from '#core/people/roles.ts';
import * as m from '#messages/admin/menu.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { shutWhenLeft } from '#ui/shut-when-left.ts';
import { adminMenu } from './admin-screens.ts';

/**
 * The admin's menu: a column on wide screens, a drawer on phones, opened and closed without script.
 * It marks the current page.
 */
export function AdminNav({ id, roles }: { id: string; roles: readonly Role[] }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another line of the menu
  useEffect(() => {
    const nav = menu.current;
    const here = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav || !here) return;
    const [box, line] = [nav.getBoundingClientRect(), here.getBoundingClientRect()];
    // Only the menu scrolls, never the page beside it.
    if (line.top < box.top || line.bottom > box.bottom) nav.scrollTop += line.top - box.top - box.height / 2;
  }, [pathname]);
  return (
    <nav ref={menu} id={id} popover="auto" aria-label={m.office} onBlur={shutWhenLeft}>
      <button type="button" className="icon-btn" popoverTarget={id} popoverTargetAction="hide">
        <Icon of={X} label={m.closeMenu} />
      </button>
      {adminMenu(roles).map(({ group, screens }) => (
        <div key={group}>
          {group !== m.today && <h2>{group}</h2>}
          <ul>
            {screens.map(({ path, label, icon }) => (
              <li key={path}>
                <NavLink to={`${href('/admin-dashboard')}${path}`} end={path === ''}>
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
