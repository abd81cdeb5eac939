import { data, redirect } from 'react-router';
import { type PlaceState, waitMinutes } from '#core/fair-door/place-state.ts';
import * as m from '#messages/line.ts';
import { linePath, placePath, registrationPath } from '#server/fair-door/door-paths.ts';
import type { DoorRow } from '#server/fair-door/door-row.ts';
import { findLine } from '#server/fair-door/find-line.ts';
import { goIn } from '#server/fair-door/go-in.ts';
import { findDoor, findPlaceState, lineNow } from '#server/fair-door/line-queries.ts';
import { type Place, placeCookie, readPlace } from '#server/fair-door/place-cookie.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import type { Route } from './+types/place.route';
import { LineUnknown } from './line-unknown.tsx';
import { PlacePage, type ShownPlace } from './place-page.tsx';

/** One's place in the line, for the browser that has its cookie. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const line = await findLine(services, params.id);
  if (!line) return data(null, { status: 404 });
  const { place, placeState } = await ownPlace(services, line.door, request);
  if (line.door.closed_since === null) throw redirect(registrationPath(line.door.event_id), 303);
  if (placeState === 'inside' && place.until) throw redirect(registrationPath(line.door.event_id), 303);
  const { called, aMinute } = await lineNow(services, line.door);
  const ahead = Math.max(0, place.number - called - 1);
  const shown: ShownPlace = {
    ...{ doorId: line.door.id, event: line.event, number: place.number, minutes: line.door.minutes },
    // Inside without the cookie of it: the answer was lost on its way.
    state: placeState === 'inside' ? 'called' : placeState,
    ...{ ahead, wait: waitMinutes(ahead, aMinute) },
  };
  return shown;
}

/** Goes in. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const door = await findDoor(services.db, params.id);
  if (!door) throw redirect(linePath(params.id), 303);
  const { id, event_id: eventId } = door;
  const { place } = await ownPlace(services, door, request);
  const inside = await goIn(services, id, place);
  if (inside.ok) {
    const headers = { 'set-cookie': placeCookie(services, id, inside.value) };
    throw redirect(registrationPath(eventId), { status: 303, headers });
  }
  if (inside.code === 'door-open') throw redirect(registrationPath(eventId), 303);
  if (inside.code === 'no-door' || inside.code === 'place-over') throw redirect(placePath(id), 303);
  return data({ refused: inside.code }, { status: 409, headers: { 'cache-control': 'no-store' } });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.titles[loaderData.state] : m.lineUnknown);

export default function PlaceRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LineUnknown />;
  return <PlacePage place={loaderData} refused={actionData?.refused} />;
}

/** The place of this browser; without one it is led to where places are taken. */
async function ownPlace(
  services: Services,
  door: DoorRow,
  request: Request,
): Promise<{ place: Place; placeState: PlaceState }> {
  const place = readPlace(services, door.id, request.headers.get('cookie'));
  if (!place) throw redirect(linePath(door.id), 303);
  const { placeState } = await findPlaceState(services.db, door, place.number, services.clock());
  return { place, placeState };
}
