import type { ScanResult } from './gate-wire.ts';

type RankedScan = { at: number; undone: boolean };

/**
 * What each scan of one pass is, once all gates have met: the earliest that was not undone let in,
 * every other is a double. Of two at the same moment the one that stands first came first; so the
 * site, which knows them in the order of their numbers, and the gates say the same.
 */
export function rankScans(scans: readonly RankedScan[]): ScanResult[] {
  const live = scans.map((scan, place) => ({ ...scan, place })).filter(({ undone }) => !undone);
  const [first] = live.sort((one, other) => one.at - other.at || one.place - other.place);
  return scans.map(({ undone }, place) => (undone ? 'undone' : place === first?.place ? 'in' : 'double'));
}
