import { type Role, roles } from './roles.ts';

/**
 * The names of the roles, as letters say them; the office has its own (messages/admin/staff.ts).
 */
export const roleWords: Record<Role, { label: string }> = {
  owner: { label: 'Owner' },
  accounts: { label: 'Accounts' },
  content: { label: 'Content' },
  'seva-desk': { label: 'Seva desk' },
  'shop-desk': { label: 'Shop desk' },
  'guest-house-desk': { label: 'Guest house desk' },
  'event-organiser': { label: 'Event organiser' },
  'gate-steward': { label: 'Gate steward' },
  viewer: { label: 'Viewer' },
};

/** Known roles of the posted ones, each once, in the table's order; anything unknown is dropped. */
export function readRoles(typed: readonly string[]): Role[] {
  return roles.filter((role) => typed.includes(role));
}
