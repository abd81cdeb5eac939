import type { Role } from '../people/roles.ts';

/** How long another owner has to decide. */
const decideWithinDays = 7;
/**
 * Without another owner, a change is done automatically after this; it can be withdrawn meanwhile.
 */
const aloneHours = 48;
/** How long before that the owner gets a second letter. */
export const warnBeforeHours = 12;

/** Roles by which money can be moved: an invitation into one needs a second owner. */
export function holdsMoney(roles: readonly Role[]): boolean {
  return roles.includes('owner') || roles.includes('accounts');
}

/**
 * When a change requested now expires, and when it is done automatically if nobody else can decide.
 */
export function changeTimes(
  now: Date,
  { alone }: { alone: boolean },
): { doneByItselfAt: Date | null; expiresAt: Date } {
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  return {
    doneByItselfAt: alone ? later(aloneHours) : null,
    expiresAt: later(decideWithinDays * 24),
  };
}
