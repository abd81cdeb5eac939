import { data } from 'react-router';
import { classState } from '#core/content/temple-class.ts';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findClass } from '#server/classes/class-queries.ts';
import { enrolInClass } from '#server/classes/enrol-in-class.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureWords } from '#server/media/media-queries.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { answerSeat } from '#server/seats/checkout/answer-seat.ts';
import { startClassSeat } from '#server/seats/checkout/start-class-seat.ts';
import { isCalledOff } from '#server/seats/places/called-off.ts';
import { findHeldSeat } from '#server/seats/queries/held-seat.ts';
import { servicesContext } from '#server/services.ts';
import { wholeForm } from '#site/forms/form-state.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/single-class.route';
import { toClassView } from './class-words.ts';
import { SingleClassPage } from './single-class-page.tsx';

export const handle = { publicPage: { seconds: 60, query: { sent: 'free' } } } satisfies PublicRoute;

type RouteArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

export async function loader({ params, request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const found = await findClass(services, params.id);
  if (!found) throw data(null, { status: 404 });
  return loadSentPage(services, request, ['class-enrolment'], {
    pictureWords: await findPictureWords(services, found.image),
    shown: toClassView(found, classState(found, templeDay(services.clock()))),
    url: `${services.config.publicUrl}${plainHref('/classes/:id', { id: found.id })}`,
  });
}

export async function action({ params, request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, enrolmentFields);
  const started = await startClassSeat(services, params.id, typed, origin);
  if (started) return answerSeat(services, request, typed, started);
  const unit = { kind: 'class', id: params.id } as const;
  const held = (await isCalledOff(services.db, unit)) ? null : await findHeldSeat(services, request, unit);
  // The last seat is their own: they need not wait for it.
  if (held) return data({ problems: wholeForm('seat-still-held'), typed, held }, { status: 422 });
  const placed = await enrolInClass(services, params.id, typed, origin);
  return answerRequest(`/classes/${encodeURIComponent(params.id)}`, typed, placed);
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { shown, url } = loaderData;
  return pageMeta(matches, {
    title: ({ full }) => `${shown.title} | ${full}`,
    description: shown.description,
    url,
    picture: shown.image,
  });
}

export default function SingleClass({ loaderData, actionData }: Route.ComponentProps) {
  return <SingleClassPage {...loaderData} refused={actionData} />;
}
