import type { Role } from '../people/roles.ts';

/** Another owner has so long to decide. */
const decideWithinDays = 7;
/** Where there is no other owner, a change is done by itself after so long; it can be taken back meanwhile. */
const aloneHours = 48;
/** So long before it is done by itself the owner gets a second letter. */
export const warnBeforeHours = 12;

/** Roles by which money can be moved: an invitation into one needs a second owner. */
export function holdsMoney(roles: readonly Role[]): boolean {
  return roles.includes('owner') || roles.includes('accounts');
}

/** When a change that is asked for now is over, and when it is done by itself if nobody else can decide. */
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
