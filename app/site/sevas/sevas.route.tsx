import { data, redirect } from 'react-router';
import { weekWords } from '#core/hours/hours-words.ts';
import { formRefusal } from '#core/people/proof.ts';
import { sevaFields, sevaModes, sevaWindow } from '#core/sevas/seva-booking.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { bookSeva } from '#server/sevas/book-seva.ts';
import { listSevas, offered } from '#server/sevas/seva-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/sevas.route';
import { SevasPage } from './sevas-page.tsx';

export const handle = { publicPage: { seconds: 300, query: { tab: sevaModes } } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [sevas, { openingHours, contact, activityWords, activitySearch }] = await Promise.all([
    listSevas(services),
    getTempleSettings(services),
  ]);
  return {
    words: activityWords.sevas,
    search: activitySearch.sevas,
    sevas: sevas.map(({ id, title, summary }) => ({ id, title, summary })),
    online: offered(sevas, 'online').map(({ id }) => id),
    inperson: offered(sevas, 'inperson').map(({ id }) => id),
    window: sevaWindow(services.clock()),
    hours: weekWords(openingHours)
      .map(({ days, hours }, _, lines) => (lines.length === 1 ? hours : `${days} ${hours}`))
      .join(', '),
    phone: contact.phone,
    url: `${services.config.publicUrl}${plainHref('/sevas')}`,
  };
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, ['tab', ...sevaFields]);
  const mode = sevaModes.find((one) => one === typed.tab) ?? 'online';
  const outcome = await bookSeva(services, mode, typed, origin);
  if (outcome.ok) throw redirect(href('/sevas/booking/:id', { id: outcome.value.id }), 303);
  const { refused, status } = formRefusal(outcome, typed);
  return data({ mode, refused }, { status });
}

export const meta = searchMeta('food-for-life');

export default function Sevas({ loaderData, actionData }: Route.ComponentProps) {
  return <SevasPage {...loaderData} answered={actionData} />;
}
