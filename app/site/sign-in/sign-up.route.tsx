import { data, redirect, redirectDocument } from 'react-router';
import { nextPath } from '#core/people/next-path.ts';
import { formRefusal, proofField } from '#core/people/proof.ts';
import * as m from '#messages/sign-in.ts';
import { openSessionHeaders, signUpHeaders, signUpIdOf } from '#server/auth/session-headers.ts';
import { senderOf } from '#server/auth/take-turn.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { offersMobile } from '#server/mobile-sign-in/offers-mobile.ts';
import { resendCode } from '#server/people/resend-code.ts';
import { signUp } from '#server/people/sign-up.ts';
import {
  findSignUp,
  findSignUpByLink,
  type Verified,
  verifyEmail,
  verifyEmailByLink,
} from '#server/people/verify-email.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readFormText } from '#server/web-request/form-text.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { templeDoor } from '#site/account/temple-door.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { asideMeta, templeName } from '#site/frame/page-meta.ts';
import { href, plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/sign-up.route';
import { CodeForm } from './code-form.tsx';
import { LinkForm } from './link-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Three steps on one address: the form, the code from the letter, or the letter's link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const next = nextPath(query.get('next'));
  const viewer = await viewerOf(services, request);
  if (viewer.kind !== 'visitor') throw redirect(next);
  const temple = templeDoor(await getTempleSettings(services));
  const page = { temple, next, url: `${services.config.publicUrl}${plainHref('/signup')}` };
  const signUpId = signUpIdOf(services, request);
  const link = query.get('link');
  if (link !== null) {
    const found = await findSignUpByLink(services, link);
    return { ...page, step: 'link' as const, link, works: found !== undefined, ours: found?.id === signUpId };
  }
  if (query.get('step') !== 'code')
    return { ...page, step: 'form' as const, byMobile: await offersMobile(services) };
  const waiting = signUpId ? await findSignUp(services, signUpId) : null;
  if (!waiting) throw redirect(`${href('/signup')}${nextQuery(next)}`);
  return { ...page, step: 'code' as const, email: waiting.email, resent: query.get('resent') === '1' };
}

const names = [
  'intent',
  'next',
  'fullName',
  'email',
  'phone',
  'password',
  'confirmPassword',
  'acceptTerms',
  'language',
  'code',
  'link',
  proofField,
] as const;
type Typed = Record<(typeof names)[number], string>;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, names);
  const next = nextPath(typed.next);
  const signUpId = signUpIdOf(services, request);
  if (typed.intent === 'code') {
    return welcome(services, request, next, await verifyEmail(services, signUpId ?? '', typed.code), 'code');
  }
  if (typed.intent === 'link') {
    const proof = { signUpId, password: typed.password };
    return welcome(services, request, next, await verifyEmailByLink(services, typed.link, proof), 'password');
  }
  if (typed.intent === 'resend') {
    const outcome = await resendCode(services, signUpId ?? '');
    if (outcome.ok) throw redirect(`${href('/signup')}?step=code&resent=1${nextQuery(next, '&')}`);
    return refused({ problems: [{ field: 'code', code: outcome.code }], typed: {} }, 429);
  }
  return begin(services, request, typed, next);
}

async function begin(services: Services, request: Request, typed: Typed, next: string) {
  const outcome = await signUp(services, typed, await senderOf(services, request, typed.proof));
  if (outcome.ok) {
    throw redirect(`${href('/signup')}?step=code${nextQuery(next, '&')}`, {
      headers: signUpHeaders(services, outcome.value.signUpId),
    });
  }
  const { password: _, confirmPassword: __, proof: ___, ...harmless } = typed;
  const refusal = formRefusal(outcome, harmless);
  return refused(refusal.refused, refusal.status);
}

async function welcome(
  services: Services,
  request: Request,
  next: string,
  verified: Verified,
  field: string,
) {
  if (verified.ok) {
    const headers = await openSessionHeaders(services, request, verified.value.personId, {
      audience: 'site',
      remember: true,
      firstEver: true,
    });
    // As a document, as in sign-in.route.tsx.
    throw redirectDocument(next, { headers });
  }
  if ('triesLeft' in verified) {
    noteSecurityEvent(services, 'code.wrong', { address: addressOf(request), how: 'sign-up' });
  }
  const values: Record<string, number> = 'triesLeft' in verified ? { n: verified.triesLeft } : {};
  return refused({ problems: [{ field, code: verified.code }], typed: {}, values }, 422);
}

function refused(state: Refused, status: number) {
  return data(state, { status });
}

function nextQuery(next: string, sign = '?'): string {
  return next === '/' ? '' : `${sign}next=${encodeURIComponent(next)}`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return asideMeta({
    title: m.signUpTitle(templeName(loaderData.temple).full),
    description: m.signUpDescription,
    url: loaderData.url,
  });
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, next } = loaderData;
  if (loaderData.step === 'code') {
    return (
      <AccountFrame
        temple={temple}
        title={m.checkEmail}
        lead={<Sentence text={m.digitsSent} parts={{ email: () => <b>{loaderData.email}</b> }} />}
      >
        <CodeForm next={next} resent={loaderData.resent} refused={actionData} />
      </AccountFrame>
    );
  }
  if (loaderData.step === 'link') {
    return (
      <AccountFrame temple={temple} title={m.confirmEmail}>
        <LinkForm {...loaderData} refused={actionData} />
      </AccountFrame>
    );
  }
  return <SignUpForm temple={temple} next={next} byMobile={loaderData.byMobile} refused={actionData} />;
}
