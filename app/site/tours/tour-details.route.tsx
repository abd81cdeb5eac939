import ArrowRight from 'lucide-react/icons/arrow-right';
import { data } from 'react-router';
import * as m from '#messages/tours.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureCredit, findPictureWords } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import { findTour, listDepartures, listTours } from '#server/tours/tour-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { filmFrames, RichText } from '#site/reading/rich-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureCredit } from '#ui/picture-credit.tsx';
import { withCapital } from '#ui/with-capital.ts';
import type { Route } from './+types/tour-details.route';
import {
  type DepartureView,
  isOffered,
  priceWords,
  seatWords,
  toDepartureView,
  tourNote,
} from './tour-words.ts';
import './tours.css';

export const handle = { publicPage: { seconds: 300, frames: filmFrames } } satisfies PublicRoute;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const [tour, tours, departures] = await Promise.all([
    findTour(services, params.id),
    listTours(services),
    listDepartures(services),
  ]);
  const others = tours.filter(({ id }) => id !== tour?.id);
  const url = `${services.config.publicUrl}${plainHref('/toursdetails/:id', { id: tour?.id ?? '' })}`;
  const days = departures
    .filter(({ tourId, closed, calledOff }) => tourId === tour?.id && (calledOff || !closed))
    .map(toDepartureView);
  const words = tour ? await findPictureWords(services, tour.image) : '';
  const credit = await findPictureCredit(services, tour?.image ?? '');
  return data({ tour, words, credit, others, days, url }, { status: tour ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.tour) return [{ title: m.tourNotFound }, { name: 'robots', content: 'noindex' }];
  const { tour, url } = loaderData;
  return pageMeta(matches, {
    title: ({ full }) => `${tour.title} | ${full}`,
    description: tour.summary,
    url,
    picture: tour.image,
  });
}

/** The page of a tour, or the text for an unknown id (rule S55). */
export default function TourDetails({ loaderData }: Route.ComponentProps) {
  const { tour, words, credit, others, days } = loaderData;
  if (!tour) return <TourUnknown />;
  const ask = `/tourspackages?tour=${tour.id}`;
  return (
    <>
      <article className="wrap tour">
        <header>
          <Breadcrumbs trail={[{ to: href('/tours'), label: m.tours }]} here={tour.title} />
          <h1>{tour.title}</h1>
          <p className="lead">{tour.summary}</p>
          <p className="row wrapx">
            <ButtonLink to={ask}>{m.registerNow}</ButtonLink>
            <span className="muted">{tourNote(tour)}</span>
          </p>
        </header>
        <Picture name={tour.image} alt={words} eager className="tour-picture" />
        <PictureCredit credit={credit} />
        <div className="tour-body">
          <RichText html={tour.content} textLang={tour.textLang} />
          <aside className="panel tour-facts" aria-label={m.atAGlance}>
            <dl className="facts-list">
              <dt>{m.howLong}</dt>
              <dd>{tour.length}</dd>
              <dt>{m.price}</dt>
              <dd>{priceWords(tour.price)}</dd>
              <dt>{m.startsFrom}</dt>
              <dd>{m.templeGate}</dd>
            </dl>
            {days.length > 0 && <Departures days={days} />}
            <p className="sm muted">
              {days.some((one) => isOffered(one) && one.paidNow !== null)
                ? m.someDaysArePaid
                : m.registeringIsFree}
            </p>
            <ButtonLink to={href('/contacts')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.askSomethingElse}
            </ButtonLink>
          </aside>
        </div>
      </article>
      {others.length > 0 && (
        <section className="section tour-others">
          <div className="wrap">
            <h2 className="text-h3 mb-5">{m.otherTours}</h2>
            <ul className="tour-cards three">
              {others.map((other) => (
                <li key={other.id}>
                  <Card
                    to={withCapital(href('/toursdetails/:id', { id: other.id }))}
                    picture={other.image}
                    title={other.title}
                    note={tourNote(other)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function Departures({ days }: { days: readonly DepartureView[] }) {
  return (
    <nav aria-label={m.departures}>
      <h2 className="text-h4 mb-2">{m.departures}</h2>
      <ul className="departures">
        {days.map(({ id, words, seatsLeft, calledOff, calledOffWords, paidNow }) => (
          <li key={id}>
            {calledOff ? (
              <p>
                {words} <Badge tone="bad">{m.calledOff}</Badge>
                {calledOffWords && <small className="w-full">{calledOffWords}</small>}
              </p>
            ) : seatsLeft > 0 ? (
              <a href={`${plainHref('/tourspackages')}?tab=registration&departure=${id}`}>
                {words}{' '}
                <span>
                  {seatWords(seatsLeft)}
                  {paidNow && <small className="block">{paidNow}</small>}
                </span>
              </a>
            ) : (
              <p>
                {words} <span>{seatWords(seatsLeft)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TourUnknown() {
  return (
    <UnknownPage
      title={m.tourNotFound}
      ways={[
        { to: href('/tours'), words: m.seeAllTours },
        { to: href('/contacts'), words: m.contactUs },
      ]}
    >
      {m.mistypedOrGone}
    </UnknownPage>
  );
}
