import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeAuth } from '../auth/auth.ts';
import { signIn } from '../auth/sign-in.ts';
import { viewerOf } from '../auth/viewer.ts';
import { from, openAccounts } from './test-account-world.ts';
import { cookiesOf, giveRole, goodPassword, makePerson, passwordSetAt, requestOf } from './test-people.ts';

const { services, addMinutes, newEmail } = openAccounts();

describe('sign-in', () => {
  it('opens a session by e-mail in any case, or by phone', async () => {
    const email = newEmail();
    const personId = await makePerson(services(), email);
    await services()
      .db.updateTable('profiles')
      .set({ phone: '+919811111111' })
      .where('person_id', '=', personId)
      .execute();
    for (const identifier of [email.toUpperCase().replace('EXAMPLE.COM', 'example.com'), '098111 11111']) {
      expect(await signIn(services(), { identifier, password: goodPassword }, from('home'))).toEqual({
        ok: true,
        value: {
          personId,
          mustChangePassword: false,
          passwordSetAt: await passwordSetAt(services(), personId),
        },
      });
    }
  });

  it('answers the same for a wrong password, an unknown account and nonsense', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    for (const identifier of [email, newEmail(), '9811122222', '', "' or 1=1 --"]) {
      const outcome = await signIn(services(), { identifier, password: 'wrong wrong' }, from(identifier));
      expect(outcome).toEqual({ ok: false, code: 'sign-in-wrong' });
    }
  });

  it('counts exactly five failures of an account in a burst from everywhere, and reopens', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    const attempts = Array.from({ length: 100 }, (_, index) =>
      signIn(services(), { identifier: email, password: 'wrong wrong' }, from(`burst-${index}`)),
    );
    const codes = (await Promise.all(attempts)).map((outcome) => (outcome.ok ? 'in' : outcome.code));
    expect(codes.filter((code) => code === 'sign-in-wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'proof-needed')).toHaveLength(95);
    const right = { identifier: email, password: goodPassword };
    expect(await signIn(services(), right, from('owner'))).toMatchObject({ code: 'proof-needed' });
    addMinutes(60);
    expect(await signIn(services(), right, from('owner'))).toMatchObject({ ok: true });
  });

  it('counts exactly twenty failures of one address over many accounts', async () => {
    const attempts = Array.from({ length: 100 }, () =>
      signIn(services(), { identifier: newEmail(), password: 'wrong wrong' }, from('one-address')),
    );
    const codes = (await Promise.all(attempts)).map((outcome) => (outcome.ok ? 'in' : outcome.code));
    expect(codes.filter((code) => code === 'sign-in-wrong')).toHaveLength(20);
    expect(codes.filter((code) => code === 'proof-needed')).toHaveLength(80);
  });

  it('does not count successes', async () => {
    const email = newEmail();
    await makePerson(services(), email);
    for (let round = 0; round < 25; round += 1) {
      const input = { identifier: email, password: goodPassword };
      expect(await signIn(services(), input, from('family'))).toMatchObject({ ok: true });
    }
  });

  it('rehashes a password of the first versions at the cost of today', async () => {
    const real = { ...services(), auth: makeAuth(services()) };
    const email = newEmail();
    const personId = await makePerson(real, email);
    const former = `${'ab'.repeat(16)}:${scryptSync(goodPassword, 'ab'.repeat(16), 64, { N: 16_384, r: 16, maxmem: 2 ** 26 }).toString('hex')}`;
    await services()
      .db.updateTable('passwords')
      .set({ hash: former })
      .where('person_id', '=', personId)
      .execute();
    const hash = async () =>
      (
        await services()
          .db.selectFrom('passwords')
          .select('hash')
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow()
      ).hash;
    const wrong = { identifier: email, password: 'not the password' };
    expect(await signIn(real, wrong, from('former'))).toMatchObject({ ok: false });
    expect(await hash()).toBe(former);
    const right = { identifier: email, password: goodPassword };
    expect(await signIn(real, right, from('former'))).toMatchObject({ ok: true });
    expect(await hash()).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await signIn(real, right, from('former'))).toMatchObject({ ok: true });
  });

  it('opens the admin pages only to those who hold a role', async () => {
    const email = newEmail();
    const personId = await makePerson(services(), email);
    const input = { identifier: email, password: goodPassword };
    expect(await signIn(services(), input, from('door', 'office'))).toEqual({
      ok: false,
      code: 'sign-in-wrong',
    });
    await giveRole(services(), personId, 'viewer');
    expect(await signIn(services(), input, from('door', 'office'))).toMatchObject({ ok: true });
  });
});

describe('session', () => {
  it('is an HttpOnly, host-only cookie, secure on https', async () => {
    const personId = await makePerson(services(), newEmail());
    const [cookie = ''] = (
      await services().auth.openSession(personId, { audience: 'site', remember: true })
    ).getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).not.toMatch(/; Domain=/i);
    const config = { ...services().config, publicUrl: 'https://temple.example' };
    const [secure = ''] = (
      await makeAuth({ ...services(), config }).openSession(personId, { audience: 'site', remember: true })
    ).getSetCookie();
    expect(secure).toMatch(/^__Host-.*; Secure/);
  });

  it('identifies the visitor, until it is closed', async () => {
    const email = newEmail();
    const personId = await makePerson(services(), email, 'Rādhā Devī');
    const request = await requestOf(services(), personId);
    expect(await viewerOf(services(), request)).toMatchObject({
      kind: 'devotee',
      personId,
      name: 'Rādhā Devī',
      email,
      emailVerified: true,
    });
    await services().auth.closeSession(request.headers);
    expect(await viewerOf(services(), request)).toEqual({ kind: 'visitor' });
  });

  it('is not taken from a changed cookie, nor from what the database keeps', async () => {
    const personId = await makePerson(services(), newEmail());
    const cookie = cookiesOf(
      await services().auth.openSession(personId, { audience: 'site', remember: true }),
    );
    const { token_hash } = await services()
      .db.selectFrom('sessions')
      .select('token_hash')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    const name = cookie.split('=')[0];
    for (const forged of [
      `${name}=${token_hash}`,
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      cookie.replace(/.{6}$/, ''),
    ]) {
      expect(await viewerOf(services(), new Request('http://x', { headers: { cookie: forged } }))).toEqual({
        kind: 'visitor',
      });
    }
  });

  it('ends by the clock of the site, a remembered one after thirty days', async () => {
    const personId = await makePerson(services(), newEmail());
    const open = async (remember: boolean) =>
      new Request('http://temple.test/', {
        headers: {
          cookie: cookiesOf(await services().auth.openSession(personId, { audience: 'site', remember })),
        },
      });
    const [remembered, unremembered] = [await open(true), await open(false)];
    let passed = 0;
    const kindsAfter = async (hours: number) => {
      addMinutes((hours - passed) * 60);
      passed = hours;
      const viewers = await Promise.all([remembered, unremembered].map((one) => viewerOf(services(), one)));
      return viewers.map(({ kind }) => kind);
    };
    expect(await kindsAfter(23.9)).toEqual(['devotee', 'devotee']);
    expect(await kindsAfter(24.1)).toEqual(['devotee', 'visitor']);
    expect(await kindsAfter(30 * 24 + 0.1)).toEqual(['visitor', 'visitor']);
  });

  it('carries roles only from the admin sign-in, and loses them with the role', async () => {
    const personId = await makePerson(services(), newEmail());
    await giveRole(services(), personId, 'accounts');
    const site = await requestOf(services(), personId, 'site');
    const admin = await requestOf(services(), personId, 'office');
    expect(await viewerOf(services(), site)).toMatchObject({ kind: 'devotee' });
    expect(await viewerOf(services(), admin)).toMatchObject({ kind: 'staff', roles: ['accounts'] });
    await services().db.deleteFrom('staff_roles').where('person_id', '=', personId).execute();
    expect(await viewerOf(services(), admin)).toEqual({ kind: 'visitor' });
  });

  it('of the staff ends after 30 idle minutes, and lives while it is used', async () => {
    const personId = await makePerson(services(), newEmail());
    await giveRole(services(), personId, 'owner');
    const admin = await requestOf(services(), personId, 'office');
    for (let round = 0; round < 3; round += 1) {
      addMinutes(29);
      expect(await viewerOf(services(), admin)).toMatchObject({ kind: 'staff' });
    }
    addMinutes(30);
    expect(await viewerOf(services(), admin)).toEqual({ kind: 'visitor' });
    addMinutes(-(3 * 29 + 30));
    expect(await viewerOf(services(), admin)).toEqual({ kind: 'visitor' });
  });
});
