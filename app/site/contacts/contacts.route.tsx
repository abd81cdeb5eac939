import { contactFields, readContact } from '#core/requests/contact.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { answerRequest } from '#server/requests/answer-request.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { loadSentPage } from '#server/requests/sent-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/contacts.route';
import { ContactsPage } from './contacts-page.tsx';

export const handle = { publicPage: { seconds: 300, query: { sent: 'free' } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { contact, openingHours, visitWords, visitSearch } = await getTempleSettings(services);
  return loadSentPage(services, request, ['contact'], {
    words: visitWords.contacts,
    search: visitSearch.contacts,
    contact,
    openingHours,
    url: `${services.config.publicUrl}${plainHref('/contacts')}`,
  });
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, contactFields);
  const placed = await placeRequest(services, readContact(typed), origin);
  return answerRequest('/contacts', typed, placed);
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta('contact-map');

export default function Contacts({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactsPage {...loaderData} refused={actionData} />;
}
