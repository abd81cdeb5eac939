import type { TempleSettings } from '../content/temple-settings.ts';
import type { Permission } from '../people/roles.ts';

/** line: plain words. sentence: as they run, a longer one. switch: yes or no. link: inside or outside address. web: https only. */
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
  /** One of the library, or a drawing of the house. */
  | 'picture'
  | 'switch';

export type SettingField = {
  /** Where in the setting's value: 'name', 'instagram.to'; '' is the value itself. */
  path: string;
  label: string;
  kind: FieldKind;
  min?: number;
  max?: number;
  hint?: string;
  /** A line as broad as the form: a sentence. */
  wide?: boolean;
  /** The first field of a part has the part's name, and the page that shows it. */
  part?: { title: string; page: string };
  /** It is a page's description in a search: its title, its address, and how what it fills in may read. */
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
  /** How to write in it, above its fields. */
  help?: string;
  /** Who may change it; else who may change all settings. */
  permission?: Permission;
  /** The public page that shows the whole of it. */
  page?: string;
  fields: readonly SettingField[];
  lists?: readonly SettingList[];
  /** Said where the temple may not have it: every field empty is then an answer. */
  none?: { how: string; said: string };
};
