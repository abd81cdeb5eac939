import { data, redirect } from 'react-router';
import { isSevaOver } from '#core/sevas/seva-booking.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import * as m from '#messages/seva-booking.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { cancelSeva } from '#server/sevas/cancel-seva.ts';
import { findSevaBookingView } from '#server/sevas/seva-queries.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/booking.route';
import { BookingPage, BookingUnknown } from './booking-page.tsx';

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const booking = await findSevaBookingView(services, params.id);
  if (!booking) return data(null, { status: 404 });
  const { contact, answerWords } = await getTempleSettings(services);
  return {
    ...booking,
    phone: contact.phone,
    booked: {
      ...answerWords.seva,
      ...(booking.mode === 'online' ? answerWords.sevaOnline : answerWords.sevaInPerson),
    },
    day: longDay(templeDayStart(booking.day)),
    over: isSevaOver(booking, services.clock()),
  };
}

/** Cancels; repeated, or too late, it changes nothing and the page shows the state. */
export async function action({ params, context }: Pick<Route.ActionArgs, 'params' | 'context'>) {
  await cancelSeva(context.get(servicesContext), params.id);
  throw redirect(href('/sevas/booking/:id', { id: params.id }), 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.yourSeva : m.bookingNotFound);

export default function Booking({ loaderData }: Route.ComponentProps) {
  return loaderData ? <BookingPage booking={loaderData} /> : <BookingUnknown />;
}
