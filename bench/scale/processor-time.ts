import { readFileSync } from 'node:fs';
import { sideProcessesOf } from '../processes.ts';

/** The clock of /proc on Linux: a hundred ticks a second. */
const msPerTick = 10;

/** Milliseconds of CPU that a process used, with the children of it that have ended. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid, 'all'), 0) * msPerTick;
}

/** The same of a site's side processes: those that run, and those that were idle and have ended. */
export function sideTime(sitePid: number): number {
  return processorTime(sideProcessesOf(sitePid)) + ticksOf(sitePid, 'ended children') * msPerTick;
}

function ticksOf(pid: number, whose: 'all' | 'ended children'): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): after the name in brackets utime, stime, cutime and cstime are the 12th to 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(whose === 'all' ? 11 : 13, 15).reduce((sum, each) => sum + Number(each), 0);
  } catch {
    return 0;
  }
}
