import type { Services } from '../services.ts';
import { codeCookie, codeSecretOf } from './code-cookie.ts';
import { finishMobileSignUp } from './finish-mobile-sign-up.ts';
import { requestSignInCode } from './request-sign-in-code.ts';
import { signInByMobile } from './sign-in-by-mobile.ts';

/** Lets people sign in by mobile, as the office does in the settings. */
export async function offerMobile({ db, clock }: Services): Promise<void> {
  const value = JSON.stringify({ offered: true });
  await db
    .insertInto('settings')
    .values({ key: 'mobileSignIn', value, version: 1, updated_at: clock() })
    .execute();
}

/** Asks for a code from a browser that was never seen; the secret of its cookie. */
export async function askCode(services: Services, typed: string, address = `from ${typed}`): Promise<string> {
  const asked = await requestSignInCode(services, typed, { sender: { address }, markOf: () => null });
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  return asked.value.secret;
}

/** The code of the newest text message to a number that waits to be sent. */
export async function newestCode(services: Services, mobile: string): Promise<string> {
  const { data } = await services.db
    .selectFrom('text_messages')
    .select('data')
    .where('recipient', '=', mobile)
    .where('template', '=', 'code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (data as { code: string }).code;
}

/** The whole way to an account without an e-mail address. */
export async function makeMobilePerson(
  services: Services,
  mobile: string,
  name = 'Sita Devi',
): Promise<string> {
  const secret = await askCode(services, mobile);
  const code = await newestCode(services, mobile);
  const signedIn = await signInByMobile(services, { secret, address: 'here' }, code);
  if (!signedIn.ok || signedIn.value.how !== 'name') throw new Error(JSON.stringify(signedIn));
  const made = await finishMobileSignUp(services, secret, { fullName: name, acceptTerms: 'on' });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value.personId;
}

/** The secret as the browser gives it back. */
export function roundTrip(services: Services, secret: string): string {
  const cookie = codeCookie(services, secret).getSetCookie()[0]?.split(';')[0] ?? '';
  return codeSecretOf(services, new Request('http://temple.test/', { headers: { cookie } }));
}
