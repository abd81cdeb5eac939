import type { DoorSettings } from './door.ts';

/** Arrivals by the minute of the clock: of `minute` so far, and of the one before. */
export type Arrivals = { minute: Date | null; now: number; before: number };

export type DoorState = {
  closedSince: Date | null;
  /** Who may still send a form that they opened before the door closed. */
  early: number;
  drawn: number;
  /** Every number up to this one was called. */
  called: number;
  arrivals: Arrivals;
};

/** Who is between the door and the end of the form. */
export type Line = {
  inside: number;
  /** Called in the last two minutes, and not yet in. */
  awaited: number;
  /** Of the numbers called in the ten minutes before those: how many, and how many came. */
  called: number;
  came: number;
};

/** A closed door stays closed for so long, so that it does not swing with every wave. */
const closedMinutes = 5;
/** However many do not come, no more than ten times as many are called as there is room. */
const leastShare = 0.1;

/** The door a moment later, when `arrived` more visitors have asked for the registration. */
export function advance(door: DoorSettings & DoorState, line: Line, arrived: number, now: Date): DoorState {
  const { early, drawn, called } = door;
  const arrivals = countArrivals(door.arrivals, arrived, now);
  const state = { closedSince: door.closedSince, early, drawn, called, arrivals };
  if (door.mode !== 'auto') return door.closedSince ? letIn(door, state, line, now) : state;
  if (door.closedSince === null) {
    return arrivals.now > door.arrivalsLine ? { ...state, ...closedAt(now, door) } : state;
  }
  const next = letIn(door, state, line, now);
  const isQuiet = Math.max(arrivals.now, arrivals.before) <= door.arrivalsLine;
  const isOld = now.getTime() - door.closedSince.getTime() >= closedMinutes * 60_000;
  return isQuiet && isOld && next.called === drawn ? { ...next, ...opened(drawn) } : next;
}

/**
 * Who had the form before the door closed may send it still: half of the places inside are theirs
 * for as long as each may take. A form does not say when it was opened, so they are counted only.
 */
export function closedAt(now: Date, { mostInside }: Pick<DoorSettings, 'mostInside'>) {
  return { closedSince: now, early: Math.ceil(mostInside / 2) };
}

/** Whoever waits is called: everybody goes in now. */
export function opened(drawn: number) {
  return { closedSince: null, early: 0, called: drawn };
}

/** Whether forms that were opened before the door closed are still accepted. */
export function takesEarly(
  { closedSince, minutes, early }: { closedSince: Date; minutes: number; early: number },
  now: Date,
): boolean {
  return early > 0 && now.getTime() - closedSince.getTime() < minutes * 60_000;
}

function letIn(settings: DoorSettings, state: DoorState, line: Line, now: Date): DoorState {
  const { closedSince } = state;
  const isEarly = closedSince && takesEarly({ ...settings, ...state, closedSince }, now);
  const share = shareThatComes(line);
  const expected = Math.ceil(line.awaited * share);
  const room = settings.mostInside - line.inside - expected - (isEarly ? state.early : 0);
  const more = room > 0 ? Math.max(1, Math.floor(room / share)) : 0;
  return { ...state, called: Math.min(state.drawn, state.called + more) };
}

/**
 * Numbers that nobody comes for would keep the others waiting, so as many more are called as did
 * not come of late. Few calls say little: five that came are added to them.
 */
function shareThatComes({ called, came }: Line): number {
  return Math.min(1, Math.max(leastShare, (came + 5) / (called + 5)));
}

function countArrivals(arrivals: Arrivals, arrived: number, now: Date): Arrivals {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const passed = arrivals.minute && (minute.getTime() - arrivals.minute.getTime()) / 60_000;
  if (passed === 0) return { minute, now: arrivals.now + arrived, before: arrivals.before };
  return { minute, now: arrived, before: passed === 1 ? arrivals.now : 0 };
}
