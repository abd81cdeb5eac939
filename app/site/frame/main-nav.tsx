import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/frame.ts';
import { Icon } from '#ui/icon.tsx';
import { type Menu, type MenuName, menus } from './navigation.ts';

/**
 * The six menus. A submenu opens on hover by CSS, and by its own button (a summary) for keyboard
 * and touch; neither needs script. Script adds Escape, and closes the menu once a page was chosen.
 */
export function MainNav({ active }: { active: MenuName | null }) {
  const nav = useRef<HTMLElement>(null);

  const shut = () => {
    const list = nav.current;
    if (!list) return;
    for (const open of list.querySelectorAll('details[open]')) open.removeAttribute('open');
    // It stays closed until the pointer has left.
    list.dataset.hush = '';
    list.addEventListener('pointerleave', () => delete list.dataset.hush, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const opened = (event.target as Element).closest('.has-pages')?.querySelector('summary');
    shut();
    opened?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) shut();
  };

  return (
    <nav ref={nav} className="nav" aria-label={m.mainMenu} onKeyDown={onKeyDown} onClick={onClick}>
      <ul>
        {menus.map((menu) => (
          <li key={menu.name} className={menu.pages.length > 0 ? 'has-pages' : undefined}>
            <Link to={menu.to} className="top" aria-current={menu.name === active ? 'true' : undefined}>
              {menu.label}
            </Link>
            {menu.pages.length > 0 && <Pages menu={menu} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ menu }: { menu: Menu }) {
  return (
    <>
      <details name="main-menu">
        <summary aria-label={m.pagesOf(menu.label)}>
          <Icon of={ChevronDown} />
        </summary>
      </details>
      <ul className={menu.pages.length > 8 ? 'pages-list in-two' : 'pages-list'}>
        {menu.pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
