import { redirect } from 'react-router';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import { readWait, waitFields } from '#core/stay/wait.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/stay.ts';
import * as booking from '#messages/stay-booking.ts';
import * as words from '#messages/stay-wait.ts';
import { waitingList } from '#messages/waiting-list.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { servicesContext } from '#server/services.ts';
import { hasRooms } from '#server/stay/queries/find-offers.ts';
import { loadStayRules } from '#server/stay/rules/stay-rules.ts';
import { joinWaits } from '#server/stay/waits/join-waits.ts';
import { senderRefused } from '#site/forms/refused-answer.ts';
import { asideMetaOf } from '#site/frame/page-meta.ts';
import { WaitAnswer, WaitForm } from '#site/wait-parts/wait-form.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/wait.route';
import './search.css';
import { readSearchQuery } from './search-query.ts';

/** The waiting list for nights on which nothing is free; the search comes in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!(await hasRooms(services))) throw redirect(href('/stay'), 303);
  const query = new URL(request.url).searchParams;
  const { kinds, days } = await loadStayRules(services);
  return {
    search: readSearchQuery(query),
    joined: query.get('joined') !== null,
    kinds: kinds.map(({ id, title }) => ({ id, title })),
    days,
    url: `${services.config.publicUrl}${plainHref('/stay/wait')}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, waitFields);
  const read = readWait(typed, await loadStayRules(services));
  const joined = await joinWaits(services, await viewerOf(services, request), read, origin);
  if (joined.ok) throw redirect(`${href('/stay/wait')}?joined=1`, 303);
  return senderRefused(joined, typed);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  asideMetaOf(
    matches,
    loaderData && { title: waitingList, description: words.waitLead, url: loaderData.url },
  );

const count = { type: 'number', inputMode: 'numeric' } as const;

export default function Wait({
  loaderData: { search, joined, kinds, days },
  actionData,
}: Route.ComponentProps) {
  if (joined)
    return (
      <WaitAnswer
        joined
        way={
          <a href={plainHref('/stay/rooms')} className="btn btn-outline">
            {words.otherDates}
          </a>
        }
      />
    );
  return (
    <WaitForm
      action={plainHref('/stay/wait')}
      refused={actionData}
      sentenceFor={stayMessageFor}
      consent={words.consent}
      lead={
        <>
          <p className="lead">{words.waitLead}</p>
          {search.arrival && search.departure && (
            <p className="muted num">
              {booking.fromTo(dayInWords(search.arrival), dayInWords(search.departure))}
            </p>
          )}
        </>
      }
    >
      {(field) => (
        <>
          <Select
            {...field('kind')}
            label={m.room}
            placeholder={m.chooseRoom}
            options={kinds.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <div className="pair">
            <TextInput
              {...field('arrival', search.arrival)}
              label={m.checkIn}
              type="date"
              min={days.from}
              max={days.to}
            />
            <TextInput
              {...field('departure', search.departure)}
              label={m.checkOut}
              type="date"
              min={days.from}
            />
          </div>
          <div className="stay-search-counts">
            <TextInput {...field('adults', search.adults || '2')} {...count} label={m.adults} min={1} />
            <TextInput {...field('children', search.children || '0')} {...count} label={m.children} min={0} />
            <TextInput {...field('rooms', search.rooms || '1')} {...count} label={m.roomsOrBeds} min={1} />
          </div>
          <input type="hidden" name="meals" value={actionData?.typed.meals ?? search.meals} />
        </>
      )}
    </WaitForm>
  );
}
