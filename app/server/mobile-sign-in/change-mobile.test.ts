import { describe, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { viewerOf } from '../auth/viewer.ts';
import { askEmailChange, confirmEmailChange } from '../people/change-email.ts';
import {
  cookiesOf,
  giveRole,
  goodPassword,
  makePerson,
  newestLetter,
  requestOf,
} from '../people/test-people.ts';
import { deleteAccount } from '../person-file/delete-account.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import { listPeople } from '../person-file/people-queries.ts';
import { makePledge } from '../pledges/make-pledge.ts';
import { askMobileChange, confirmMobileChange, removeMobile } from './change-mobile.ts';
import { askCode, makeMobilePerson, newestCode } from './test-mobile.ts';
import { openMobileSignIn } from './test-mobile-world.ts';

const { services, addMinutes, newMobile, newEmail } = openMobileSignIn();

async function signedIn(personId: string): Promise<Devotee> {
  const viewer = await viewerOf(services(), await requestOf(services(), personId));
  return viewer.kind === 'devotee' ? viewer : expect.fail('not signed in');
}
const ask = (devotee: Devotee, mobile: string, password = goodPassword) =>
  askMobileChange(services(), devotee, { mobile, password, proof: '' });
const device = 'Firefox/130.0';

async function change(devotee: Devotee, mobile: string) {
  const asked = await ask(devotee, mobile);
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  const typed = { secret: asked.value.secret, code: await newestCode(services(), mobile), device };
  return confirmMobileChange(services(), devotee, typed);
}
const textsTo = async (mobile: string) =>
  (
    await services()
      .db.selectFrom('text_messages')
      .select('template')
      .where('recipient', '=', mobile)
      .orderBy('created_at')
      .execute()
  ).map(({ template }) => template);

describe('a number for an account with an e-mail address', () => {
  it('signs in once its code came back; another one takes its place, and all are notified', async () => {
    const email = newEmail();
    const personId = await makePerson(services(), email);
    const [first, second] = [newMobile(), newMobile()];
    expect(await change(await signedIn(personId), first)).toEqual({ ok: true, value: true });
    expect((await newestLetter(services(), email)).kind).toBe('mobile-changed');
    expect(await signedIn(personId)).toMatchObject({ mobile: first });
    expect(await change(await signedIn(personId), second)).toEqual({ ok: true, value: true });
    expect(await textsTo(first)).toEqual(['code', 'mobile-changed']);
    expect(await signedIn(personId)).toMatchObject({ email, mobile: second });
  });

  it('asks for the password', async () => {
    const devotee = await signedIn(await makePerson(services(), newEmail()));
    expect(await ask(devotee, newMobile(), 'not it at all')).toMatchObject({ code: 'password-wrong' });
  });

  it('is not taken by a code that was sent to sign in, nor by another person’s', async () => {
    const mobile = newMobile();
    const [devotee, thief] = [
      await signedIn(await makePerson(services(), newEmail())),
      await signedIn(await makePerson(services(), newEmail())),
    ];
    const secret = await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    const typed = { secret, code, device };
    expect(await confirmMobileChange(services(), devotee, typed)).toMatchObject({ code: 'otp-expired' });
    addMinutes(1);
    const asked = await ask(devotee, mobile);
    const own = {
      secret: asked.ok ? asked.value.secret : '',
      code: await newestCode(services(), mobile),
      device,
    };
    expect(await confirmMobileChange(services(), thief, own)).toMatchObject({ code: 'otp-expired' });
  });

  it('stays with the account that it signs in to', async () => {
    const mobile = newMobile();
    const owner = await makeMobilePerson(services(), mobile);
    addMinutes(1);
    const personId = await makePerson(services(), newEmail());
    expect(await change(await signedIn(personId), mobile)).toMatchObject({ code: 'mobile-taken' });
    expect(await signedIn(owner)).toMatchObject({ mobile });
  });

  it('is not for the staff', async () => {
    const personId = await makePerson(services(), newEmail());
    await giveRole(services(), personId, 'content');
    const devotee = await signedIn(personId);
    expect(await ask(devotee, newMobile())).toMatchObject({ code: 'mobile-staff' });
  });

  it('goes again, while the address signs in', async () => {
    const personId = await makePerson(services(), newEmail());
    const mobile = newMobile();
    await change(await signedIn(personId), mobile);
    const typed = { password: goodPassword, device };
    expect(await removeMobile(services(), await signedIn(personId), typed)).toMatchObject({ ok: true });
    expect(await signedIn(personId)).toMatchObject({ mobile: null });
    expect(await textsTo(mobile)).toEqual(['code', 'mobile-changed']);
  });
});

describe('an account without an e-mail address', () => {
  it('keeps its last way in', async () => {
    const devotee = await signedIn(await makeMobilePerson(services(), newMobile()));
    expect(await removeMobile(services(), devotee, { password: '', device })).toMatchObject({
      code: 'last-way-in',
    });
  });

  it('adds an address after a sign-in of the last ten minutes, proven by its letter', async () => {
    const personId = await makeMobilePerson(services(), newMobile());
    const request = await requestOf(services(), personId);
    const viewer = async () => (await viewerOf(services(), request)) as Devotee;
    const email = newEmail();
    addMinutes(11);
    expect(await askEmailChange(services(), await viewer(), { email, password: '' })).toMatchObject({
      code: 'proof-stale',
    });
    const fresh = await signedIn(personId);
    expect(await askEmailChange(services(), fresh, { email, password: '' })).toMatchObject({ ok: true });
    const { code } = await newestLetter(services(), email);
    expect(await confirmEmailChange(services(), fresh, code)).toEqual({ ok: true, value: true });
    expect(await viewer()).toMatchObject({ email, emailVerified: true });
  });

  it('is told of a new browser by a text message, and of a new number at the old one', async () => {
    const mobile = newMobile();
    const personId = await makeMobilePerson(services(), mobile);
    const { openSessionHeaders } = await import('../auth/session-headers.ts');
    const opened = await openSessionHeaders(services(), new Request('http://temple.test/'), personId, {
      ...{ audience: 'site', remember: false },
    });
    expect(cookiesOf(opened)).toContain('session_token');
    expect(await textsTo(mobile)).toEqual(['code', 'new-browser']);
    await change(await signedIn(personId), newMobile());
    expect(await textsTo(mobile)).toEqual(['code', 'new-browser', 'mobile-changed']);
    const letters = services().db.selectFrom('letters').select('id').where('recipient', '=', '');
    expect(await letters.execute()).toEqual([]);
  });

  it('is exported, listed and found by its number, and erased with it', async () => {
    const mobile = newMobile();
    const personId = await makeMobilePerson(services(), mobile, 'Tulasi Devi');
    const devotee = await signedIn(personId);
    expect((await exportMyData(services(), devotee)).account).toMatchObject({ mobile, email: null });
    const found = await listPeople(services(), { search: mobile, kind: null, page: 1 });
    expect(found.rows).toMatchObject([{ id: personId, name: 'Tulasi Devi', email: null, phone: mobile }]);
    expect(await deleteAccount(services(), devotee, '')).toEqual({ ok: true, value: true });
    expect(await textsTo(mobile)).toEqual(['code']);
    const rest = services().db.selectFrom('people').select('id').where('mobile', '=', mobile);
    expect(await rest.execute()).toEqual([]);
  });

  it('makes no pledge that nobody could be reminded of', async () => {
    const devotee = await signedIn(await makeMobilePerson(services(), newMobile()));
    const typed = { cause: 'general', amount: '500', day: '5' };
    expect(await makePledge(services(), devotee, typed)).toMatchObject({
      problems: [{ code: 'email-needed' }],
    });
  });
});
