import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuLines from 'lucide-react/icons/menu';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import * as m from '#messages/frame.ts';
import { ButtonLink } from '#ui/button.tsx';
import { closeDialog, Dialog, opens } from '#ui/dialog.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { AccountPages } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { headerLinks, type Menu, type MenuName, menus, offerings, storyLink } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import type { ShellFacts } from './shell-facts.ts';

const sheet = 'site-menu';

/** The phone's menu: a full-height sheet, its groups are accordions. Works without script. */
export function MobileMenu({
  active,
  identity,
}: {
  active: MenuName | null;
  identity: ShellFacts['identity'];
}) {
  const { key } = useLocation();
  // Closes after navigation; not on hydration, it may have been opened before.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) closeDialog(sheet);
    shown.current = key;
  }, [key]);
  return (
    <>
      <button type="button" className="icon-btn menu-btn" aria-label={m.menu} {...opens(sheet)}>
        <Icon of={MenuLines} />
      </button>
      <Dialog id={sheet} label={m.menu} className="sheet" closeLabel={m.closeMenu}>
        <Logo identity={identity} />
        <div className="sheet-search">
          <SearchForm id="search-menu" />
        </div>
        <nav aria-label={m.menu}>
          <ul>
            {menus.map((menu) => (
              <li key={menu.name}>
                {menu.pages.length > 0 ? (
                  <Group menu={menu} current={menu.name === active} />
                ) : (
                  <Link to={menu.to} className="top" aria-current={menu.name === active ? 'true' : undefined}>
                    {menu.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ul className="small">
            {[storyLink, ...headerLinks].map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sheet-foot">
          <div className="signed-out-only">
            <div className="row">
              <ButtonLink to={href('/signin')} look="outline" wide>
                {m.login}
              </ButtonLink>
              <ButtonLink to={href('/signup')} look="outline" wide>
                {m.signUp}
              </ButtonLink>
            </div>
          </div>
          <div className="signed-in-only mine">
            <AccountPages />
          </div>
          <ButtonLink to={href('/donate')} wide>
            {m.donate}
          </ButtonLink>
        </div>
      </Dialog>
    </>
  );
}

function Group({ menu, current }: { menu: Menu; current: boolean }) {
  const pages = menu.name === 'donation' ? [...menu.pages, offerings] : menu.pages;
  return (
    <details name="mobile-menu" open={current}>
      <summary className="top" aria-current={current ? 'true' : undefined}>
        {menu.label}
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
