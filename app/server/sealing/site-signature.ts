import { createHmac } from 'node:crypto';
import type { Services } from '../services.ts';
import { sameHash } from './secrets.ts';

type Site = { config: Pick<Services['config'], 'sessionSecret' | 'previousSessionSecret'> };

/** HMAC-SHA256 by the session secret, base64url: proves that the site itself wrote a text. */
export function signBySite({ config }: Site, text: string): string {
  return hmac(config.sessionSecret, text);
}

/** True for what was signed with the current secret or, during rotation, with the previous one. */
export function isSignedBySite({ config }: Site, text: string, signature: string): boolean {
  return secretsOf({ config }).some((secret) => sameHash(signature, hmac(secret, text)));
}

/**
 * Keys of the site for one purpose: the current one first, then, during rotation, that of the
 * previous secret.
 */
export function siteKeys(site: Site, purpose: string): [string, ...string[]] {
  const [present, ...before] = secretsOf(site);
  return [hmac(present, `key:${purpose}`), ...before.map((secret) => hmac(secret, `key:${purpose}`))];
}

function secretsOf({ config }: Site): [string, ...string[]] {
  return [config.sessionSecret, ...(config.previousSessionSecret ? [config.previousSessionSecret] : [])];
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
