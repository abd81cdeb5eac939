import { mayDo, type Permission, type Role } from '#core/people/roles.ts';
import { permissionOf, settingSections } from '#core/settings/setting-sections.ts';
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
    title: 'Opening hours',
    note: 'The header of every page, contact, darshan and seva pages, and what search engines show.',
    words: [],
    permission: 'settings.write',
  },
  {
    key: 'receipts',
    to: href('/admin-dashboard/settings/receipts'),
    title: 'Receipts',
    note: 'In whose name they are written, how they are numbered, and what they say about tax.',
    words: ['Name and address of the trust', 'Legal body', 'Series of numbers', 'Tax texts', 'Prefix', '80G'],
    permission: 'settings.write',
  },
  {
    key: 'letters',
    to: href('/admin-dashboard/settings/letters'),
    title: 'Letters',
    note: 'The words of every e-mail that the site sends, with a preview.',
    words: ['E-mail templates', 'Receipt letter'],
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
    title: 'The temple',
    keys: [
      ...['identity', 'contact', 'social', 'openingHours', 'schedule', 'scheduleDays'],
      ...['calendarPlace', 'stay'],
    ],
  },
  {
    title: 'Gifts and shop',
    keys: ['receipts', 'bank', 'upi', 'donateModal', 'donationAmounts', 'circleTiers', 'shop', 'csr'],
  },
  {
    title: 'Top and foot of every page',
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
  return [...named, { title: 'Words and pictures', screens: rest }].filter(
    (group) => group.screens.length > 0,
  );
}
