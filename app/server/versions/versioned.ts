import type { DisplayPart } from '#core/edited-fields/display-parts.ts';
import type { Permission } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import type { FormOutcome, Refusal } from '#core/result.ts';

/**
 * A place of the settings whose former versions can be viewed and put back. Its history is the
 * audit log.
 */
export type Versioned = {
  /** What the audit log says of it: noun of the actions, and the subject. */
  noun: 'settings' | 'letter';
  key: string;
  title: string;
  /** Who may change it, view and put back versions. */
  permission: Permission;
  /** The page of its form, below the settings. */
  page: string;
  /** A value's display parts. */
  parts: (value: unknown) => DisplayPart[];
  /** The fields of its form, for problems: by name. */
  labels: Record<string, string>;
  /** Out of the fields that the audit log stores. */
  unfold: (fields: Record<string, unknown>) => unknown;
  current: () => Promise<{ value: unknown; version: number }>;
  /** A former value by today's rules, as it would replace the current one. */
  readFormer: (current: unknown, former: unknown) => Promise<FormOutcome<unknown>>;
  save: (staff: Staff, input: PutBackSave) => Promise<SaveOutcome>;
};

export type PutBackSave = {
  value: unknown;
  /** The version that was looked at when it was confirmed. */
  version: number;
  /** When the former version was saved; null for how it came with the site. */
  from: Date | null;
};

/** asked: it waits for a second owner. */
export type SaveOutcome =
  | FormOutcome<'saved' | 'asked' | null>
  | Refusal<'not-allowed' | 'saved-meanwhile' | 'proof-needed' | 'change-waits'>;
