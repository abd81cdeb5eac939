import type { MasaName, Paksa, RasiName, TithiName } from '../names/names.ts';

export type EventClass = 'lord' | 'pastime' | 'acarya' | 'associate' | 'iskcon' | 'bengal';

/**
 * Until when a festival is fasted; 'day' is the whole-day fast of the style after
 * Hari-bhakti-vilasa.
 */
export type EventFast = 'noon' | 'sunset' | 'moonrise' | 'dusk' | 'midnight' | 'day';

export type TithiOfYear = { masa: MasaName; paksa: Paksa; tithi: TithiName };

/** How an event finds its day (RULES 8). The four named rules are in `special-days.ts`. */
export type FallsBy =
  | ({ rule: 'tithi' } & TithiOfYear)
  | ({ rule: 'janmastami' | 'rama-navami' | 'govardhana-puja' | 'last-day-with-purnima' } & TithiOfYear)
  | { rule: 'relative'; to: string; days: number }
  | { rule: 'sankranti'; rasi: RasiName; days: number }
  | { rule: 'ekadasi-fast'; masa: MasaName; paksa: Paksa };

export type YearlyEvent = {
  /** Stable for all years; with the date it names one entry of the calendar. */
  id: string;
  class: EventClass;
  title: string;
  falls: FallsBy;
  fast?: { until: Exclude<EventFast, 'day'>; subject: string; wholeDayInHbvStyle: boolean };
};

type TithiRow = readonly [masa: MasaName, paksa: Paksa, tithi: TithiName, title: string];

/**
 * Events of one class that fall on a tithi each. Their ids are their titles without what stands in
 * parentheses; ids are stored, so an event whose title is to change is written out with its id.
 */
export function onTithis(eventClass: EventClass, rows: readonly TithiRow[]): YearlyEvent[] {
  return rows.map(([masa, paksa, tithi, title]) => ({
    id: idOf(title),
    class: eventClass,
    title,
    falls: { rule: 'tithi', masa, paksa, tithi },
  }));
}

function idOf(title: string): string {
  return title
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
