import type { CaturmasyaMonth, CaturmasyaTurn } from './caturmasya.ts';
import type { EventFast } from './events/yearly-event.ts';
import { instantOf } from './instant.ts';
import type { Parana, ParanaLimit, ParanaReason } from './parana.ts';
import { clockTime } from './zone-time.ts';

// English titles as GCal words them (RULES 5, 7, 9, 10 and the reference answers).

const reasons: Record<ParanaReason, string> = {
  sunrise: 'sunrise',
  quarter: '1/4 of tithi',
  third: '1/3 of daylight',
  tithiEnd: 'end of tithi',
  naksatraEnd: 'end of naksatra',
};

/** 'Break fast 06:14 (sunrise) - 10:10 (1/3 of daylight)', in the clock of the zone. */
export function paranaTitle({ from, until }: Parana, zone: string): string {
  const limit = ({ at, why }: ParanaLimit) => `${clockTime(instantOf(at), zone)} (${reasons[why]})`;
  return until ? `Break fast ${limit(from)} - ${limit(until)}` : `Break fast after ${limit(from)}`;
}

export function caturmasyaTitle({ month, turn }: CaturmasyaTurn): string {
  const ordinal = `${month.ordinal.charAt(0).toUpperCase()}${month.ordinal.slice(1)}`;
  switch (turn) {
    case 'begins':
      return `${ordinal} month of Caturmasya begins (Purnima System)`;
    case 'continues':
      return `${ordinal} month of Caturmasya continues`;
    case 'ends':
      return `Last day of the ${month.ordinal} Caturmasya month`;
  }
}

export function caturmasyaNote(month: CaturmasyaMonth): string {
  return `${month.abstainsFrom} fast for one month`;
}

/**
 * 'Fast till noon for Varahadeva, with feast tomorrow', shown on the Ekadasi before the festival.
 */
export function borrowedFastNote({ fast, subject }: { fast: EventFast; subject: string }): string {
  return fast === 'day'
    ? `Fast today for ${subject}, with feast tomorrow`
    : `Fast till ${fast} for ${subject}, with feast tomorrow`;
}
