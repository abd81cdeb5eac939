import type { Role } from './roles.ts';

/** Roles with access to money or keys need a second factor (rule F11). */
export function needsSecondFactor(held: readonly Role[]): boolean {
  return held.includes('owner') || held.includes('accounts');
}

/** The typed code: six digits of the app, or a recovery code; spaces and hyphens don't count. */
export function readSecondFactor(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  // Those of the first versions were half as long.
  return /^([a-z2-9]{12}){1,2}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** How many recovery codes are issued at once. */
export const recoveryCodeCount = 10;

/** The changes of a second factor, as in the letter about them. */
export const secondFactorChanges = {
  'app-added': 'An authenticator app was set up for the codes, with new recovery codes.',
  'app-forgotten': 'Your authenticator app was forgotten. You set up another one at your next sign-in.',
  'passkey-added': 'A passkey was added: it opens the office in the place of a code.',
  'passkey-removed': 'A passkey was removed and no longer opens the office.',
  'codes-renewed': 'New recovery codes were made; the old ones no longer work.',
} as const;
export type SecondFactorChange = keyof typeof secondFactorChanges;
