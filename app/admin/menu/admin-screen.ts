import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#core/people/roles.ts';
import * as m from '#messages/admin/menu.ts';

/** The menu's groups, in this order. The first has no heading. */
export const groups = [m.today, m.templePages, m.givingAndShop, m.community, m.office];
export type AdminGroup = string;

export type AdminScreen = {
  /** '' is the dashboard itself, '/donation' is /admin-dashboard/donation. */
  path: '' | `/${string}`;
  label: string;
  icon: LucideIcon;
  /** The permission it needs; its loader checks the same one. */
  permission: Permission;
  group: AdminGroup;
};

/** Makes the screens of one group of the menu. */
export function screensUnder(group: AdminGroup) {
  return (
    path: AdminScreen['path'],
    label: string,
    icon: LucideIcon,
    permission: Permission,
  ): AdminScreen => ({ path, label, icon, permission, group });
}
