import type { TempleSettings } from '../content/temple-settings.ts';
import type { Permission } from '../people/roles.ts';

/**
 * line: plain text. sentence: a longer one, wrapped. switch: yes or no. link: inside or outside
 * address. web: https only.
 */
export type FieldKind =
  | 'line'
  | 'sentence'
  | 'words'
  | 'email'
  | 'phone'
  | 'web'
  | 'link'
  | 'latitude'
  | 'longitude'
  | 'zone'
  | 'clock'
  /** Whole rupees. */
  | 'rupees'
  | 'day'
  | 'account'
  | 'branch-code'
  | 'upi'
  /** A GST number, or 'none'. */
  | 'gstin'
  /** One of India's states. */
  | 'state'
  /** A picture of the library, or a drawing of the site. */
  | 'picture'
  | 'switch';

export type SettingField = {
  /** The path in the setting's value: 'name', 'instagram.to'; '' is the value itself. */
  path: string;
  label: string;
  kind: FieldKind;
  min?: number;
  max?: number;
  hint?: string;
  /** A field as wide as the form: a sentence. */
  wide?: boolean;
  /** On the first field of a part: the part's name, and the page that shows it. */
  part?: { title: string; page: string };
  /** A page's search description: its title, its address, and samples of its placeholders. */
  found?: { title: string; page: string; examples: Readonly<Record<string, string>> };
};

export type SettingList = {
  path: string;
  label: string;
  columns: readonly { name: string; label: string; kind: FieldKind; max?: number }[];
  most: number;
  mayBeEmpty?: true;
};

type SectionKey = Exclude<keyof TempleSettings, 'openingHours'>;

export type SettingSection = {
  key: SectionKey;
  title: string;
  /** Where the public sees it. */
  note: string;
  /** A hint above its fields. */
  help?: string;
  /** Who may change it; default: who may change all settings. */
  permission?: Permission;
  /** The public page that shows the whole of it. */
  page?: string;
  fields: readonly SettingField[];
  lists?: readonly SettingList[];
  /** Shown where the setting is optional: all fields may then be empty. */
  none?: { how: string; said: string };
};
