import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';
import { siteCookie, siteCookieEnds, siteCookieOf } from './site-cookie.ts';

const daySeconds = 24 * 3600;

/**
 * A cookie for the browser that made this donation or order, or proved to be its buyer's; for this
 * one alone.
 */
export function proofCookie(services: Services, id: string, days: number): string {
  return siteCookie(services, cookieName(id), signBySite(services, `proof:${id}`), {
    maxAge: days * daySeconds,
  });
}

export function hasProof(services: Services, request: Request, id: string): boolean {
  return isSignedBySite(services, `proof:${id}`, siteCookieOf(services, request, cookieName(id)));
}

/** How the ids begin of which this browser sent a proof; whether it is one is for `hasProof`. */
export function provenBeginnings(services: Services, request: Request): string[] {
  return siteCookieEnds(services, request, proof).filter((end) => end.length === beginning);
}

const proof = 'proof_';
/** So much of an id is in the name of its cookie. */
const beginning = 14;

function cookieName(id: string): string {
  return `${proof}${id.slice(0, beginning)}`;
}
