import { mobileWords } from './read-mobile.ts';
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
  /** null: signs in by a code to the mobile alone. */
  email: string | null;
  emailVerified: boolean;
  /** Proven by a code; null: none was. */
  mobile?: string | null;
  /** Where the request came from, for the log of security events. */
  address?: string;
  /** When a password or code was last entered in this session (fresh-proof.ts). */
  provenAt?: Date;
};
export type Staff = {
  kind: 'staff';
  personId: string;
  name: string;
  email: string;
  /** As of a devotee. */
  mobile?: string | null;
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

/** The address that a person has proven, in lower case; what stands under it is theirs. */
export function provenEmail({
  email,
  emailVerified,
}: Pick<Devotee, 'email' | 'emailVerified'>): string | null {
  return emailVerified ? (email?.toLowerCase() ?? null) : null;
}

/** The account whose address is proven: what anybody may sign up as proves nothing. */
export function provenAccount(viewer: Viewer): string | undefined {
  const proven = viewer.kind === 'staff' || (viewer.kind === 'devotee' && viewer.emailVerified);
  return proven ? viewer.personId : undefined;
}

/** What tells a person which account this is: its address, else its number. */
export function contactOf({ email, mobile }: Pick<Devotee, 'email' | 'mobile'>): string {
  return email ?? mobileWords(mobile ?? '');
}

export const visitor: Visitor = { kind: 'visitor' };
