import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { readText } from '#core/fields/text.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { hasSecondFactor } from '../auth/second-factor-queries.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { inStaffTransaction } from '../write/staff-write.ts';
import { storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { listPasskeys } from './passkey-queries.ts';
import { loadWebAuthn, passkeySite } from './passkey-site.ts';
import { readJson } from './read-json.ts';

/** Ed25519, ES256 and RS256 (IANA COSE): what every authenticator in use knows. */
const algorithms = [-8, -7, -257];

type MayAdd = 'proof-needed' | 'second-factor-missing';

/**
 * What the browser asks an authenticator to make a passkey of. With a fresh proof, for who has an
 * app set up.
 */
export async function startPasskey(
  services: Services,
  staff: Staff,
): Promise<Outcome<PublicKeyCredentialCreationOptionsJSON, MayAdd>> {
  const may = await mayAdd(services, staff);
  if (!may.ok) return may;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { identity } = await getTempleSettings(services);
  const known = await listPasskeys(services, staff.personId);
  const options = await generateRegistrationOptions({
    rpName: `${identity.name}, ${identity.place}`,
    rpID: passkeySite(services).rpID,
    userID: new TextEncoder().encode(staff.personId),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await storeChallenge(services, staff.personId, 'add', options.challenge);
  return accept(options);
}

/**
 * Stores the passkey that an authenticator has made, under a name of the person's own. A letter
 * notifies them, and it is in the log. A passkey is unique on the whole site.
 */
export async function addPasskey(
  services: Services,
  staff: Staff,
  typed: { name: string; response: string },
): Promise<Outcome<null, MayAdd | 'passkey-name' | 'passkey-refused'>> {
  const may = await mayAdd(services, staff);
  if (!may.ok) return may;
  const name = readText(typed.name, { min: 1, max: 60 });
  if (!name.ok) return refuse('passkey-name', 'name');
  const challenge = await takeChallenge(services, staff.personId, 'add');
  const credential = challenge && (await verifiedCredential(services, challenge, typed.response));
  if (!credential) return refuse('passkey-refused');
  const { personId, address } = staff;
  return inStaffTransaction(services, staff, async ({ trx, audit, wake, afterCommit }) => {
    const made = await trx
      .insertInto('passkeys')
      .values({
        ...{ id: credential.id, person_id: personId, name: name.value, counter: credential.counter },
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        ...{ transports: credential.transports ?? [], created_at: services.clock(), used_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return refuse('passkey-refused');
    await audit({ action: 'passkey.added', subject: personId });
    await notifyAccount(trx, services, personId, { kind: 'second-factor-changed', change: 'passkey-added' });
    const event = { personId, address, how: 'passkey added' };
    afterCommit(() => noteSecurityEvent(services, 'second-factor.changed', event));
    wake('send-letters');
    return accept(null);
  });
}

async function mayAdd(services: Services, staff: Staff): Promise<Outcome<null, MayAdd>> {
  if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
  // The app and its recovery codes are the way back for who loses the passkey.
  return (await hasSecondFactor(services, staff.personId)) ? accept(null) : refuse('second-factor-missing');
}

async function verifiedCredential(services: Services, expectedChallenge: string, typed: string) {
  const response = readJson<RegistrationResponseJSON>(typed);
  if (!response) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { origin, rpID } = passkeySite(services);
  // The library throws on what does not fit: a broken answer is a refusal, not an error of ours.
  const verified = await verifyRegistrationResponse({
    ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}
