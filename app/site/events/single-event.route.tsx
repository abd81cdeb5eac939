import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import { data } from 'react-router';
import type { Event } from '#core/content/event.ts';
import { noPicture, type Picture } from '#core/content/picture.ts';
import { excerptOf } from '#core/content/preview.ts';
import { formatRupees, rupeesText, zeroPaise } from '#core/money/paise.ts';
import type { Fullness } from '#core/passes/event-passes.ts';
import { longDay, span } from '#core/time/date-words.ts';
import { templeIso } from '#core/time/temple-day.ts';
import * as m from '#messages/events.ts';
import { language } from '#messages/language.ts';
import * as passes from '#messages/passes.ts';
import { countTurnout } from '#server/content/event-turnout.ts';
import { findEvent, listRelatedEvents } from '#server/content/events-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureCredit } from '#server/media/media-queries.ts';
import { findPassSale, type PassSale } from '#server/passes/queries/event-passes.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta, shareImage, templeName } from '#site/frame/page-meta.ts';
import { breadcrumbData } from '#site/frame/structured-data.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';
import { PhotoGrid } from '#site/media-viewers/photo-grid.tsx';
import { toEventRow } from '#site/reading/content-rows.ts';
import { EventRows, eventHref } from '#site/reading/event-rows.tsx';
import { Reading } from '#site/reading/reading.tsx';
import { filmFrames } from '#site/reading/rich-text.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, withLanguage } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/single-event.route';
import { googleCalendarHref, mapHref } from './event-links.ts';
import { EventOutcomes } from './event-outcomes.tsx';

export const handle = { publicPage: { seconds: 60, frames: filmFrames } } satisfies PublicRoute;

const list = { to: href('/events'), label: m.activities, back: m.allEvents };
const shownRelated = 3;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const event = await findEvent(services, params.id);
  if (!event) throw data(null, { status: 404 });
  const [related, { contact, identity }, sale] = await Promise.all([
    listRelatedEvents(services, event, shownRelated),
    getTempleSettings(services),
    event.past || event.cancelled ? null : findPassSale(services, event.id),
  ]);
  const path = eventHref(event);
  const [first] = event.pictures;
  const url = `${services.config.publicUrl}${withLanguage(path)}`;
  return {
    title: event.title,
    html: event.description,
    textLang: event.textLang,
    picture: event.past ? noPicture : { ...first, image: pictureSource(first.image) },
    credit: event.past ? '' : await findPictureCredit(services, first.image),
    album: event.past ? event.pictures.filter(({ image }) => image).map(toAlbum(path)) : [],
    /** The picture of a shared link. */
    shared: first.image,
    outcomes: event.past ? event.outcomes : [],
    afterwards: event.past ? event.afterwards : null,
    turnout: event.past ? await countTurnout(services, event.id) : null,
    day: longDay(event.startsAt),
    when: span(event.startsAt, event.endsAt),
    location: event.location,
    map: mapHref(event.mapQuery ?? `${contact.latitude},${contact.longitude}`),
    file: `${path}/event.ics`,
    google: googleCalendarHref(event, url),
    fee: feeWords(event, sale),
    capacity: event.capacity,
    fullness: sale?.fullness ?? null,
    book: sale && {
      to: href('/events/single-event/:id/passes', { id: event.id }),
      words: sale.prices.free ? passes.register : passes.bookPasses,
    },
    state: event.cancelled ? ('cancelled' as const) : event.past ? ('past' as const) : ('coming' as const),
    summary: excerptOf(event.description, 155),
    related: related.map((one) => toEventRow(one, services.clock())),
    url,
    structured: structuredEvent(event, sale, url, {
      name: templeName(identity).full,
      address: contact.address,
    }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, day, summary, url, structured, shared } = loaderData;
  return [
    ...pageMeta(matches, {
      // Two events of one name, or a page of its name, have days of their own.
      title: ({ full }) => `${title}, ${day} | ${full}`,
      description: summary,
      url,
      picture: shared,
    }),
    { 'script:ld+json': structured },
    { 'script:ld+json': breadcrumbData(url, [list], title) },
  ];
}

export default function SingleEvent({ loaderData }: Route.ComponentProps) {
  const { related, state } = loaderData;
  return (
    <Reading
      {...loaderData}
      list={list}
      before={state === 'past' && <DayThatWas {...loaderData} />}
      nextTitle={state === 'coming' ? m.alsoComingUp : m.comingUp}
      next={related.length > 0 && <EventRows events={related} photosOnly />}
    >
      {state === 'cancelled' && <Notice tone="bad">{m.eventCancelled}</Notice>}
      {state === 'past' && <Notice>{m.eventOver}</Notice>}
      <Facts {...loaderData} />
    </Reading>
  );
}

/** Of an event that is over: what the day gave, its pictures, and then what it was about. */
function DayThatWas({ title, album, outcomes, afterwards, turnout }: Route.ComponentProps['loaderData']) {
  return (
    <>
      <EventOutcomes lines={outcomes} turnout={turnout} afterwards={afterwards} />
      {album.length > 0 && (
        <section className="event-album" aria-label={m.picturesOf(title)}>
          <PhotoGrid photos={album} eager={1} />
        </section>
      )}
      <h2 className="text-h3 event-about">{m.whatItWasAbout}</h2>
    </>
  );
}

const toAlbum =
  (page: string) =>
  ({ image, alt }: Picture, at: number): LightboxPhoto => ({
    id: `picture-${at + 1}`,
    image,
    alt,
    caption: alt,
    page: `${page}#picture-${at + 1}`,
  });

const fullnessWords: Record<Fullness, string> = {
  free: passes.freePlaces,
  nearly: passes.nearlyFull,
  full: passes.full,
};

function Facts({
  when,
  location,
  map,
  fee,
  capacity,
  fullness,
  book,
  state,
  file,
  google,
}: Route.ComponentProps['loaderData']) {
  return (
    <>
      <dl className="facts-list">
        <dt>{m.when}</dt>
        <dd>{when}</dd>
        <dt>{m.where}</dt>
        <dd>{location}</dd>
        <dt>{m.fee}</dt>
        <dd>{fee}</dd>
        {capacity !== null && (
          <>
            <dt>{m.places}</dt>
            <dd>{capacity}</dd>
          </>
        )}
        {fullness && (
          <>
            <dt>{passes.howFullNow}</dt>
            <dd>{fullnessWords[fullness]}</dd>
          </>
        )}
      </dl>
      {state === 'coming' && book && (
        <p>
          <ButtonLink to={book.to}>{book.words}</ButtonLink>
        </p>
      )}
      {state === 'past' && (
        <p className="row wrapx">
          <ButtonLink to={href('/media')} look="outline" size="sm">
            {m.picturesAndFilms}
          </ButtonLink>
          <ButtonLink to={href('/calender')} look="outline" size="sm">
            {m.comingFestivals}
          </ButtonLink>
        </p>
      )}
      {state === 'coming' && (
        <p className="row wrapx">
          <ButtonLink
            to={file}
            {...(book && { look: 'outline' as const })}
            size="sm"
            reloadDocument
            download
            icon={<Icon of={CalendarPlus} />}
          >
            {m.addToCalendar}
          </ButtonLink>
          <ButtonLink to={google} look="outline" size="sm" newTab>
            {m.googleCalendar}
          </ButtonLink>
          <ButtonLink to={map} look="outline" size="sm" newTab icon={<Icon of={MapPin} />}>
            {m.getDirections}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** What it costs: by its passes where there are some, else as the office wrote it. */
function feeWords({ fee }: Event, sale: PassSale | null): string {
  const from = sale?.prices.from ?? null;
  if (from !== null) return (sale?.prices.free ? m.someFreeFrom : m.passesFrom)(formatRupees(from, 'short'));
  return sale || fee === zeroPaise ? m.free : m.aPerson(formatRupees(fee, 'short'));
}

function structuredEvent(
  event: Event,
  sale: PassSale | null,
  url: string,
  temple: { name: string; address: string },
) {
  const least = sale ? (sale.prices.from ?? zeroPaise) : event.fee;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    inLanguage: language,
    description: excerptOf(event.description, 300),
    image: shareImage(url, event.pictures[0].image),
    startDate: templeIso(event.startsAt),
    ...(event.endsAt ? { endDate: templeIso(event.endsAt) } : {}),
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location, address: event.mapQuery ?? temple.address },
    organizer: { '@type': 'Organization', name: temple.name, url: new URL(url).origin },
    isAccessibleForFree: sale ? sale.prices.free : event.fee === zeroPaise,
    ...(least === zeroPaise
      ? {}
      : { offers: { '@type': 'Offer', price: rupeesText(least), priceCurrency: 'INR', url } }),
    url,
  };
}
