import type { Role } from './roles.ts';

/** Those who hold money or keys prove themselves twice (screens.md, /admin-login). */
export function needsSecondFactor(held: readonly Role[]): boolean {
  return held.includes('owner') || held.includes('accounts');
}

/** What was typed into the code's field: six digits of the app, or a recovery code; spaces and hyphens don't count. */
export function readSecondFactor(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z2-9]{12}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** How many recovery codes are handed out at once. */
export const recoveryCodeCount = 10;
