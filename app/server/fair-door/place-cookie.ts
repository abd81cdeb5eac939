import { clearedCookie, siteCookie, siteCookieOf } from '../auth/site-cookie.ts';
import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';

type Site = Pick<Services, 'config'>;

/** A visitor's place: the number that was drawn, and once they are inside until when. */
export type Place = { number: number; until: Date | null };

/** A crowd does not wait overnight. */
const daySeconds = 86_400;

/**
 * The place as a cookie that only this site can write. Like all its cookies it is for the whole
 * host, as the prefix `__Host-` asks; its name and its signature are of one door.
 */
export function placeCookie(site: Site, doorId: string, { number, until }: Place): string {
  const text = `${number}.${until?.getTime() ?? ''}`;
  const value = `${text}.${signBySite(site, signedText(doorId, text))}`;
  return siteCookie(site, nameOf(doorId), value, { maxAge: daySeconds });
}

export function clearedPlace(site: Site, doorId: string): string {
  return clearedCookie(site, nameOf(doorId));
}

/** The place that a browser brought; null without one, and for one that was not signed here. */
export function readPlace(site: Site, doorId: string, cookies: string | null | undefined): Place | null {
  const headers = { get: (name: string) => (name === 'cookie' ? (cookies ?? null) : null) };
  const value = siteCookieOf(site, { headers: headers as Headers }, nameOf(doorId));
  const [, text, number, until, signature] = /^((\d{1,10})\.(\d{0,15}))\.([\w-]{1,64})$/.exec(value) ?? [];
  if (!text || !signature || !isSignedBySite(site, signedText(doorId, text), signature)) return null;
  return { number: Number(number), until: until ? new Date(Number(until)) : null };
}

function nameOf(doorId: string): string {
  return `place-${doorId}`;
}

function signedText(doorId: string, text: string): string {
  return `place:${doorId}:${text}`;
}
