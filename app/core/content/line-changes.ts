export type LineChange = { kind: 'same' | 'gone' | 'new'; text: string };

/** Longer texts are not compared line by line: all old lines are removed, all new ones added. */
const most = 2_000;

/**
 * The changes of a text line by line, with the fewest removed and added lines (longest common
 * subsequence).
 */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const whole = (kind: LineChange['kind'], lines: string[]) => lines.map((text) => ({ kind, text }));
  if (before === after) return whole('same', now);
  if (old.length > most || now.length > most) return [...whole('gone', old), ...whole('new', now)];
  const common = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [removed, added] = [old[at], now[to]];
    if (removed !== undefined && removed === added) {
      changes.push({ kind: 'same', text: removed });
      at += 1;
      to += 1;
    } else if (
      added === undefined ||
      (removed !== undefined && left(common, at + 1, to) >= left(common, at, to + 1))
    ) {
      changes.push({ kind: 'gone', text: removed ?? '' });
      at += 1;
    } else {
      changes.push({ kind: 'new', text: added });
      to += 1;
    }
  }
  return changes;
}

/** The length of the common subsequence of every pair of ends of the texts. */
function commonLengths(old: string[], now: string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const shared =
        old[at] === now[to]
          ? left(rows, at + 1, to + 1) + 1
          : Math.max(left(rows, at + 1, to), left(rows, at, to + 1));
      (rows[at] as Uint16Array)[to] = shared;
    }
  }
  return rows;
}

const left = (rows: readonly Uint16Array[], at: number, to: number): number => rows[at]?.[to] ?? 0;
