import { sql } from 'kysely';
import { type Additions, type ListedDay, listedEntries } from '#core/calendar/additions.ts';
import type { City } from '#core/calendar/cities.ts';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { CalendarRefusal } from '#core/calendar/compute-days.ts';
import { placeWords } from '#core/calendar/names/place-words.ts';
import type { Place } from '#core/calendar/place.ts';
import { placeOfText } from '#core/calendar/place-text.ts';
import type { Language } from '#core/language/languages.ts';
import { accept, type Outcome } from '#core/result.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { findTranslations } from '../translations/translated.ts';

type Reading = Pick<Services, 'db'>;
type CalendarParts = Pick<Services, 'db' | 'almanac'>;

/** The temple's own place: the calendar of everybody who has chosen no other. */
export async function getTemplePlace(services: Services, language: Language = siteLanguage): Promise<Place> {
  const { calendarPlace } = await getTempleSettings(services, language);
  return { id: 'temple', ...calendarPlace };
}

/**
 * The place that an address or a visitor names, '' or 'temple' being the temple's, with its name in
 * a language, the site's; null for an unknown name.
 */
export async function findPlace(
  services: Services,
  text: string,
  language: Language = siteLanguage,
): Promise<Place | City | null> {
  const typed = text.trim();
  return typed === '' || typed === 'temple'
    ? getTemplePlace(services, language)
    : placeOfText(typed, placeWords(language));
}

/**
 * The days from one date to another, both included, as the temple shows them in a language, the
 * site's; `owner` as in almanac.ts.
 */
export async function listCalendarDays(
  services: CalendarParts,
  place: Place,
  from: CivilDate,
  to: CivilDate,
  owner = 'site',
  language: Language = siteLanguage,
): Promise<Outcome<ListedDay[]> | CalendarRefusal> {
  const days = await services.almanac.days({ place, from, to }, owner);
  if (!days.ok) return days;
  const additions = await listAdditions(services, language);
  return accept(days.value.map((day) => ({ day, listed: listedEntries(day, additions) })));
}

/**
 * The temple's own events and its changes to computed entries, with their words in a language, the
 * site's.
 */
export async function listAdditions({ db }: Reading, language: Language = siteLanguage): Promise<Additions> {
  const [ownEvents, changes] = await Promise.all([
    db
      .selectFrom('calendar_own_events')
      .select(['id', 'title', 'note', 'repeats'])
      .select(dateText('starts_on').as('startsOn'))
      .select(dateText('ends_on').$castTo<CivilDate | null>().as('endsOn'))
      .where('status', '=', 'live')
      .orderBy('starts_on')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('calendar_changes')
      .select(['id', 'entry_id as entryId', 'hidden', 'title'])
      .select(dateText('on_date').$castTo<CivilDate | null>().as('on'))
      .execute(),
  ]);
  const [ofEvents, ofChanges] = await Promise.all([
    findTranslations({ db }, 'calendar_own_events', ownEvents, language),
    findTranslations({ db }, 'calendar_changes', changes, language),
  ]);
  return {
    ownEvents: ownEvents.map((event) => ({ ...event, ...shownIn(ofEvents.get(event.id)) })),
    changes: changes.map(({ id, ...change }) => ({ ...change, ...shownIn(ofChanges.get(id)) })),
  };
}

function shownIn(words: Words | undefined) {
  return words && { shown: words };
}

/** Dates leave the database as text, so that no time zone of the machine can shift them. */
function dateText(column: 'starts_on' | 'ends_on' | 'on_date') {
  return sql<CivilDate>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}
