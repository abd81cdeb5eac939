import { afterEach, describe, expect, it } from 'vitest';
import { everyDay, templeStatus } from './temple-status.ts';

/** The moment at which clocks in Ghaziabad show this on 16 December 2025. */
const inGhaziabad = (clock: string) => new Date(`2025-12-16T${clock}+05:30`);

const morning = { isOpen: true, timeSlot: '04:30 - 13:00' };
const noon = { isOpen: false, timeSlot: '13:00 - 16:00' };
const evening = { isOpen: true, timeSlot: '16:00 - 21:30' };
const night = { isOpen: false, timeSlot: '21:30 - 04:30' };

const table = [
  ['00:00:00', night],
  ['04:09:59', night],
  ['04:29:59.999', night],
  ['04:30:00', morning],
  ['08:00:00', morning],
  ['12:59:59.999', morning],
  ['13:00:00', noon],
  ['15:59:59.999', noon],
  ['16:00:00', evening],
  ['21:29:59.999', evening],
  ['21:30:00', night],
  ['23:59:59.999', night],
] as const;

describe('templeStatus', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  for (const machine of [
    'UTC',
    'Asia/Kolkata',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
  ]) {
    it.each(table)(`at %s in Ghaziabad, on a machine in ${machine}`, (clock, status) => {
      process.env.TZ = machine;
      expect(templeStatus(inGhaziabad(clock))).toEqual(status);
    });
  }

  it('works before 1970 too', () => {
    expect(templeStatus(new Date('1966-07-13T12:59:59+05:30'))).toEqual(morning);
  });

  it('is closed, with that slot, without hours or time', () => {
    expect(templeStatus(inGhaziabad('09:00:00'), everyDay([]))).toEqual({
      isOpen: false,
      timeSlot: 'Closed',
    });
    expect(templeStatus(new Date(Number.NaN))).toEqual({ isOpen: false, timeSlot: 'Closed' });
  });

  it('accepts other hours, one sitting over midnight included', () => {
    const festival = everyDay([{ opens: '04:30', closes: '01:00' }]);
    expect(templeStatus(inGhaziabad('00:30:00'), festival)).toEqual({
      isOpen: true,
      timeSlot: '04:30 - 01:00',
    });
    expect(templeStatus(inGhaziabad('02:00:00'), festival)).toEqual({
      isOpen: false,
      timeSlot: '01:00 - 04:30',
    });
  });
});
