/** What a line of the schedule is: an aarti or darshan, the hours without one, or anything else. */
export const stationKinds = ['darshan', 'closed', 'other'] as const;
export type StationKind = (typeof stationKinds)[number];

export type ScheduleEntry = { time: string; title: string; kind: StationKind };

// Lines that were saved before they had a kind, with titles in English or Hindi.
const closed = /closed|बंद/i;
const darshan = /aarti|arati|darshan|आरती|दर्शन/i;

/** Below so many the titles are of another way of naming, and all open hours are darshans. */
const fewest = 3;

/** Stored lines, of which those without a kind get one by their titles. Others stay as they are. */
export function withKinds(entries: readonly unknown[]): unknown[] {
  const titles = entries.map((entry) => (hasTitle(entry) ? entry.title : ''));
  const named = titles.filter((title) => darshan.test(title) && !closed.test(title)).length;
  return entries.map((entry) => {
    if (!hasTitle(entry) || 'kind' in entry) return entry;
    if (closed.test(entry.title)) return { ...entry, kind: 'closed' };
    return { ...entry, kind: named < fewest || darshan.test(entry.title) ? 'darshan' : 'other' };
  });
}

function hasTitle(entry: unknown): entry is { title: string } {
  return typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string';
}
