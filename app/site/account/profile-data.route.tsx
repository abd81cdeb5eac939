import { requireDevotee } from '#server/auth/viewer.ts';
import { exportMyData } from '#server/people/export-my-data.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/profile-data.route';

/** 'Download my data': a JSON file of what is kept about the person who asks. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  return new Response(JSON.stringify(await exportMyData(services, devotee), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}
