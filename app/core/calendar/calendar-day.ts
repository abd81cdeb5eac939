import type { CaturmasyaNumber } from './caturmasya.ts';
import type { CivilDate } from './civil-date.ts';
import type { FastPlacement } from './events/event-fasts.ts';
import type { EventClass, EventFast } from './events/yearly-event.ts';
import type { Instant } from './instant.ts';
import type { Mahadvadasi, MasaName, NaksatraName, Paksa, RasiName, TithiName } from './names/names.ts';
import type { ParanaReason } from './parana.ts';
import type { TithiIndex } from './tithi.ts';

/** One civil date at one place in the Vaisnava calendar. Instants are UTC milliseconds. */
export type CalendarDay = {
  date: CivilDate;
  sunrise: Instant;
  /** Midpoint of sunrise and sunset. */
  noon: Instant;
  /** In high summer far north it can be after midnight. */
  sunset: Instant;
  /** 96 minutes before sunrise. */
  arunodaya: Instant;
  /** The tithi running at sunrise. */
  tithi: { index: TithiIndex; name: TithiName; paksa: Paksa; endsAt: Instant };
  tithiAtArunodaya: TithiIndex;
  tithiAtSunset: TithiIndex;
  /** The tithi that begins after this sunrise and is over before the next (ksaya). */
  lostTithi: TithiIndex | null;
  /** The tithi of yesterday's sunrise is still running (vrddhi). */
  tithiRepeated: boolean;
  naksatra: { index: number; name: NaksatraName; endsAt: Instant };
  masa: { index: number; name: MasaName };
  gaurabda: number;
  /** Degrees from new moon at noon: 180 is full. For drawing the Moon; no rule uses it. */
  moonPhase: number;
  fast: 'ekadasi' | EventFast | null;
  /** Tomorrow's festival fasts that are observed today with Ekadasi. */
  borrowedFasts: { fast: EventFast; subject: string }[];
  ekadasi: { name: string; mahadvadasi: Mahadvadasi | null } | null;
  /** When to break yesterday's Ekadasi fast; without `until` any time after `from`. */
  parana: { from: ParanaTime; until: ParanaTime | null } | null;
  sankranti: { rasi: number; name: RasiName; at: Instant } | null;
  /** The month of Caturmasya the day lies in. */
  caturmasya: CaturmasyaNumber | null;
  entries: CalendarEntry[];
};

export type ParanaTime = { at: Instant; why: ParanaReason };

/** What the calendar lists on a day, in this order of kinds. */
export type CalendarEntry = {
  /** Unique within its day; with the date it is unique and permanently stable. */
  id: string;
  kind: 'mahadvadasi' | 'ekadasi' | 'parana' | 'event' | 'caturmasya' | 'sankranti';
  /** English, as in ISKCON's printed calendars; clock times in it are those of the place. */
  title: string;
  class?: EventClass;
  fast?: { until: EventFast; subject: string; placement: FastPlacement };
  /** What is given up in a month of Caturmasya. */
  note?: string;
};
