import { data, redirect } from 'react-router';
import { amountChoice } from '#core/donations/amount-choice.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { openCauses } from '#server/donations/simple-choices.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { answerDonationForm, readDonationForm } from '#site/giving/donation-form-fields.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/donate.route.ts';
import { DonatePage, type DonateRefusal } from './donate-page.tsx';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const [causes, { givingWords, givingSearch, donationAmounts }] = await Promise.all([
    listCauses(services),
    getTempleSettings(services),
  ]);
  const open = openCauses(causes, today);
  return {
    url: `${services.config.publicUrl}${plainHref('/donate')}`,
    words: givingWords.donate,
    search: givingSearch.donate,
    none: open.length === 0 ? givingWords.noOpenCause : null,
    amounts: donationAmounts.map(amountChoice),
    causes: open.map(({ id, title }) => ({ id, title })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const sent = readDonationForm(await readForm(request));
  const causes = await listCauses(services);
  // The Donate Now dialog of every page asks for an amount alone.
  const typed = sent.cause === '' ? { ...sent, cause: openCauses(causes, today)[0]?.id ?? '' } : sent;
  const cause = causes.find(({ id }) => id === typed.cause) ?? null;
  const answer = answerDonationForm(cause, typed, today);
  if (answer.ok) throw redirect(answer.checkout, 303);
  const refusal: DonateRefusal = {
    field: fieldOf(answer),
    message: donationMessage(answer.code),
    typed,
  };
  return data(refusal, { status: 422 });
}

/** The short form has no kinds and no quantity: their problems go to the amount or the cause. */
function fieldOf({ code, field }: { code: string; field: string }): DonateRefusal['field'] {
  if (field === 'inNameOf') return 'inNameOf';
  return code.startsWith('cause-') ? 'cause' : 'ownAmount';
}

export const meta = searchMeta('donate');

export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  return <DonatePage {...loaderData} refusal={actionData ?? null} />;
}
