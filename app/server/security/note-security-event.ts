import type { SecurityEvent } from '#core/security/security-events.ts';
import { signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';

export type SecurityFacts = {
  /** Whose account it is about, where that is known. */
  personId?: string | null;
  /**
   * What was typed where no account is known: the log gets a hash of it that tells whether two
   * lines are of the same one.
   */
  email?: string;
  /** The visitor's network address. */
  address?: string;
  /** A word of our own for how it happened: 'site', 'office', 'recovery code'. */
  how?: string;
  /** What somebody of the staff has, and what they would have needed. */
  roles?: readonly string[];
  permission?: string | readonly string[];
};

/**
 * One line of the log with `event: "security"`, and one more for the watch job (watch-security.ts).
 * Never a password, a code or an e-mail address in it; the request's id is on it as on every line.
 * Costs no query and never fails.
 */
export function noteSecurityEvent(
  services: Pick<Services, 'config' | 'log' | 'securityCounts'>,
  what: SecurityEvent,
  { personId, email, address, how, roles, permission }: SecurityFacts,
): void {
  const { config, log, securityCounts } = services;
  log.warn(
    {
      event: 'security',
      what,
      ...(personId ? { personId } : {}),
      ...(email && !personId ? { emailMark: signBySite({ config }, `log:${email}`).slice(0, 16) } : {}),
      ...(address ? { address } : {}),
      ...(how ? { how } : {}),
      ...(permission ? { roles, permission } : {}),
    },
    'security event',
  );
  securityCounts.add(what);
}
