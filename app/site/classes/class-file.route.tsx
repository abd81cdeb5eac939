import { data } from 'react-router';
import { classState, takesNobody } from '#core/content/temple-class.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { classFile } from '#server/classes/class-calendar.ts';
import { findClass } from '#server/classes/class-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { calendarFile } from '#server/web-request/calendar-file.ts';
import type { Route } from './+types/class-file.route';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

/** GET /classes/{id}/class.ics: every lesson until the last day, for a calendar. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const found = await findClass(services, params.id);
  if (!found || takesNobody(classState(found, templeDay(services.clock()))))
    throw data(null, { status: 404 });
  return calendarFile(classFile(found, services.config.publicUrl), 'class.ics');
}
