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
