import { type Role, roles } from './roles.ts';

/** The displayed names of the roles, and what each is for in a sentence. */
export const roleWords: Record<Role, { label: string; note: string }> = {
  owner: { label: 'Owner', note: 'Everything, with settings, staff and the audit log' },
  accounts: { label: 'Accounts', note: 'Gifts, receipts, refunds, donors and members' },
  content: { label: 'Content', note: 'Pages, blogs, events, pictures and the calendar' },
  'seva-desk': { label: 'Seva desk', note: 'Sevas, classes and messages' },
  'shop-desk': { label: 'Shop desk', note: 'Products, stock and orders' },
  'guest-house-desk': { label: 'Guest house desk', note: 'Rooms, their requests and messages' },
  viewer: { label: 'Viewer', note: 'Looks at work and sums, changes nothing' },
};

/** Known roles of the posted ones, each once, in the table's order; anything unknown is dropped. */
export function readRoles(typed: readonly string[]): Role[] {
  return roles.filter((role) => typed.includes(role));
}
