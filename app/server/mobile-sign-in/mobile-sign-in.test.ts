import { describe, expect, it } from 'vitest';
import { limits } from '#core/people/limits.ts';
import { signIn } from '../auth/sign-in.ts';
import { sendSolving } from '../auth/test-puzzles.ts';
import { viewerOf } from '../auth/viewer.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { forgetExpired } from '../people/forget-expired.ts';
import { giveRole, goodPassword, makePerson, requestOf } from '../people/test-people.ts';
import { noTextMessages } from '../text-messages/text-sender.ts';
import { finishMobileSignUp } from './finish-mobile-sign-up.ts';
import { missingForMobile } from './offers-mobile.ts';
import { requestSignInCode } from './request-sign-in-code.ts';
import { askCode, makeMobilePerson, newestCode, roundTrip } from './test-mobile.ts';
import { openMobileSignIn } from './test-mobile-world.ts';

const { services, addMinutes, newMobile, newEmail, enter } = openMobileSignIn();

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const named = { fullName: 'Sita Devi', acceptTerms: 'on' };
const ask = (typed: string, proof = '', address = `from ${typed}`) =>
  requestSignInCode(services(), typed, { sender: { address, proof }, markOf: () => null });

describe('a code', () => {
  it('makes an account of an unknown number, asks for its name, and opens it from then on', async () => {
    const mobile = newMobile();
    const secret = await askCode(services(), mobile.replace('+91', '0'));
    expect(roundTrip(services(), secret)).toBe(secret);
    expect(await enter(secret, await newestCode(services(), mobile))).toEqual({
      ok: true,
      value: { how: 'name' },
    });
    expect(await finishMobileSignUp(services(), secret, { fullName: '', acceptTerms: '' })).toMatchObject({
      code: 'invalid',
      problems: [{ field: 'fullName' }, { field: 'acceptTerms' }],
    });
    const made = await finishMobileSignUp(services(), secret, named);
    expect(made).toMatchObject({ ok: true });
    // Used up: the same cookie makes no second account.
    expect(await finishMobileSignUp(services(), secret, named)).toMatchObject({ code: 'otp-expired' });
    const personId = made.ok ? made.value.personId : '';
    const person = services().db.selectFrom('people').selectAll().where('id', '=', personId);
    expect(await person.executeTakeFirst()).toMatchObject({ name: 'Sita Devi', email: null, mobile });
    addMinutes(1);
    const again = await askCode(services(), mobile);
    expect(await enter(again, await newestCode(services(), mobile))).toEqual({
      ok: true,
      value: { how: 'person', personId },
    });
    const viewer = await viewerOf(services(), await requestOf(services(), personId));
    expect(viewer).toMatchObject({ kind: 'devotee', email: null, emailVerified: false, mobile });
  });

  it('is stored as a hash, and its text message says where it belongs', async () => {
    const mobile = newMobile();
    await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    const rows = await services()
      .db.selectFrom('mobile_codes')
      .selectAll()
      .where('mobile', '=', mobile)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    const message = services()
      .db.selectFrom('text_messages')
      .select(['template', 'data'])
      .where('recipient', '=', mobile);
    expect(await message.executeTakeFirst()).toEqual({
      template: 'code',
      data: { code, site: 'temple.test' },
    });
  });

  it('works in the browser that asked for it, and nowhere else', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    const secret = await askCode(services(), mobile);
    const stranger = await askCode(services(), other);
    const code = await newestCode(services(), mobile);
    for (const thief of ['', 'x'.repeat(43)]) {
      expect(await enter(thief, code)).toMatchObject({ code: 'otp-expired' });
    }
    expect(await enter(stranger, code)).toMatchObject({ ok: false });
    expect(await enter(secret, code)).toMatchObject({ ok: true });
  });

  it('ends after ten minutes', async () => {
    const mobile = newMobile();
    const secret = await askCode(services(), mobile);
    addMinutes(10);
    expect(await enter(secret, await newestCode(services(), mobile))).toMatchObject({ code: 'otp-expired' });
    addMinutes(1);
    await forgetExpired.run(services(), AbortSignal.timeout(1000));
    const left = services().db.selectFrom('mobile_codes').select('id').where('mobile', '=', mobile);
    expect(await left.execute()).toEqual([]);
  });

  it('ends with the fifth wrong one, also in a burst', async () => {
    const mobile = newMobile();
    const secret = await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    const tried = await Promise.all(Array.from({ length: 9 }, () => enter(secret, wrong(code))));
    const left = tried.flatMap((one) => ('triesLeft' in one ? [one.triesLeft] : []));
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(await enter(secret, code)).toMatchObject({ code: 'otp-expired' });
  });

  it('lets one of many in who send it at the same moment', async () => {
    const mobile = newMobile();
    await makeMobilePerson(services(), mobile);
    addMinutes(1);
    const secret = await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    // Nobody gets on until all have shown the right code.
    const all = await services()
      .db.transaction()
      .execute(async (trx) => {
        await takeAdvisoryLock(trx, `account:${mobile}`);
        const tried = Promise.all(Array.from({ length: 3 }, () => enter(secret, code)));
        const left = trx.selectFrom('mobile_codes').select('tries_left').where('mobile', '=', mobile);
        await expect.poll(() => left.executeTakeFirst()).toEqual({ tries_left: 2 });
        return { tried };
      });
    expect((await all.tried).filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('makes one account where its name is sent many times at once', async () => {
    const mobile = newMobile();
    const secret = await askCode(services(), mobile);
    await enter(secret, await newestCode(services(), mobile));
    const all = await Promise.all(
      Array.from({ length: 5 }, () => finishMobileSignUp(services(), secret, named)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('stays when somebody else asks for one too, and neither waits for the other', async () => {
    const mobile = newMobile();
    const first = await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    expect(await ask(mobile)).toMatchObject({ code: 'otp-resend-soon' });
    const second = await askCode(services(), mobile, 'elsewhere');
    expect(await enter(second, code)).toMatchObject({ code: 'otp-wrong' });
    expect(await enter(first, code)).toMatchObject({ ok: true });
  });
});

describe('limits', () => {
  it('of a number hold whoever asks, and leave the browser of its owner its own', async () => {
    const mobile = newMobile();
    const personId = await makeMobilePerson(services(), mobile);
    const codes: string[] = [];
    for (let at = 0; at < limits['mobile-code:number'].tries; at += 1) {
      addMinutes(1);
      const asked = await ask(mobile, '', `stranger ${at}`);
      codes.push(asked.ok ? 'sent' : asked.code);
    }
    expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'too-many-codes']);
    addMinutes(1);
    const markOf = (id: string) => (id === personId ? 'm'.repeat(22) : null);
    const known = await requestSignInCode(services(), mobile, { sender: { address: 'home' }, markOf });
    expect(known).toMatchObject({ ok: true });
  });

  it('ask one sender of many numbers for a puzzle', async () => {
    const { tries } = limits['mobile-code:sender'];
    for (let at = 0; at < tries; at += 1)
      expect(await ask(newMobile(), '', 'pump')).toMatchObject({ ok: true });
    const mobile = newMobile();
    expect(await ask(mobile, '', 'pump')).toMatchObject({ code: 'proof-needed' });
    expect(await sendSolving((proof) => ask(mobile, proof, 'pump'))).toMatchObject({ ok: true });
  });

  it('of the whole site refuse calmly, and count as an event of which the owners hear', async () => {
    const [limit, key] = [limits['mobile-code:site-day'], 'mobile-code:site-day:'];
    await askCode(services(), newMobile());
    await services()
      .db.updateTable('tries')
      .set({ count: limit.tries })
      .where('key', 'like', `${key}%`)
      .execute();
    const before = await services().db.selectFrom('text_messages').select('id').execute();
    expect(await ask(newMobile())).toMatchObject({ ok: false, code: 'texts-spent' });
    expect(await services().db.selectFrom('text_messages').select('id').execute()).toHaveLength(
      before.length,
    );
    await services().securityCounts.flush();
    const counted = services()
      .db.selectFrom('security_counts')
      .select('count')
      .where('what', '=', 'code.texts-spent');
    expect(await counted.executeTakeFirst()).toBeDefined();
  });

  it.each([
    ['12345', 'phone-indian'],
    ['+44 7700 900123', 'mobile-abroad'],
  ])('send nothing to %s', async (typed, code) => {
    expect(await ask(typed)).toMatchObject({ code: 'invalid', problems: [{ field: 'mobile', code }] });
  });

  it('send nothing where the temple does not offer it, or has no provider', async () => {
    const without = { ...services(), answerCache: new Map(), textMessages: noTextMessages };
    const asked = await requestSignInCode(without, newMobile(), {
      sender: { address: 'here' },
      markOf: () => null,
    });
    expect(asked).toMatchObject({ code: 'mobile-not-offered' });
    expect(await missingForMobile(without)).toHaveLength(1);
    expect(await missingForMobile(services())).toEqual([]);
  });
});

describe('whose account it opens', () => {
  it('is that of the proven number, never one that only names it', async () => {
    const mobile = newMobile();
    const namesIt = await makePerson(services(), newEmail());
    await services()
      .db.updateTable('profiles')
      .set({ phone: mobile })
      .where('person_id', '=', namesIt)
      .execute();
    const secret = await askCode(services(), mobile);
    expect(await enter(secret, await newestCode(services(), mobile))).toMatchObject({
      value: { how: 'name' },
    });
  });

  it('is nobody’s who has a role, and the code is used up', async () => {
    const mobile = newMobile();
    const personId = await makePerson(services(), newEmail());
    await services().db.updateTable('people').set({ mobile }).where('id', '=', personId).execute();
    await giveRole(services(), personId, 'viewer');
    const secret = await askCode(services(), mobile);
    const code = await newestCode(services(), mobile);
    expect(await enter(secret, code)).toEqual({ ok: true, value: { how: 'staff' } });
    expect(await enter(secret, code)).toMatchObject({ code: 'otp-expired' });
  });

  it('gets no role without an e-mail address', async () => {
    const personId = await makeMobilePerson(services(), newMobile());
    await expect(giveRole(services(), personId, 'viewer')).rejects.toThrow('needs an account with an e-mail');
  });

  it('opens by the number and a password for the one who proved it, before those who name it', async () => {
    const mobile = newMobile();
    const strangers = [1, 2, 3].map(() => makePerson(services(), newEmail()));
    for (const id of await Promise.all(strangers)) {
      await services()
        .db.updateTable('profiles')
        .set({ phone: mobile })
        .where('person_id', '=', id)
        .execute();
    }
    const owner = await makePerson(services(), newEmail());
    await services().db.updateTable('people').set({ mobile }).where('id', '=', owner).execute();
    const typed = { identifier: mobile, password: goodPassword };
    const opened = await signIn(services(), typed, { audience: 'site', address: 'here' });
    expect(opened).toMatchObject({ value: { personId: owner } });
  });
});
