import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { AdminNav } from '#admin/menu/admin-nav.tsx';
import type { Role } from '#core/people/roles.ts';
import * as m from '#messages/admin/frame.ts';
import { ButtonLink } from '#ui/button.tsx';
import { closeDialog } from '#ui/dialog.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TextSizeButton } from '#ui/text-size-button.tsx';
import { AdminCrumbs } from './admin-crumbs.tsx';
import { AdminFind } from './admin-find.tsx';
import { NotSaved } from './not-saved.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';
import { useTypingCounts } from './use-typing-counts.ts';

type AdminShellProps = {
  name: string;
  place: string;
  roles: readonly Role[];
  children: ReactNode;
};

const menuId = 'admin-menu';

/** Sidebar, bar and page of the admin. The menu shows only what the viewer may open. */
export function AdminShell({ name, place, roles, children }: AdminShellProps) {
  const { pathname } = useLocation();
  useAnswerFocus();
  useTypingCounts();
  const shown = useRef(pathname);
  // Navigating closes the menu. Hydration does not: an early click has opened it before.
  useEffect(() => {
    if (shown.current !== pathname) closeDialog(menuId);
    shown.current = pathname;
  }, [pathname]);
  return (
    <div className="office">
      <SkipLink />
      <aside className="admin-side">
        <Link to={href('/admin-dashboard')} className="admin-brand">
          <Ornament name="logo-mark" width={40} height={40} />
          <span>
            <b>{m.templeAdmin}</b>
            <small>{place}</small>
          </span>
        </Link>
        <button type="button" className="admin-menu" popoverTarget={menuId}>
          <Icon of={Menu} />
          {m.menu}
        </button>
        <AdminNav id={menuId} roles={roles} />
      </aside>
      <div className="admin-main">
        <header className="admin-bar">
          <AdminFind />
          <TextSizeButton />
          <ButtonLink to={href('/')} look="outline" size="sm">
            {m.viewSite}
          </ButtonLink>
          <Link to={href('/admin-dashboard/my-sign-in')} className="admin-who" title={m.mySignIn}>
            <span className="admin-face" aria-hidden="true">
              {[...name][0]}
            </span>
            <span className="sm">{name}</span>
          </Link>
          <form method="post" action={plainHref('/signout')}>
            <button type="submit" className="icon-btn" aria-label={m.signOut}>
              <Icon of={LogOut} />
            </button>
          </form>
        </header>
        <main id="main" tabIndex={-1} data-wake>
          <AdminCrumbs pathname={pathname} />
          {children}
        </main>
      </div>
      <NotSaved />
    </div>
  );
}
