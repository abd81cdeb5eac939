import { sql } from 'kysely';
import type { Tour, TourCard, TourDeparture } from '#core/content/tour.ts';
import { comingDays } from '#core/requests/request-days.ts';
import type { TourRules } from '#core/requests/tour.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';

/** The pilgrimages on offer, in the order that the staff sets. */
export async function listTours({ db }: Services): Promise<TourCard[]> {
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'title', 'summary', 'image', 'length', 'price_paise as price'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'tours', rows);
}

export async function findTour({ db }: Services, id: string): Promise<Tour | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return null;
  const found = await db
    .selectFrom('tours')
    .select(['id', 'title', 'summary', 'content', 'image', 'length', 'price_paise as price'])
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  const row = await translatedText({ db }, 'tours', found, 'content');
  return row ? { ...row, content: showRichText(row.content) } : null;
}

/**
 * The future departures, full and closed ones included, by day: a tour with fixed days is offered
 * only on them. One that was called off is there until its day is past, so that who comes for it
 * reads that.
 */
export async function listDepartures({ db, clock }: Services): Promise<TourDeparture[]> {
  return db
    .selectFrom('tour_departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_departures.id', 'tour_id as tourId', 'leaves_on as day', 'closed'])
    .select([
      'seats',
      'price_paise as price',
      'pay_online as payOnline',
      'deposit_paise as deposit',
      'ladder',
    ])
    .select(sql<boolean>`called_off_at is not null`.as('calledOff'))
    .select(sql<string>`coalesce(called_off_words, '')`.as('calledOffWords'))
    .select((build) => build('seats', '-', build.ref('seats_taken')).as('seatsLeft'))
    .where('published', '=', true)
    .where((row) =>
      row.or([
        row('leaves_on', '>=', comingDays(clock()).from),
        row.and([row('called_off_at', 'is not', null), row('leaves_on', '>=', templeDay(clock()))]),
      ]),
    )
    .orderBy('leaves_on')
    .orderBy('tour_departures.id')
    .execute();
}

/** What the forms of /tourspackages are validated against. */
export async function getTourRules(
  services: Services,
): Promise<Omit<TourRules, 'departures'> & { departures: TourDeparture[] }> {
  const [tours, departures] = await Promise.all([listTours(services), listDepartures(services)]);
  return {
    tours: tours.map(({ id, title }) => ({ id, title })),
    days: comingDays(services.clock()),
    departures,
  };
}
