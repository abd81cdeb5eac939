import type { Role } from '#core/people/roles.ts';
import type { DonationsAccount } from '#core/settings/donations-account.ts';

/** A waiting change, as it will be applied. */
export type ChangeInput =
  | {
      kind: 'setting';
      key: DonationsAccount;
      value: unknown;
      before: unknown;
      /** The version that the form was filled from: what was saved meanwhile is not overwritten. */
      version: number;
      /**
       * The moment (ISO) of the former version that is put back; null: as it came with the site;
       * absent: it was typed.
       */
      putBackFrom?: string | null;
    }
  | { kind: 'roles'; personId: string; held: Role[]; roles: Role[] }
  | { kind: 'invitation'; name: string; email: string; roles: Role[] };

/** A changed field, before and after. */
export type ChangeRow = { label: string; before: string; after: string };
