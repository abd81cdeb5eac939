import type { Role } from '#core/people/roles.ts';
import type { Devotee, Staff } from '#core/people/viewer.ts';
import type { Audience } from '../auth/sessions.ts';
import { findBegunFactor, startSecondFactor } from '../auth/start-second-factor.ts';
import type { Services } from '../services.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

export const goodPassword = 'seven rivers of vraja';

export const goodSignUp = {
  fullName: 'Ananta Sharma',
  email: 'ananta@example.com',
  phone: '98765 43210',
  password: goodPassword,
  confirmPassword: goodPassword,
  acceptTerms: 'on',
  language: 'en',
};

/** Somebody who signed up with an e-mail address. */
export type MailedDevotee = Devotee & { email: string };

/** The data of the newest letter to an address. */
export async function newestLetter(services: Services, to: string) {
  const letter = await services.db
    .selectFrom('letters')
    .select(['kind', 'data'])
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { kind: letter.kind, ...(letter.data as { code: string; link: string; name: string }) };
}

/** Runs the whole sign-up and returns the new person's id. */
export async function makePerson(services: Services, email: string, name = 'Ananta Sharma'): Promise<string> {
  const started = await signUp(
    services,
    { ...goodSignUp, email, fullName: name, phone: '' },
    { address: email },
  );
  if (!started.ok) throw new Error(started.code);
  const { code } = await newestLetter(services, email.toLowerCase());
  const verified = await verifyEmail(services, started.value.signUpId, code);
  if (!verified.ok) throw new Error(verified.code);
  return verified.value.personId;
}

/** A request with a new session of this person. */
export async function requestOf(
  services: Services,
  personId: string,
  audience: Audience = 'site',
  url = 'http://temple.test/',
): Promise<Request> {
  const headers = await services.auth.openSession(personId, {
    audience,
    remember: true,
    strong: true,
  });
  return new Request(url, { headers: { cookie: cookiesOf(headers) } });
}

export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/**
 * A member of staff as requireStaff returns one, just signed in, for verbs that are called without
 * a request.
 */
export function staffOf(personId: string, ...held: Role[]): Staff {
  const email = `${personId}@example.com`;
  return {
    kind: 'staff',
    personId,
    name: personId,
    email,
    roles: held,
    sessionId: 'ses_test',
    address: '203.0.113.7',
    provenAt: new Date('9999-01-01'),
  };
}

export async function giveRole(services: Services, personId: string, role: Role): Promise<void> {
  await services.db.insertInto('staff_roles').values({ person_id: personId, role }).execute();
}

/** A person with this role, as requireStaff returns one. */
export async function makeStaff(services: Services, role: Role): Promise<Staff> {
  const personId = await makePerson(services, `${role}@example.com`);
  await giveRole(services, personId, role);
  return staffOf(personId, role);
}

/** What somebody who sets up an app is shown. */
export async function beginFactor(services: Services, person: { personId: string; email: string }) {
  await startSecondFactor(services, person);
  const begun = await findBegunFactor(services, person, 'Temple');
  if (begun === null || begun === 'confirmed') throw new Error(`not begun: ${begun}`);
  return begun;
}

/** The bytes of a key that is to be typed into an app. */
export function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Since when the password of this person is set. */
export async function passwordSetAt(services: Services, personId: string): Promise<Date> {
  const { changed_at } = await services.db
    .selectFrom('passwords')
    .select('changed_at')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return changed_at;
}
