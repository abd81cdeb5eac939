import type { Permission } from '../people/roles.ts';
import type { SettingSection } from './setting-section.ts';
import { settingSections } from './setting-sections.ts';

export function findSection(key: string): SettingSection | null {
  return settingSections.find((one) => one.key === key) ?? null;
}

/** Who may change a setting. */
export function permissionOf(key: string): Permission {
  return findSection(key)?.permission ?? 'settings.write';
}
