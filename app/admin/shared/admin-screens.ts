import Activity from 'lucide-react/icons/activity';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import HandHeart from 'lucide-react/icons/hand-heart';
import IdCard from 'lucide-react/icons/id-card';
import ImageUp from 'lucide-react/icons/image-up';
import Inbox from 'lucide-react/icons/inbox';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import { mayDo, type Role } from '#core/people/roles.ts';
import { type AdminGroup, type AdminScreen, groups } from './admin-screen.ts';
import { contentScreens } from './content-screens.ts';

/** Every admin screen with a line in the menu, in the menu's order within each group. */
const adminScreens: readonly AdminScreen[] = [
  { path: '', label: 'Dashboard', icon: LayoutGrid, permission: 'dashboard.read', group: 'Today' },
  { path: '/stats', label: 'Figures', icon: ChartColumn, permission: 'donations.read', group: 'Today' },
  { path: '/inbox', label: 'Inbox', icon: Inbox, permission: 'inbox.read', group: 'Today' },
  {
    path: '/bookings',
    label: 'Bookings',
    icon: CalendarCheck,
    permission: 'bookings.read',
    group: 'Today',
  },
  {
    path: '/daily-darshan/post',
    label: 'Post darshan',
    icon: ImageUp,
    permission: 'content.write',
    group: 'Today',
  },
  ...contentScreens,
  {
    path: '/calendar',
    label: 'Calendar',
    icon: CalendarDays,
    permission: 'calendar.write',
    group: 'Temple pages',
  },
  {
    path: '/donation',
    label: 'Donation',
    icon: HandHeart,
    permission: 'donations.read',
    group: 'Giving and shop',
  },
  { path: '/orders', label: 'Orders', icon: Package, permission: 'orders.read', group: 'Giving and shop' },
  {
    path: '/daily-darshan/readers',
    label: 'Darshan by e-mail',
    icon: Mail,
    permission: 'people.read',
    group: 'Community',
  },
  { path: '/people', label: 'People', icon: Users, permission: 'people.read', group: 'Community' },
  {
    path: '/settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    permission: 'words.write',
    group: 'Office',
  },
  { path: '/system', label: 'System', icon: Activity, permission: 'system.read', group: 'Office' },
  { path: '/staff', label: 'Staff', icon: IdCard, permission: 'staff.write', group: 'Office' },
  {
    path: '/changes',
    label: 'Second owner',
    icon: UsersRound,
    permission: 'changes.decide',
    group: 'Office',
  },
  { path: '/audit', label: 'Audit log', icon: ScrollText, permission: 'audit.read', group: 'Office' },
  {
    path: '/products',
    label: 'Products',
    icon: Package,
    permission: 'products.read',
    group: 'Giving and shop',
  },
];

/** The menu for these roles: no line leads to a forbidden page, no group is empty. */
export function adminMenu(held: readonly Role[]): { group: AdminGroup; screens: AdminScreen[] }[] {
  return groups
    .map((group) => ({
      group,
      screens: adminScreens.filter((one) => one.group === group && mayDo(held, one.permission)),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** The screens open to these roles whose name or group matches these words. */
export function findScreens(held: readonly Role[], words: string): AdminScreen[] {
  const part = words.toLowerCase();
  return adminScreens.filter(
    ({ label, group, permission }) =>
      mayDo(held, permission) && (label.toLowerCase().includes(part) || group.toLowerCase() === part),
  );
}

/** The screen of an admin path: the one with the longest matching prefix. */
export function screenOf(pathname: string): AdminScreen | undefined {
  const under = pathname.replace(/^\/admin-dashboard|\/+$/g, '');
  return adminScreens
    .filter(({ path }) => path === under || (path !== '' && under.startsWith(`${path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
