/** People who came in within ten minutes from then on. */
export type Checkins = { at: Date; people: number };

const minute = 60_000;
/** As many bars as a drawing can show: a day of ten minutes. */
const mostBars = 144;

/**
 * The curve of an evening: every ten minutes from the first who came in to the last, also those in
 * which nobody came; hours where that would be more than a day, and then the last 144 of them:
 * clocks of telephones may be wrong by years.
 */
export function checkinCurve(checkins: readonly Checkins[]): { minutes: number; bars: Checkins[] } {
  const times = checkins.map(({ at }) => at.getTime());
  const length = times.length === 0 ? 0 : Math.max(...times) - Math.min(...times);
  const minutes = length / (10 * minute) < mostBars ? 10 : 60;
  const binOf = (at: Date) => Math.floor(at.getTime() / (minutes * minute));
  const people = new Map<number, number>();
  for (const one of checkins) people.set(binOf(one.at), (people.get(binOf(one.at)) ?? 0) + one.people);
  const last = Math.max(...people.keys());
  const first = Math.max(Math.min(...people.keys()), last - mostBars + 1);
  const count = people.size === 0 ? 0 : last - first + 1;
  const bars = Array.from({ length: count }, (_, turn) => ({
    at: new Date((first + turn) * minutes * minute),
    people: people.get(first + turn) ?? 0,
  }));
  return { minutes, bars };
}
