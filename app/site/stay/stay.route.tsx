import { comingDays } from '#core/requests/request-days.ts';
import { readStayInquiry, stayFields } from '#core/requests/stay-inquiry.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { hasRooms, tooFewRooms } from '#server/stay/queries/find-offers.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { listTerms } from '#server/stay/rules/stay-rules.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { plainHref } from '#ui/href.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/stay.route';
import { StayPage } from './stay-page.tsx';

export const handle = { publicPage: { seconds: 300, query: { sent: 'free' } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { stay: guestHouse, activityWords, activitySearch } = await getTempleSettings(services);
  const rooms = await listRoomTypes(services);
  return loadSentPage(services, request, ['stay-inquiry'], {
    ...activityWords.stay,
    guestHouse,
    search: activitySearch.stay,
    rooms: rooms.map((room) => ({ ...room, image: pictureSource(room.image) })),
    days: comingDays(services.clock()),
    bookable: await hasRooms(services),
    meal: termsOn(await listTerms(services.db), templeDay(services.clock())).meal,
    url: `${services.config.publicUrl}${plainHref('/stay')}`,
  });
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, stayFields);
  const rules = { rooms: await listRoomTypes(services), days: comingDays(services.clock()) };
  const read = readStayInquiry(typed, rules);
  const few = read.ok ? await tooFewRooms(services, read.value.details) : null;
  return answerRequest('/stay', typed, await placeRequest(services, few ?? read, origin));
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta();

export default function Stay({ loaderData, actionData }: Route.ComponentProps) {
  return <StayPage {...loaderData} refused={actionData} />;
}
