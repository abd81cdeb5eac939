import type { Role } from '#core/people/roles.ts';
import type { RequestKind } from './request.ts';

const everybody: readonly Role[] = ['accounts', 'seva-desk', 'guest-house-desk'];

/** Which roles answer which kind. An owner answers everything; money matters are for accounts. */
const handlerRoles: Record<RequestKind, readonly Role[]> = {
  contact: everybody,
  'tour-inquiry': ['accounts', 'seva-desk', 'guest-house-desk'],
  'tour-registration': ['accounts', 'seva-desk', 'guest-house-desk'],
  'class-enrolment': ['accounts', 'seva-desk'],
  'stay-inquiry': ['accounts', 'guest-house-desk'],
  membership: ['accounts'],
  'csr-inquiry': ['accounts'],
  'duplicate-payment': ['accounts'],
};

export const requestKinds = Object.keys(handlerRoles) as RequestKind[];

/** The kinds of request that somebody with these roles handles. */
export function kindsFor(held: readonly Role[]): RequestKind[] {
  return requestKinds.filter((kind) =>
    held.some((role) => role === 'owner' || handlerRoles[kind].some((handler) => handler === role)),
  );
}
