import { readTourInquiry, tourFields } from '#core/requests/tour.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { answerSeat } from '#server/seats/checkout/answer-seat.ts';
import { startTourSeats } from '#server/seats/checkout/start-tour-seats.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { registerForTour } from '#server/tours/register-for-tour.ts';
import { getTourRules } from '#server/tours/tour-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/tours-packages.route';
import { isOffered, toDepartureView } from './tour-words.ts';
import { ToursPackagesPage } from './tours-packages-page.tsx';

export const handle = {
  publicPage: {
    seconds: 300,
    query: { tab: ['inquiry', 'registration'], tour: anyName, departure: anyName, sent: 'free' },
  },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const [{ tours, days, departures }, { activityWords, activitySearch }] = await Promise.all([
    getTourRules(services),
    getTempleSettings(services),
  ]);
  const query = new URL(request.url).searchParams;
  const named = departures.find(({ id }) => id === query.get('departure'));
  const departure = named && isOffered(named) ? named : undefined;
  const off = named?.calledOff ? named : undefined;
  const tour = (departure ?? off)?.tourId ?? query.get('tour');
  const chosen = tours.find(({ id }) => id === tour)?.id ?? '';
  const known =
    ((departure ?? off)?.id ?? null) === query.get('departure') &&
    (query.get('tour') === null || tours.some(({ id }) => id === query.get('tour')));
  const shown = departures.filter(({ day }) => day >= days.from).map(toDepartureView);
  const isSold = shown.some((one) => isOffered(one) && one.paidNow !== null);
  const page = {
    words: isSold ? { ...activityWords.tourAsk, ...activityWords.tourAskPaid } : activityWords.tourAsk,
    search: activitySearch.tourAsk,
    tours,
    days,
    departures: shown,
    departure: departure?.id ?? '',
    off: off ? toDepartureView(off) : null,
    tab: tabOf(query),
    chosen,
    url: `${services.config.publicUrl}${plainHref('/tourspackages')}`,
  };
  return loadSentPage(services, request, ['tour-inquiry', 'tour-registration'], page, known);
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const tab = tabOf(new URL(request.url).searchParams);
  const { typed, origin } = await readRequestForm(services, request, tourFields);
  const started = tab === 'registration' ? await startTourSeats(services, typed, origin) : null;
  if (started) return answerSeat(services, request, typed, started);
  const placed =
    tab === 'registration'
      ? await registerForTour(services, typed, origin)
      : await placeRequest(services, readTourInquiry(typed, await getTourRules(services)), origin);
  return answerRequest(tourTabPath(tab), typed, placed);
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta();

export default function ToursPackages({ loaderData, actionData }: Route.ComponentProps) {
  return <ToursPackagesPage {...loaderData} refused={actionData} />;
}

function tabOf(query: URLSearchParams): 'inquiry' | 'registration' {
  return query.get('tab') === 'registration' ? 'registration' : 'inquiry';
}

function tourTabPath(tab: 'inquiry' | 'registration'): string {
  return tab === 'registration' ? '/tourspackages?tab=registration' : '/tourspackages';
}
