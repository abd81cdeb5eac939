/** Spec section 3: what the header shows. */
export type TempleStatus = { isOpen: boolean; timeSlot: string };

/** One stretch of open doors, as clock times in Asia/Kolkata: { opens: '04:30', closes: '13:00' }. */
export type Sitting = { opens: string; closes: string };

/** Spec section 9: 04:30-13:00 and 16:00-21:30. */
export const templeSittings: readonly Sitting[] = [
  { opens: '04:30', closes: '13:00' },
  { opens: '16:00', closes: '21:30' },
];

const day = 24 * 60;
const kolkataOffset = 5 * 60 + 30; // no summer time in India, so no zone data is needed

/**
 * Open or closed at a moment, with the slot it stands in (spec section 4, 'Temple status'): computed for Asia/Kolkata
 * whatever the machine's zone. A slot begins with its first minute and ends before its last. The sittings are in the
 * order of the day and do not overlap; without any, the temple is closed and the slot says 'Closed'.
 */
export function templeStatus(moment: Date, sittings: readonly Sitting[] = templeSittings): TempleStatus {
  const minute = (((Math.floor(moment.getTime() / 60_000) + kolkataOffset) % day) + day) % day;
  for (const [at, sitting] of sittings.entries()) {
    const next = sittings[(at + 1) % sittings.length] ?? sitting;
    if (within(minute, sitting.opens, sitting.closes)) return slot(true, sitting.opens, sitting.closes);
    if (within(minute, sitting.closes, next.opens)) return slot(false, sitting.closes, next.opens);
  }
  return { isOpen: false, timeSlot: 'Closed' };
}

function slot(isOpen: boolean, from: string, to: string): TempleStatus {
  return { isOpen, timeSlot: `${from} - ${to}` };
}

/** Whether a minute of the day is in [from, to), over midnight if need be. */
function within(minute: number, from: string, to: string): boolean {
  const start = minuteOf(from);
  const length = (minuteOf(to) - start + day) % day;
  return (minute - start + day) % day < length;
}

function minuteOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
