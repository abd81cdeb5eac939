import { redirect } from 'react-router';
import type { RoomType } from '#core/content/room-type.ts';
import { formatRupees } from '#core/money/paise.ts';
import { countNights } from '#core/stay/nights.ts';
import type { StayOffer } from '#core/stay/offer-kinds.ts';
import type { TypedSearch } from '#core/stay/stay-input.ts';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/stay.ts';
import * as booking from '#messages/stay-booking.ts';
import * as wait from '#messages/stay-wait.ts';
import { servicesContext } from '#server/services.ts';
import { findOffers, hasRooms } from '#server/stay/queries/find-offers.ts';
import { loadStayRules } from '#server/stay/rules/stay-rules.ts';
import { formState } from '#site/forms/form-state.ts';
import { asideMetaOf } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/rooms.route';
import { SearchForm } from './search-form.tsx';
import { readSearchQuery, searchQuery } from './search-query.ts';

/** Free rooms for dates and people, as they are now: kept by nobody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!(await hasRooms(services))) throw redirect(href('/stay'), 303);
  const query = new URL(request.url).searchParams;
  const typed = readSearchQuery(query);
  const rules = await loadStayRules(services);
  const { days, terms, today } = rules;
  // The form sends both, empty or not; a link without dates is only the way to the form.
  const asked = query.has('arrival') || query.has('departure');
  const answer = asked ? await findOffers(services, rules, typed) : null;
  return {
    ...{ typed, days, meal: termsOn(terms, today).meal },
    problems: answer && !answer.ok ? answer.problems : [],
    result: answer?.ok ? answer : null,
    url: `${services.config.publicUrl}${plainHref('/stay/rooms')}`,
  };
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  asideMetaOf(
    matches,
    loaderData && { title: booking.bookARoom, description: booking.whenAndWho, url: loaderData.url },
  );

export default function Rooms({ loaderData: { typed, days, meal, problems, result } }: Route.ComponentProps) {
  const { errorOf } = formState({ problems, typed }, stayMessageFor);
  const isFull = result?.found.offers.length === 0;
  const nights =
    result && booking.fromTo(dayInWords(result.search.arrival), dayInWords(result.search.departure));
  return (
    <div className="wrap section grid gap-8" data-no-wake>
      <div className="grid gap-5">
        <h1 className="text-h2">{booking.whenAndWho}</h1>
        <SearchForm typed={typed} errorOf={errorOf} days={days} meal={meal} />
      </div>
      {result && (
        <section aria-labelledby="free" className="grid gap-5">
          <div>
            <h2 id="free" className="text-h3">
              {isFull ? nights : booking.freeRooms}
            </h2>
            {!isFull && <p className="muted">{nights}</p>}
          </div>
          {!isFull ? (
            <ul className="stay-offers">
              {result.found.offers.map((offer) => (
                <Offer
                  key={offer.kind.id}
                  offer={offer}
                  nights={countNights(result.search)}
                  guests={result.search.adults + result.search.children}
                  to={`${href('/stay/book')}?${searchQuery(typed, { kind: offer.kind.id, rooms: String(offer.rooms) })}`}
                />
              ))}
            </ul>
          ) : (
            <NothingFree minimumNights={result.found.minimumNights} typed={typed} />
          )}
        </section>
      )}
    </div>
  );
}

type OfferProps = { offer: StayOffer<RoomType>; nights: number; guests: number; to: string };

/** From here on a number of free rooms says that there are few. */
const few = 3;

function Offer({ offer: { kind, rooms, left, price }, nights, guests, to }: OfferProps) {
  return (
    <li className="stay-offer">
      <div>
        <h3>{booking.ofKind(rooms, kind.title)}</h3>
        <p className="sm muted">{kind.summary}</p>
        <p className="sm">
          {rooms === 1 ? m.sleeps(kind.sleeps) : booking.sleepsEach(kind.sleeps)}
          {price.extraBeds > 0 && ` · ${booking.extraBeds(price.extraBeds)}`}
        </p>
      </div>
      <div className="take">
        <span className="price">{formatRupees(price.total, 'short')}</span>
        <span className="sm muted">{booking.forAll(booking.nights(nights), booking.people(guests))}</span>
        {left - rooms < few && <span className="sm">{booking.fewLeft(left)}</span>}
        <ButtonLink to={to}>{booking.bookThis}</ButtonLink>
      </div>
    </li>
  );
}

function NothingFree({ minimumNights, typed }: { minimumNights: number | null; typed: TypedSearch }) {
  return (
    <div className="grid gap-4 justify-items-start">
      <Notice tone="info">
        <b>{minimumNights === null ? booking.noRoom : booking.atLeastNights(minimumNights)}</b>{' '}
        {booking.noRoomLead}
      </Notice>
      <div className="row wrapx">
        {minimumNights === null && (
          <a href={`${plainHref('/stay/wait')}?${searchQuery(typed)}`} className="btn btn-primary">
            {wait.joinList}
          </a>
        )}
        <a href={`${plainHref('/stay')}#ask`} className="btn btn-outline">
          {booking.sendInquiry}
        </a>
      </div>
    </div>
  );
}
