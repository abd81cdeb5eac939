import { data, redirect } from 'react-router';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/give-simply.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { getGivingRules } from '#server/donations/giving-rules.ts';
import { listSimpleChoices } from '#server/donations/simple-choices.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { purchaseKeyContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { answerDonationForm, readDonationForm } from '#site/giving/donation-form-fields.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { href, plainHref } from '#ui/href.ts';
import { readCheckoutForm } from '../checkout-fields.ts';
import type { Route } from './+types/amount.route.ts';
import { amountScreen, simpleLine, whoFacts, whoScreen } from './simple-model.ts';
import { SimpleSteps } from './simple-steps.tsx';

/** Cached as long as it has no amount of its own: of those there are any number. */
export const handle = {
  publicPage: { seconds: 60, query: { cause: anyName, amount: /^[1-9]\d{0,8}(\.00)?$/ } },
} satisfies PublicRoute;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const choices = await listSimpleChoices(services, query.get('cause') ?? '');
  const ownAmount = query.get('amount') ?? '';
  const page = {
    screen: amountScreen(choices, { ownAmount }),
    url: `${services.config.publicUrl}${plainHref('/donate/simply')}`,
  };
  return data(page, ownAmount === '' ? {} : { headers: { 'cache-control': 'no-store' } });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

/**
 * An amount that can be given goes on to the second screen: by its address, or, where something
 * was typed there already, with that.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = readDonationForm(form);
  const { texts } = readCheckoutForm(form);
  const carried = Object.values(texts).some((text) => text !== '') ? texts : null;
  const choices = await listSimpleChoices(services, typed.cause);
  const causes = await listCauses(services);
  const cause = causes.find(({ id }) => id === (typed.cause || choices.cause?.id)) ?? null;
  const sent = { ...typed, cause: cause?.id ?? typed.cause, quantity: '1' };
  const answer = answerDonationForm(cause, sent, templeDay(services.clock()));
  if (!answer.ok || answer.line.typeId !== null) {
    const code = answer.ok ? 'own-amount-refused' : answer.code;
    const { ownAmount } = typed;
    const shown = { ownAmount, error: donationMessage(code), typed: carried };
    return data(amountScreen(choices, shown), { status: 422 });
  }
  const { causeId, ownAmount } = answer.line;
  const gift = new URLSearchParams({ cause: causeId, amount: ownAmount ?? '' });
  const facts = carried && whoFacts(simpleLine(gift), choices, await getGivingRules(services, [causeId]));
  if (!carried || !facts) throw redirect(`${href('/donate/simply/who')}?${gift}`, 303);
  const intentKey = context.get(purchaseKeyContext);
  return data(whoScreen({ ...facts, intentKey, texts: carried, problems: [] }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { url } = loaderData;
  return pageMeta(matches, {
    title: ({ full }) => `${m.giveSimply} | ${full}`,
    description: ({ full }) => m.description(full),
    picture: 'donate',
    url,
  });
}

export default function SimpleAmount({ loaderData, actionData }: Route.ComponentProps) {
  return <SimpleSteps screen={actionData ?? loaderData.screen} />;
}
