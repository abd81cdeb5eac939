import type { Paise } from '#core/money/paise.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';
import type { Pictures } from './picture.ts';
import type { SafeHtml } from './safe-html.ts';

/** The data of rows and cards. */
export type EventCard = {
  /** Also the last part of /events/single-event/{id}. */
  id: string;
  title: string;
  pictures: Pictures;
  location: string;
  startsAt: Date;
  endsAt: Date | null;
  /** Over at the moment of reading. */
  past: boolean;
  excerpt: string;
};

export type Event = Omit<EventCard, 'excerpt'> &
  ReadInEnglish & {
    description: SafeHtml;
    tags: string[];
    /** When its row was last written. */
    changedAt: Date;
    /** The search query of the map; null for the temple itself. */
    mapQuery: string | null;
    capacity: number | null;
    fee: Paise;
    cancelled: boolean;
    /** What the day gave, one thing a line, and how it was: shown once it is over. */
    outcomes: string[];
    afterwards: string | null;
  };
