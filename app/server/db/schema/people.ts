import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { Relation } from '#core/people/family.ts';
import type { Gender, MaritalStatus } from '#core/people/profile.ts';
import type { Role } from '#core/people/roles.ts';

export interface PeopleTable {
  id: string;
  name: string;
  /** In lower case. An account has this, or a mobile number, or both. */
  email: string | null;
  email_verified: Generated<boolean>;
  /** Proven by a code, in E.164. */
  mobile: ColumnType<string | null, string | null | undefined, string | null>;
  image: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  person_id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  audience: 'site' | 'office';
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  /** Opened with a code in addition to the password. */
  strong: Generated<boolean>;
  /** When password or code were last typed again; null for not since the sign-in. */
  proven_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PasswordsTable {
  person_id: string;
  hash: string;
  must_change: Generated<boolean>;
  changed_at: Date;
}

export interface SignUpsTable {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  password_hash: string;
  code_hash: string;
  link_hash: string;
  code_expires_at: Date;
  tries_left: number;
  code_sent_at: Date;
  created_at: Date;
}

export interface SetupCodesTable {
  one: Generated<boolean>;
  code_hash: string;
  made_at: Date;
}

export interface EmailChangesTable {
  person_id: string;
  email: string;
  code_hash: string;
  code_expires_at: Date;
  tries_left: number;
}

export interface MobileCodesTable {
  mobile: string;
  id: string;
  browser_hash: string;
  /** Who proves it for their account; null: somebody who signs in. */
  person_id: string | null;
  /** Who asked for it (bookings/unproven-shares.ts). */
  asker: Generated<string>;
  code_hash: string;
  expires_at: Date;
  tries_left: number;
  sent_at: Date;
  /** The code was right, and the name of the new account is awaited. */
  proven_at: Date | null;
}

export interface PasswordResetsTable {
  token_hash: string;
  person_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface TriesTable {
  key: string;
  count: number;
  window_ends_at: Date;
}

export interface StaffRolesTable {
  person_id: string;
  role: Role;
  granted_at: Generated<Date>;
}

export interface ProfilesTable {
  person_id: string;
  phone: string | null;
  whatsapp: string | null;
  initiated_name: string | null;
  born_on: string | null;
  citizenship: 'indian' | 'nri' | 'foreign' | null;
  pan_sealed: string | null;
  address_line: string | null;
  city: string | null;
  state: string | null;
  pin: string | null;
  country: Generated<string>;
  /** null: not chosen. */
  language: Language | null;
  wants_news: Generated<boolean>;
  wants_whatsapp: Generated<boolean>;
  wants_reminders: Generated<boolean>;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
  version: Generated<number>;
  updated_at: Date;
}

export interface RelativesTable {
  person_id: string;
  position: number;
  relation: Relation;
  name: string;
  phone: string | null;
  born_on: string | null;
}

export interface OccasionsTable {
  person_id: string;
  position: number;
  title: string;
  began_on: string;
  counted_by: 'date' | 'tithi';
  masa: number | null;
  tithi: number | null;
  remind: boolean;
}

export interface AuditLogTable {
  id: string;
  at: Date;
  person_id: string;
  action: string;
  subject: string;
  details: ColumnType<unknown, string, never>;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

export interface AuditPlacesTable {
  audit_id: string;
  address: string;
  at: Date;
}

export interface ProfilePhotosTable {
  id: string;
  person_id: string | null;
  state: Generated<'coming' | 'whole' | 'square' | 'failed'>;
  area: Generated<'library' | 'photos'>;
  created_at: Date;
}

/**
 * Written by triggers on donations, orders, bookings and requests; see
 * db/migrations/270-guests.sql.
 */
export interface GuestsTable {
  id: GeneratedAlways<string>;
  /**
   * 'radha@example.com', or '+919876543210 radha devi'; with the id appended once it is an
   * account's former address.
   */
  mark: ColumnType<string, never, string>;
  name: GeneratedAlways<string>;
  email: GeneratedAlways<string | null>;
  phone: GeneratedAlways<string | null>;
  city: GeneratedAlways<string | null>;
  first_at: GeneratedAlways<Date>;
  /** Whose former address this is, and until when it was theirs. */
  account_id: ColumnType<string | null, never, string>;
  until: ColumnType<Date | null, never, Date>;
}

export interface PersonMergesTable {
  id: string;
  surviving_id: string;
  merged_id: string;
  merged_by: string;
  merged_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}

export interface NotesTable {
  id: string;
  about_kind: 'gift' | 'person' | 'request';
  about_id: string;
  author_id: string;
  body: string;
  written_at: Date;
}
