import { redirect } from 'react-router';
import { closeAnySession } from '#server/auth/session-headers.ts';
import { servicesContext } from '#server/services.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/sign-out.route';

/** GET changes nothing: signing out is a POST. */
export function loader() {
  return redirect(href('/'));
}

/** Ends the session and returns to / (rule S14). The posting page clears the storage keys. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await closeAnySession(context.get(servicesContext), request);
  return redirect(href('/'), { headers });
}
