import type { Role } from './roles.ts';

/**
 * Who is looking. Made only by the server's session code; queries of a person's rows require a
 * Devotee.
 */
export type Visitor = { kind: 'visitor' };
export type Devotee = {
  kind: 'devotee';
  personId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Where the request came from, for the log of security events. */
  address?: string;
};
export type Staff = {
  kind: 'staff';
  personId: string;
  name: string;
  email: string;
  roles: Role[];
  sessionId: string;
  /** Where the request came from, for the audit log. */
  address: string;
  /**
   * When a password or code was last entered in this session (fresh-proof.ts); undefined for never.
   */
  provenAt?: Date;
};
export type Viewer = Visitor | Devotee | Staff;

export const visitor: Visitor = { kind: 'visitor' };
