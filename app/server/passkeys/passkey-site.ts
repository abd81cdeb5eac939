import type { Services } from '../services.ts';

/** Where passkeys of this site work: its origin and its host's name (WebAuthn, 'relying party'), out of PUBLIC_URL. */
export function passkeySite({ config }: Pick<Services, 'config'>): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, rpID: hostname };
}

/** The library takes half a second and some MB; a site that nobody signs in to with a passkey needs neither. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
