import { mayDo, type Permission, type Role } from '#core/people/roles.ts';
import { permissionOf } from '#core/settings/find-section.ts';
import { settingSections } from '#core/settings/setting-sections.ts';
import * as m from '#messages/admin/menu.ts';
import { href } from '#ui/href.ts';

/**
 * A part of the settings, as the list of settings and Find know it. `words`: further search terms.
 */
export type SettingScreen = {
  key: string;
  to: string;
  title: string;
  note: string;
  words: readonly string[];
  permission: Permission;
};

/** Every part of the settings; those with a form of their own first. */
export const settingScreens: readonly SettingScreen[] = [
  {
    key: 'openingHours',
    to: href('/admin-dashboard/settings/hours'),
    title: m.openingHours,
    note: m.openingHoursNote,
    words: [],
    permission: 'settings.write',
  },
  {
    key: 'receipts',
    to: href('/admin-dashboard/settings/receipts'),
    title: m.receipts,
    note: m.receiptsNote,
    words: [m.trustWords, m.legalBody, m.series, m.taxTexts, m.prefix, '80G'],
    permission: 'settings.write',
  },
  {
    key: 'letters',
    to: href('/admin-dashboard/settings/letters'),
    title: m.letters,
    note: m.lettersNote,
    words: [m.emailTemplates, m.receiptLetter],
    permission: 'settings.write',
  },
  ...settingSections.map(({ key, title, note, fields }) => ({
    key,
    to: href('/admin-dashboard/settings/:section', { section: key }),
    title,
    note,
    words: fields.map(({ label }) => label),
    permission: permissionOf(key),
  })),
];

/** The parts that these roles may change. */
export function settingScreensOf(held: readonly Role[]): SettingScreen[] {
  return settingScreens.filter(({ permission }) => mayDo(held, permission));
}

/** The groups of the list of settings, by setting key; the rest is words and pictures. */
const settingGroups: readonly { title: string; keys: readonly string[] }[] = [
  {
    title: m.groupTemple,
    keys: [
      ...['identity', 'contact', 'social', 'openingHours', 'schedule', 'scheduleDays'],
      ...['calendarPlace', 'stay'],
    ],
  },
  {
    title: m.groupGifts,
    keys: ['receipts', 'bank', 'upi', 'donateModal', 'donationAmounts', 'circleTiers', 'shop', 'csr'],
  },
  {
    title: m.groupFrame,
    keys: ['festivalBanner', 'footerServices', 'copyright'],
  },
];

/** The parts that these roles may change, in groups; none is empty. */
export function settingGroupsOf(held: readonly Role[]): { title: string; screens: SettingScreen[] }[] {
  const screens = settingScreensOf(held);
  const named = settingGroups.map(({ title, keys }) => ({
    title,
    screens: keys.flatMap((key) => screens.filter((one) => one.key === key)),
  }));
  const rest = screens.filter(({ key }) => !settingGroups.some(({ keys }) => keys.includes(key)));
  return [...named, { title: m.groupWords, screens: rest }].filter((group) => group.screens.length > 0);
}
