import { data, redirect } from 'react-router';
import { proofField, wholeRefusal } from '#core/people/proof.ts';
import { mobileWords } from '#core/people/read-mobile.ts';
import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/mobile-sign-in.ts';
import { proofOfOwner } from '#server/auth/prove-owner.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { askMobileChange, confirmMobileChange, removeMobile } from '#server/mobile-sign-in/change-mobile.ts';
import { clearedCodeCookie, codeCookie, codeSecretOf } from '#server/mobile-sign-in/code-cookie.ts';
import { offersMobile } from '#server/mobile-sign-in/offers-mobile.ts';
import { findWaitingCode } from '#server/mobile-sign-in/prove-code.ts';
import { servicesContext } from '#server/services.ts';
import { deviceOf, intentOf, readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/mobile-change.route';
import { MobileCodeStep, MobileNumberStep, RemoveMobile } from './mobile-steps.tsx';

/** The number that signs in: add, change or remove it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  if (!devotee.mobile && !(await offersMobile(services))) throw redirect(href('/profile'));
  const own = {
    name: devotee.name,
    contact: contactOf(devotee),
    mobile: devotee.mobile ? mobileWords(devotee.mobile) : null,
    removable: devotee.mobile !== null && devotee.emailVerified,
    proof: await proofOfOwner(services, devotee),
  };
  if (new URL(request.url).searchParams.get('step') !== 'code') return { ...own, codeTo: null };
  const waiting = await findWaitingCode(services, codeSecretOf(services, request), devotee.personId);
  if (!waiting) throw redirect(href('/profile/mobile'));
  return { ...own, codeTo: mobileWords(waiting.mobile) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const typed = await readFormText(request, ['intent', 'mobile', 'password', 'code', proofField]);
  const device = deviceOf(request);
  switch (intentOf(typed.intent, ['ask', 'code', 'remove'])) {
    case 'ask': {
      const { mobile, password, proof } = typed;
      const outcome = await askMobileChange(services, devotee, { mobile, password, proof });
      if (!outcome.ok) {
        const { problems, ...rest } = wholeRefusal(outcome);
        const field = 'field' in outcome ? (outcome.field ?? '') : '';
        return refused({ ...rest, problems: problems.map((one) => ({ ...one, field })), typed: { mobile } });
      }
      const headers = codeCookie(services, outcome.value.secret);
      throw redirect(`${href('/profile/mobile')}?step=code`, { headers });
    }
    case 'code': {
      const secret = codeSecretOf(services, request);
      const outcome = await confirmMobileChange(services, devotee, { secret, code: typed.code, device });
      if (outcome.ok) {
        const headers = { 'set-cookie': clearedCodeCookie(services) };
        throw redirect(`${href('/profile')}?saved=mobile`, { headers });
      }
      const values = 'triesLeft' in outcome ? { n: outcome.triesLeft } : undefined;
      return refused({ problems: [{ field: 'code', code: outcome.code }], typed: {}, values });
    }
    case 'remove': {
      const outcome = await removeMobile(services, devotee, { password: typed.password, device });
      if (outcome.ok) throw redirect(`${href('/profile')}?saved=no-mobile`);
      return refused({ problems: [{ field: outcome.field ?? '', code: outcome.code }], typed: {} });
    }
  }
}

function refused(state: Refused) {
  return data(state, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.myMobile);
}

export default function MobileChange({ loaderData, actionData }: Route.ComponentProps) {
  const { name, contact, mobile, removable, proof, codeTo } = loaderData;
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/profile" title={name} lead={contact} />
      {codeTo !== null && <MobileCodeStep number={codeTo} refused={actionData} />}
      {codeTo === null && <MobileNumberStep proof={proof} refused={actionData} />}
      {codeTo === null && removable && mobile !== null && <RemoveMobile number={mobile} proof={proof} />}
    </section>
  );
}
