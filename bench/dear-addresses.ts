import type { Random } from '#server/demo/ledger/seeded-random.ts';

/** Endless URLs of the most expensive pages, by the kind of page. */
export function dearAddresses({ whole, pick }: Random): Record<string, () => string> {
  const place = () => `${whole(-60, 60)}.${whole(10, 99)},${whole(-179, 179)}.${whole(10, 99)},UTC`;
  const year = () => whole(1950, 2099);
  const words = ['gita', 'mala', 'ekadasi', 'prasad', 'ganga', 'tulasi', 'deity', 'kirtan'];
  return {
    'months of free places': () => `/calender?year=${year()}&month=${whole(1, 12)}&place=${place()}`,
    'years of free places': () => `/calender/year?year=${year()}&place=${place()}`,
    'calendar files of free places': () => `/calendar.ics?place=${place()}`,
    'checkouts of own amounts': () =>
      `/donation-checkout?cause=food-for-life&type=&quantity=1&amount=${whole(1000, 90_000)}`,
    searches: () => `/search?q=${pick(words)}+${whole(1, 99_999)}`,
  };
}
