/** The temple office's roles (screens.md, "Roles"). Permissions are noun.action; what no row grants is denied. */
export const roles = [
  'owner',
  'accounts',
  'content',
  'seva-desk',
  'shop-desk',
  'guest-house-desk',
  'viewer',
] as const;
export type Role = (typeof roles)[number];

export type Permission =
  | 'dashboard.read'
  | 'donations.read'
  | 'donations.match'
  | 'donations.refund'
  | 'receipts.resend'
  | 'calendar.write';

const grants: Record<Permission, readonly Role[]> = {
  'dashboard.read': ['owner', 'accounts', 'content', 'seva-desk', 'shop-desk', 'guest-house-desk', 'viewer'],
  'donations.read': ['owner', 'accounts', 'viewer'],
  'donations.match': ['owner', 'accounts'],
  'donations.refund': ['owner', 'accounts'],
  'receipts.resend': ['owner', 'accounts'],
  'calendar.write': ['owner', 'content'],
};

export function mayDo(held: readonly Role[], permission: Permission): boolean {
  return held.some((role) => grants[permission].includes(role));
}
