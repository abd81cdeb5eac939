import { redirect } from 'react-router';
import { requireDevotee } from '#server/auth/viewer.ts';
import { exportMyData } from '#server/person-file/export-my-data.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import { servicesContext } from '#server/services.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/profile-data.route';

/** The address alone gives nothing: the copy of all data is requested by a form. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  await requireDevotee(context.get(servicesContext), request);
  throw redirect(href('/profile'));
}

/** 'Download my data': a JSON file of what is stored about the signed-in person. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { personId, address } = devotee;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'own' });
  return privateFile(JSON.stringify(await exportMyData(services, devotee), null, 2), 'my-data.json');
}
