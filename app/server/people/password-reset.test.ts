import { describe, expect, it } from 'vitest';
import { signIn } from '../auth/sign-in.ts';
import { viewerOf } from '../auth/viewer.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { from, openAccounts } from './test-account-world.ts';
import { goodPassword, makePerson, newestLetter, requestOf } from './test-people.ts';

const { services, addMinutes, newEmail } = openAccounts();

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('password reset', () => {
  const newPassword = 'a boat on the yamuna at dusk';
  const typed = (token: string) => ({ token, password: newPassword, confirmPassword: newPassword });

  it('answers the same for known and unknown and writes only to the known', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    const stranger = newEmail();
    expect(await requestPasswordReset(services(), email, from('r'))).toEqual(
      await requestPasswordReset(services(), stranger, from('r')),
    );
    expect((await newestLetter(services(), email)).kind).toBe('reset-password');
    const none = await services()
      .db.selectFrom('letters')
      .where('recipient', '=', stranger)
      .selectAll()
      .execute();
    expect(none).toEqual([]);
  });

  it('writes at most three letters an hour, in a burst too', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        requestPasswordReset(services(), email, from(`reset-${index}`)),
      ),
    );
    const letters = await services()
      .db.selectFrom('letters')
      .where('recipient', '=', email)
      .where('kind', '=', 'reset-password')
      .selectAll()
      .execute();
    expect(letters).toHaveLength(3);
  });

  it('works once, within 30 minutes, and ends every session', async () => {
    const email = newEmail();
    const personId = await makePerson(services(), email);
    const devices = [await requestOf(services(), personId), await requestOf(services(), personId, 'office')];
    await requestPasswordReset(services(), email, from('r2'));
    const token = tokenOf((await newestLetter(services(), email)).link);
    addMinutes(31);
    expect(await resetPassword(services(), typed(token), '127.0.0.1')).toEqual({
      ok: false,
      code: 'link-invalid',
    });
    addMinutes(-31);
    expect(
      await resetPassword(services(), { ...typed(token), confirmPassword: 'x' }, '127.0.0.1'),
    ).toMatchObject({
      problems: [{ field: 'confirmPassword', code: 'passwords-differ' }],
    });
    const both = await Promise.all([
      resetPassword(services(), typed(token), '127.0.0.1'),
      resetPassword(services(), typed(token), '127.0.0.1'),
    ]);
    expect(both.map((outcome) => outcome.ok).sort()).toEqual([false, true]);
    for (const device of devices) expect(await viewerOf(services(), device)).toEqual({ kind: 'visitor' });
    const signedIn = (password: string) => signIn(services(), { identifier: email, password }, from('after'));
    expect(await signedIn(goodPassword)).toMatchObject({ code: 'sign-in-wrong' });
    expect(await signedIn(newPassword)).toMatchObject({ ok: true });
    const stored = JSON.stringify(await services().db.selectFrom('password_resets').selectAll().execute());
    expect(stored).not.toContain(token);
  });
});
