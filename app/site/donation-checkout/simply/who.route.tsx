import { data, redirect } from 'react-router';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import * as m from '#messages/give-simply.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findBegunDonor } from '#server/donations/begun-donor.ts';
import { getGivingRules } from '#server/donations/giving-rules.ts';
import { listSimpleChoices } from '#server/donations/simple-choices.ts';
import { startDonation } from '#server/donations/start-donation.ts';
import { startFromForm } from '#server/donations/start-from-form.ts';
import { purchaseKeyContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { intentOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { href } from '#ui/href.ts';
import { emptyTexts, readCheckoutForm, wordProblems } from '../checkout-fields.ts';
import { ownTexts } from '../own-texts.ts';
import type { Route } from './+types/who.route.ts';
import { amountScreen, simpleLine, whoFacts, whoScreen } from './simple-model.ts';
import { SimpleSteps } from './simple-steps.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const line = simpleLine(query);
  const [choices, rules] = await Promise.all([
    listSimpleChoices(services, line.causeId),
    getGivingRules(services, [line.causeId]),
  ]);
  const facts = whoFacts(line, choices, rules);
  // Also after a post, whose address has no amount.
  if (!facts) return amountScreen(choices, { ownAmount: line.ownAmount ?? '' });
  const own = ownTexts(await viewerOf(services, request));
  const before = await findBegunDonor(services, request, query.get('again') ?? '');
  const texts = { ...emptyTexts, ...own, ...before };
  return whoScreen({ ...facts, intentKey: context.get(purchaseKeyContext), texts, problems: [] });
}

/** Begins the donation by the verb of every road; 'back' changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const go = intentOf(textOf(form, 'go') || 'on', ['on', 'back']);
  const line = simpleLine(form);
  const sent = readCheckoutForm(form);
  const texts = { ...sent.texts, path: sent.texts.path === 'tax' ? 'tax' : 'named' };
  const choices = await listSimpleChoices(services, line.causeId);
  if (go === 'back') {
    return data(amountScreen(choices, { ownAmount: line.ownAmount ?? '', typed: texts }));
  }
  const { shown: _, ...asked } = line;
  const input = { ...sent.input, ...texts, lines: [asked], shownTotal: '' };
  const started = await startFromForm(services, request, form, (viewer) =>
    startDonation(services, viewer, input),
  );
  if (started.ok) {
    throw redirect(href('/donate/simply/pay/:id', { id: started.id }), {
      status: 303,
      headers: started.headers,
    });
  }
  const { status, problems, proof } = started;
  const facts = whoFacts(line, choices, await getGivingRules(services, [line.causeId]));
  if (!facts) {
    const wrong = problems.find(({ field }) => field.startsWith('lines'));
    const error = donationMessage(wrong?.code ?? 'cause-unknown');
    const shown = { ownAmount: line.ownAmount ?? '', error, typed: texts };
    return data(amountScreen(choices, shown), { status });
  }
  const intentKey = needsNewKey(problems) ? services.ids('intent') : sent.input.intentKey;
  const model = { ...facts, intentKey, texts, problems: wordProblems(problems), proof };
  return data(whoScreen(model), { status });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ matches }) => ownMeta(matches, m.giveSimply);

export default function SimpleWho({ loaderData, actionData }: Route.ComponentProps) {
  return <SimpleSteps screen={actionData ?? loaderData} />;
}
