import { freshProofMinutes } from './limits.ts';

/**
 * Whether somebody entered a password or a code within the last minutes, at sign-in or again.
 * Required for what a thief of an open session would try (OWASP ASVS 5, 7.5.1).
 */
export function isFreshlyProven({ provenAt }: { provenAt?: Date }, now: Date): boolean {
  return provenAt !== undefined && now.getTime() - provenAt.getTime() < freshProofMinutes * 60_000;
}
