import type { Role } from '#core/people/roles.ts';
import * as m from '#messages/admin/bookings.ts';

/**
 * What somebody comes to the temple for, or does from home at an hour: the admin's list of coming
 * bookings.
 */
export const visitKinds = ['seva', 'class', 'stay', 'tour'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitWords: Record<VisitKind, string> = m.visits;

/** confirmed: they have their place. asked: the staff has not accepted yet. */
export const visitStates = ['confirmed', 'asked'] as const;
export type VisitState = (typeof visitStates)[number];

/** Which handlers see which bookings: those who answer requests of that kind; an owner sees all. */
const handlerRoles: Record<VisitKind, readonly Role[]> = {
  seva: ['accounts', 'seva-desk'],
  class: ['accounts', 'seva-desk'],
  stay: ['accounts', 'guest-house-desk'],
  tour: ['accounts', 'seva-desk', 'guest-house-desk'],
};

export function visitKindsFor(held: readonly Role[]): VisitKind[] {
  return visitKinds.filter((kind) =>
    held.some((role) => role === 'owner' || handlerRoles[kind].some((handler) => handler === role)),
  );
}

/**
 * How many days ahead the list of bookings can show, today included; the first is the dashboard's.
 */
export const visitSpans = [7, 30, 90] as const;
