import CalendarDays from 'lucide-react/icons/calendar-days';
import HandHeart from 'lucide-react/icons/hand-heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { closeDialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Ornament } from '#ui/ornament.tsx';

type AdminShellProps = {
  name: string;
  place: string;
  seesDonations: boolean;
  writesCalendar: boolean;
  children: ReactNode;
};

const menuId = 'office-menu';

/** Sidebar, bar and page of the office. The menu shows only what the viewer may open. */
export function AdminShell({ name, place, seesDonations, writesCalendar, children }: AdminShellProps) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shuts the menu that led to it
  useEffect(() => closeDialog(menuId), [pathname]);
  return (
    <div className="office">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <aside className="office-side">
        <Link to="/admin-dashboard" className="office-brand">
          <Ornament name="logo-mark" width={40} height={40} />
          <span>
            <b>Temple admin</b>
            <small>{place}</small>
          </span>
        </Link>
        <button type="button" className="office-menu" popoverTarget={menuId}>
          <Icon of={Menu} />
          Menu
        </button>
        <nav id={menuId} popover="auto" aria-label="Office">
          <NavLink to="/admin-dashboard" end>
            <Icon of={LayoutGrid} />
            Dashboard
          </NavLink>
          {seesDonations && (
            <NavLink to="/admin-dashboard/donation">
              <Icon of={HandHeart} />
              Donation
            </NavLink>
          )}
          {writesCalendar && (
            <NavLink to="/admin-dashboard/calendar">
              <Icon of={CalendarDays} />
              Calendar
            </NavLink>
          )}
        </nav>
        <Ornament name="lotus-cluster" className="office-lotus" />
      </aside>
      <div className="office-main">
        <header className="office-bar">
          <ButtonLink to="/" look="outline" size="sm">
            View site
          </ButtonLink>
          <span className="office-who">
            <span className="office-face" aria-hidden="true">
              {[...name][0]}
            </span>
            <span className="sm">{name}</span>
          </span>
          <form method="post" action="/signout">
            <button type="submit" className="icon-btn" aria-label="Sign out">
              <Icon of={LogOut} />
            </button>
          </form>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
