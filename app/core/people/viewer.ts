import type { Role } from './roles.ts';

/** Who is looking. Made only by the server's session code; a query for a person's rows asks for a Devotee. */
export type Visitor = { kind: 'visitor' };
export type Devotee = {
  kind: 'devotee';
  personId: string;
  name: string;
  email: string;
  emailVerified: boolean;
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
};
export type Viewer = Visitor | Devotee | Staff;

export const visitor: Visitor = { kind: 'visitor' };
