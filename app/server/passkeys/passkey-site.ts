import type { Services } from '../services.ts';

/**
 * Where passkeys of this site work: its origin and its host's name (WebAuthn, 'relying party'),
 * from PUBLIC_URL.
 */
export function passkeySite({ config }: Pick<Services, 'config'>): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, rpID: hostname };
}

/** The library takes half a second and some MB; a site without passkey sign-ins needs neither. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
