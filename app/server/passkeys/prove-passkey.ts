import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Outcome } from '#core/result.ts';
import type { Actor } from '../audit/write-audit.ts';
import { type ProofRefusal, tryCode } from '../auth/prove-second-factor.ts';
import type { Services } from '../services.ts';
import { storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { listPasskeys } from './passkey-queries.ts';
import { loadWebAuthn, passkeySite } from './passkey-site.ts';
import { readJson } from './read-json.ts';

/** What the browser asks an authenticator to sign; null for who has no passkey. */
export async function startPasskeyProof(
  services: Services,
  personId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const passkeys = await listPasskeys(services, personId);
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(services).rpID,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: asTransports(transports) })),
    userVerification: 'preferred',
  });
  await storeChallenge(services, personId, 'sign-in', options.challenge);
  return options;
}

/**
 * Accepts what a passkey has signed in place of a code. The same five tries as codes; each
 * challenge is taken once, also by two requests at once.
 */
export async function provePasskey(
  services: Services,
  actor: Actor,
  typed: string,
): Promise<Outcome<null, ProofRefusal>> {
  return tryCode(services, actor, async () => {
    const challenge = await takeChallenge(services, actor.personId, 'sign-in');
    return challenge !== null && isSigned(services, actor.personId, challenge, typed);
  });
}

async function isSigned(
  services: Services,
  personId: string,
  expectedChallenge: string,
  typed: string,
): Promise<boolean> {
  const response = readJson<AuthenticationResponseJSON>(typed);
  if (typeof response?.id !== 'string') return false;
  const known = await services.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!known) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { origin, rpID } = passkeySite(services);
  const { id, counter, transports } = known;
  const publicKey = new Uint8Array(Buffer.from(known.public_key, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id, publicKey, counter, transports: asTransports(transports) },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  await services.db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: services.clock() })
    .where('id', '=', id)
    .execute();
  return true;
}

/** How the browser may reach it, as the browser reported when the passkey was made. */
function asTransports(transports: readonly string[]): AuthenticatorTransport[] {
  return [...transports] as AuthenticatorTransport[];
}
