import type { LucideIcon } from 'lucide-react';
import CircleUser from 'lucide-react/icons/circle-user';
import HandHeart from 'lucide-react/icons/hand-heart';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import * as m from '#messages/frame.ts';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { signsOut } from './account-events.ts';

// Both states are in every page; <html data-signed-in> shows one (rule S13).

/** In the strip: Login and SignUp, or the profile menu. */
export function AccountLinks() {
  return (
    <>
      <Link to={href('/signin')} className="signed-out-only">
        {m.login}
      </Link>
      <Link to={href('/signup')} className="signed-out-only">
        {m.signUp}
      </Link>
      <div className="signed-in-only">
        <Menu
          id="profile-menu"
          buttonClassName="profile-btn"
          button={
            <>
              <Face otherwise={CircleUser} />
              {m.profile}
            </>
          }
        >
          <AccountPages />
        </Menu>
      </div>
    </>
  );
}

/** My Profile, My Orders, Donation History, Logout. */
export function AccountPages() {
  return (
    <>
      <Link to={href('/profile')}>
        <Face otherwise={UserRound} />
        {m.myProfile}
      </Link>
      <Link to={href('/order-history')}>
        <Icon of={Package} />
        {m.myOrders}
      </Link>
      <Link to={href('/donation-history')}>
        <Icon of={HandHeart} />
        {m.donationHistory}
      </Link>
      <form method="post" action={plainHref('/signout')} {...signsOut}>
        <button type="submit">
          <Icon of={LogOut} />
          {m.logout}
        </button>
      </form>
    </>
  );
}

/** What React leaves to the element itself (account-photo-element.ts). */
const nothing = { __html: '' };

/** The Devotee's photo instead of an icon, of the same size. */
function Face({ otherwise }: { otherwise: LucideIcon }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the element fills itself */}
      <account-photo dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
      <Icon of={otherwise} />
    </>
  );
}
