import { comingDays } from '#core/requests/request-days.ts';
import { readTourInquiry, readTourRegistration, tourFields } from '#core/requests/tour.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { listTours } from '#server/tours/tour-queries.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import type { Route } from './+types/tours-packages.route';
import { ToursPackagesPage } from './tours-packages-page.tsx';

export const handle = {
  publicPage: { seconds: 300, query: ['tab', 'tour', 'sent'] },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const tours = (await listTours(services)).map(({ id, title }) => ({ id, title }));
  const query = new URL(request.url).searchParams;
  return loadSentPage(services, request, ['tour-inquiry', 'tour-registration'], {
    tours,
    days: comingDays(services.clock()),
    tab: tabOf(query),
    chosen: tours.find(({ id }) => id === query.get('tour'))?.id ?? '',
    url: `${services.config.publicUrl}/tourspackages`,
  });
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const tab = tabOf(new URL(request.url).searchParams);
  const { typed, origin } = await readRequestForm(request, tourFields);
  const rules = { tours: await listTours(services), days: comingDays(services.clock()) };
  const read = tab === 'registration' ? readTourRegistration(typed, rules) : readTourInquiry(typed, rules);
  return answerRequest(tourTabPath(tab), typed, await placeRequest(services, read, origin));
}

export { sentHeaders as headers } from '#server/requests/sent-page.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'Tour inquiry and registration · Hare Krishna Temple, Ghaziabad',
    description:
      'Ask about itineraries, rooms and meals or spiritual activities of our tours, or register yourself or your group.',
    url: loaderData?.url ?? '',
  });
}

export default function ToursPackages({ loaderData, actionData }: Route.ComponentProps) {
  return <ToursPackagesPage {...loaderData} refused={actionData} />;
}

function tabOf(query: URLSearchParams): 'inquiry' | 'registration' {
  return query.get('tab') === 'registration' ? 'registration' : 'inquiry';
}

function tourTabPath(tab: 'inquiry' | 'registration'): string {
  return tab === 'registration' ? '/tourspackages?tab=registration' : '/tourspackages';
}
