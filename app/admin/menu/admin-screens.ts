import Activity from 'lucide-react/icons/activity';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BedDouble from 'lucide-react/icons/bed-double';
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
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import { mayDo, type Role } from '#core/people/roles.ts';
import * as m from '#messages/admin/menu.ts';
import { type AdminGroup, type AdminScreen, groups, screensUnder } from './admin-screen.ts';
import { contentScreens } from './content-screens.ts';

const today = screensUnder(m.today);
const pages = screensUnder(m.templePages);
const shop = screensUnder(m.givingAndShop);
const community = screensUnder(m.community);
const running = screensUnder(m.office);

/** Every admin screen with a line in the menu, in the menu's order within each group. */
const adminScreens: readonly AdminScreen[] = [
  today('', m.dashboard, LayoutGrid, 'dashboard.read'),
  today('/stats', m.figures, ChartColumn, 'donations.read'),
  today('/inbox', m.inbox, Inbox, 'inbox.read'),
  today('/bookings', m.bookings, CalendarCheck, 'bookings.read'),
  today('/stays', m.stays, BedDouble, 'stays.read'),
  today('/seats', m.seats, Ticket, 'seats.read'),
  today('/members', m.lifeMembers, BadgeCheck, 'members.read'),
  today('/daily-darshan/post', m.postDarshan, ImageUp, 'content.write'),
  ...contentScreens,
  pages('/calendar', m.calendar, CalendarDays, 'calendar.write'),
  shop('/donation', m.donation, HandHeart, 'donations.read'),
  shop('/orders', m.orders, Package, 'orders.read'),
  community('/daily-darshan/readers', m.darshanByEmail, Mail, 'people.read'),
  community('/people', m.people, Users, 'people.read'),
  running('/settings', m.settings, SlidersHorizontal, 'words.write'),
  running('/system', m.system, Activity, 'system.read'),
  running('/staff', m.staff, IdCard, 'staff.write'),
  running('/changes', m.secondOwner, UsersRound, 'changes.decide'),
  running('/audit', m.auditLog, ScrollText, 'audit.read'),
  shop('/products', m.products, Package, 'products.read'),
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
