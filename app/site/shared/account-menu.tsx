import CircleUser from 'lucide-react/icons/circle-user';
import HandHeart from 'lucide-react/icons/hand-heart';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { forgetSignIn } from './signed-in.ts';

// Both looks are in every page; <html data-signed-in> shows one (spec section 2, Header links).

/** In the strip: Login and SignUp, or the profile menu. */
export function AccountLinks() {
  return (
    <>
      <Link to="/signin" className="signed-out-only">
        Login
      </Link>
      <Link to="/signup" className="signed-out-only">
        SignUp
      </Link>
      <div className="signed-in-only">
        <Menu
          id="profile-menu"
          buttonClassName="profile-btn"
          button={
            <>
              <Icon of={CircleUser} />
              Profile
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
      <Link to="/profile">
        <Icon of={UserRound} />
        My Profile
      </Link>
      <Link to="/order-history">
        <Icon of={Package} />
        My Orders
      </Link>
      <Link to="/donation-history">
        <Icon of={HandHeart} />
        Donation History
      </Link>
      <form method="post" action="/signout" onSubmit={forgetSignIn}>
        <button type="submit">
          <Icon of={LogOut} />
          Logout
        </button>
      </form>
    </>
  );
}
