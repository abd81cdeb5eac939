import type { TempleSettings } from '../content/temple-settings.ts';

/** line: plain words. switch: yes or no. link: inside or outside address. web: https only. */
export type FieldKind =
  | 'line'
  | 'words'
  | 'email'
  | 'phone'
  | 'web'
  | 'link'
  | 'latitude'
  | 'longitude'
  | 'zone'
  | 'clock'
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
  max?: number;
  hint?: string;
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
  fields: readonly SettingField[];
  lists?: readonly SettingList[];
};
