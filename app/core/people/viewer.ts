import type { Role } from './roles.ts';

/** Who is looking. Made only by the server's session code; a query for a person's rows asks for a Devotee. */
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
  /** When a password or code was last told in this session (fresh-proof.ts); left out is never. */
  provenAt?: Date;
};
export type Viewer = Visitor | Devotee | Staff;

export const visitor: Visitor = { kind: 'visitor' };
