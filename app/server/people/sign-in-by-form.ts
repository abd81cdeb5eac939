import { href, redirect } from 'react-router';
import { wholeRefusal } from '#core/people/proof.ts';
import { knownBrowserOf } from '../auth/known-browser.ts';
import type { Audience } from '../auth/sessions.ts';
import { type SignInInput, signIn } from '../auth/sign-in.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../web-request/form-text.ts';
import { makeResetSecret } from './request-password-reset.ts';

/**
 * What both sign-in forms do with a name and a password: the person, or the refusal that the form
 * shows. Throws a redirect for whoever must choose a new password first.
 */
export async function signInByForm(
  services: Services,
  request: Request,
  audience: Audience,
  { proof, ...input }: SignInInput & { proof: string },
) {
  const outcome = await signIn(services, input, {
    audience,
    address: addressOf(request),
    markOf: (personId) => knownBrowserOf(services, request, personId),
    proof,
  });
  if (!outcome.ok) {
    const status = outcome.code === 'sign-in-wrong' ? 401 : 429;
    return { ok: false as const, status, refusal: wholeRefusal(outcome) };
  }
  const { personId, mustChangePassword, passwordSetAt } = outcome.value;
  if (!mustChangePassword) return { ok: true as const, personId, passwordSetAt };
  const forAdmin = audience === 'office' ? 'office=1&' : '';
  throw redirect(`${href('/reset-password')}?${forAdmin}token=${await makeResetSecret(services, personId)}`);
}
