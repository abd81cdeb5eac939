import { describe, expect, it } from 'vitest';
import { resendCode } from './resend-code.ts';
import { signUp } from './sign-up.ts';
import { openAccounts } from './test-account-world.ts';
import { goodPassword, goodSignUp, makePerson, newestLetter } from './test-people.ts';
import { verifyEmail, verifyEmailByLink } from './verify-email.ts';

const { services, addMinutes, newEmail } = openAccounts();

const secretOf = (link: string) => new URL(link).searchParams.get('link') ?? '';

async function started(email: string): Promise<string> {
  const outcome = await signUp(services(), { ...goodSignUp, email }, { address: email });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.signUpId;
}

describe('sign-up', () => {
  it('names every wrong field and stores nothing', async () => {
    const outcome = await signUp(
      services(),
      { ...goodSignUp, fullName: '', email: 'x', phone: '12', password: 'short', acceptTerms: '' },
      { address: 'a' },
    );
    expect(outcome).toEqual({
      ok: false,
      code: 'invalid',
      problems: [
        { field: 'fullName', code: 'name-invalid' },
        { field: 'email', code: 'email-invalid' },
        { field: 'phone', code: 'phone-indian' },
        { field: 'password', code: 'password-short' },
        { field: 'acceptTerms', code: 'consent-needed' },
      ],
    });
    expect(await services().db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['password', { fullName: 'Radha Govardhan', password: 'a hill like govardhan' }, 'password-own-name'],
    ['password', { email: 'yamunajal@example.com', password: 'boat on yamunajal' }, 'password-own-email'],
    ['password', { phone: '98765 43219', password: 'boat 9876543219' }, 'password-own-phone'],
    ['fullName', { fullName: 'Visit evil.example' }, 'name-link'],
  ] as const)('shows the reason beside %s: %j', async (field, instead, code) => {
    const outcome = await signUp(
      services(),
      { ...goodSignUp, email: newEmail(), ...instead },
      { address: 'a' },
    );
    expect(outcome).toMatchObject({ problems: expect.arrayContaining([{ field, code }]) });
  });

  it('makes the person only once the code from the letter is typed', async () => {
    const email = newEmail();
    const id = await started(email.replace('person', 'PERSON'));
    expect(await services().db.selectFrom('people').where('email', '=', email).selectAll().execute()).toEqual(
      [],
    );
    const { kind, code } = await newestLetter(services(), email);
    expect(kind).toBe('verify-email');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await verifyEmail(services(), id, wrong)).toMatchObject({ code: 'otp-wrong', triesLeft: 4 });
    expect(await verifyEmail(services(), id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      ok: true,
    });
    expect(await verifyEmail(services(), id, code)).toEqual({ ok: false, code: 'otp-expired' });
  });

  it('answers the same for an address that has an account, and writes to its owner', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    const unknown = await signUp(services(), { ...goodSignUp, email: newEmail() }, { address: 'somewhere' });
    const known = await signUp(services(), { ...goodSignUp, email }, { address: 'somewhere' });
    const shapeOf = (outcome: unknown) => JSON.stringify(outcome).replace(/sgn_[\w-]+/, 'sgn');
    expect(shapeOf(known)).toBe(shapeOf(unknown));
    const letter = await newestLetter(services(), email);
    expect(letter.kind).toBe('account-exists');
    expect(letter).not.toHaveProperty('code');
  });

  it('gives five tries for a code, however many come at once', async () => {
    const id = await started(newEmail());
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => verifyEmail(services(), id, '000000')),
    );
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'otp-wrong')).toHaveLength(5);
  });

  it('lets one of many right codes through', async () => {
    const email = newEmail();
    const id = await started(email);
    const { code } = await newestLetter(services(), email);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => verifyEmail(services(), id, code)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  });

  it('expires a code after ten minutes and sends another after 30 seconds, five an hour', async () => {
    const email = newEmail();
    const id = await started(email);
    const first = await newestLetter(services(), email);
    expect(await resendCode(services(), id)).toMatchObject({ code: 'otp-resend-soon' });
    addMinutes(10);
    expect(await verifyEmail(services(), id, first.code)).toMatchObject({ code: 'otp-expired' });
    for (let round = 0; round < 4; round += 1) {
      addMinutes(1);
      expect(await resendCode(services(), id)).toMatchObject({ ok: true });
    }
    addMinutes(1);
    expect(await resendCode(services(), id)).toMatchObject({ code: 'too-many-codes' });
    const last = await newestLetter(services(), email);
    expect(await verifyEmail(services(), id, last.code)).toMatchObject({ ok: true });
  });

  it('counts only codes that were sent: asking too soon uses up none', async () => {
    const id = await started(newEmail());
    for (let press = 0; press < 6; press += 1)
      expect(await resendCode(services(), id)).toMatchObject({ code: 'otp-resend-soon' });
    addMinutes(1);
    expect(await resendCode(services(), id)).toMatchObject({ ok: true });
  });

  it('accepts the link alone in the same browser, with the password in another', async () => {
    const email = newEmail();
    const id = await started(email);
    const link = secretOf((await newestLetter(services(), email)).link);
    expect(await verifyEmailByLink(services(), link, { signUpId: null, password: 'guess' })).toMatchObject({
      code: 'sign-in-wrong',
    });
    expect(await verifyEmailByLink(services(), link, { signUpId: id, password: '' })).toMatchObject({
      ok: true,
    });

    const other = newEmail();
    await started(other);
    const otherLink = secretOf((await newestLetter(services(), other)).link);
    const proof = { signUpId: null, password: goodPassword };
    expect(await verifyEmailByLink(services(), otherLink, proof)).toMatchObject({ ok: true });
    expect(await verifyEmailByLink(services(), otherLink, proof)).toMatchObject({ code: 'otp-expired' });
  });

  it('stores no secret of a letter in plain outside the letter', async () => {
    const email = newEmail();
    await started(email);
    const { code, link } = await newestLetter(services(), email);
    const rows = JSON.stringify(await services().db.selectFrom('sign_ups').selectAll().execute());
    expect(rows).not.toContain(secretOf(link));
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(goodPassword);
  });
});
