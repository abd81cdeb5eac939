import { data, Link, redirect, redirectDocument } from 'react-router';
import { nextPath } from '#core/people/next-path.ts';
import { proofField, wholeRefusal } from '#core/people/proof.ts';
import { mobileWords } from '#core/people/read-mobile.ts';
import * as m from '#messages/mobile-sign-in.ts';
import { knownBrowserOf } from '#server/auth/known-browser.ts';
import { openSessionHeaders } from '#server/auth/session-headers.ts';
import { senderOf } from '#server/auth/take-turn.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { clearedCodeCookie, codeCookie, codeSecretOf } from '#server/mobile-sign-in/code-cookie.ts';
import { finishMobileSignUp } from '#server/mobile-sign-in/finish-mobile-sign-up.ts';
import { offersMobile } from '#server/mobile-sign-in/offers-mobile.ts';
import { findWaitingCode } from '#server/mobile-sign-in/prove-code.ts';
import { requestSignInCode } from '#server/mobile-sign-in/request-sign-in-code.ts';
import { signInByMobile } from '#server/mobile-sign-in/sign-in-by-mobile.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, intentOf, readFormText } from '#server/web-request/form-text.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { templeDoor } from '#site/account/temple-door.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { asideMeta, templeName } from '#site/frame/page-meta.ts';
import { href, plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/mobile.route';
import { MobileCodeForm } from './mobile-code-form.tsx';
import { MobileNameForm } from './mobile-name-form.tsx';
import { MobileNumberForm } from './mobile-number-form.tsx';
import { stepPath } from './mobile-step-path.ts';

/** Three steps on one address: the number, the code, and the name of a new account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const next = nextPath(query.get('next'));
  const viewer = await viewerOf(services, request);
  // `again`: a fresh proof of who is signed in already (auth/prove-owner.ts).
  const isAgain = query.get('again') === '1';
  if (viewer.kind !== 'visitor' && !isAgain) throw redirect(next);
  if (!(await offersMobile(services))) throw redirect(href('/signin'));
  const page = {
    temple: templeDoor(await getTempleSettings(services)),
    next,
    url: `${services.config.publicUrl}${plainHref('/signin/mobile')}`,
  };
  const step = query.get('step');
  if (step !== 'code' && step !== 'name') return { ...page, step: 'number' as const };
  const waiting = await findWaitingCode(services, codeSecretOf(services, request), null);
  if (!waiting || waiting.proven !== (step === 'name')) throw redirect(stepPath(null, next));
  if (step === 'name') return { ...page, step: 'name' as const };
  const number = mobileWords(waiting.mobile);
  return { ...page, step: 'code' as const, number, resent: query.get('resent') === '1' };
}

const fields = ['mobile', 'code', 'remember', 'fullName', 'acceptTerms'] as const;
const names = ['intent', 'next', ...fields, proofField] as const;
type Typed = Record<(typeof names)[number], string>;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, names);
  const next = nextPath(typed.next);
  switch (intentOf(typed.intent, ['number', 'resend', 'code', 'name'])) {
    case 'number':
      return askCode(services, request, typed, { next, resent: false });
    case 'resend': {
      const waiting = await findWaitingCode(services, codeSecretOf(services, request), null);
      if (!waiting) throw redirect(stepPath(null, next));
      return askCode(services, request, { ...typed, mobile: waiting.mobile }, { next, resent: true });
    }
    case 'code':
      return takeCode(services, request, typed, next);
    case 'name':
      return takeName(services, request, typed, next);
  }
}

async function askCode(
  services: Services,
  request: Request,
  { mobile, proof }: Typed,
  { next, resent }: { next: string; resent: boolean },
) {
  const outcome = await requestSignInCode(services, mobile, {
    sender: await senderOf(services, request, proof),
    markOf: (personId) => knownBrowserOf(services, request, personId),
  });
  if (outcome.ok) {
    throw redirect(stepPath('code', next, resent), { headers: codeCookie(services, outcome.value.secret) });
  }
  const typed = { mobile };
  return outcome.code === 'invalid'
    ? refused({ problems: outcome.problems, typed }, 422)
    : refused({ ...wholeRefusal(outcome), typed }, outcome.code === 'mobile-not-offered' ? 409 : 429);
}

async function takeCode(services: Services, request: Request, { code, remember }: Typed, next: string) {
  const secret = codeSecretOf(services, request);
  const outcome = await signInByMobile(services, { secret, address: addressOf(request) }, code);
  if (!outcome.ok) {
    const values: Record<string, number> = 'triesLeft' in outcome ? { n: outcome.triesLeft } : {};
    const problems = [{ field: 'code', code: outcome.code }];
    return refused({ problems, typed: { remember }, values }, 422);
  }
  const signedIn = outcome.value;
  if (signedIn.how === 'staff') {
    return refused({ problems: [{ field: '', code: 'mobile-staff' }], typed: {} }, 403);
  }
  if (signedIn.how === 'name') throw redirect(stepPath('name', next));
  const { personId } = signedIn;
  return enter(services, request, next, { personId, remember: remember === 'on', firstEver: false });
}

async function takeName(services: Services, request: Request, typed: Typed, next: string) {
  const { fullName, acceptTerms } = typed;
  const outcome = await finishMobileSignUp(services, codeSecretOf(services, request), {
    fullName,
    acceptTerms,
  });
  if (outcome.ok) {
    const { personId } = outcome.value;
    return enter(services, request, next, { personId, remember: true, firstEver: true });
  }
  if (outcome.code === 'otp-expired') throw redirect(stepPath(null, next));
  return refused({ problems: outcome.problems, typed: { fullName, acceptTerms } }, 422);
}

type Entering = { personId: string; remember: boolean; firstEver: boolean };

async function enter(
  services: Services,
  request: Request,
  next: string,
  { personId, remember, firstEver }: Entering,
): Promise<never> {
  const headers = await openSessionHeaders(services, request, personId, {
    ...{ audience: 'site', remember, firstEver },
  });
  headers.append('set-cookie', clearedCodeCookie(services));
  // As a document, as in sign-in.route.tsx.
  throw redirectDocument(next, { headers });
}

function refused(state: Refused, status: number) {
  return data(state, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return asideMeta({
    title: m.byMobileTitle(templeName(loaderData.temple).full),
    description: m.byMobileDescription(templeName(loaderData.temple).within),
    url: loaderData.url,
  });
}

export default function MobileSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, next } = loaderData;
  const signIn = next === '/' ? href('/signin') : `${href('/signin')}?next=${encodeURIComponent(next)}`;
  const link = (words: string) => <Link to={signIn}>{words}</Link>;
  if (loaderData.step === 'code') {
    const number = () => <b className="num">{loaderData.number}</b>;
    return (
      <AccountFrame
        temple={temple}
        title={m.checkMobile}
        lead={<Sentence text={m.digitsTexted} parts={{ number }} />}
      >
        <MobileCodeForm next={next} resent={loaderData.resent} refused={actionData} />
      </AccountFrame>
    );
  }
  if (loaderData.step === 'name') {
    return (
      <AccountFrame
        temple={temple}
        title={m.yourName}
        lead={m.nameLead}
        below={<Sentence text={m.haveEmailAccount} parts={{ link }} />}
      >
        <MobileNameForm next={next} refused={actionData} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      temple={temple}
      title={m.byMobile}
      lead={m.byMobileLead}
      below={<Sentence text={m.withPassword} parts={{ link }} />}
    >
      <MobileNumberForm next={next} refused={actionData} />
    </AccountFrame>
  );
}
