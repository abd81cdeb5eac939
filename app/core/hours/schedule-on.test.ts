import { expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { scheduleOn } from './schedule-on.ts';

const other = { kind: 'other' as const };
const darshan = { kind: 'darshan' as const };
const settings = {
  ...templeDefaults,
  scheduleDays: [
    { on: '2026-09-04', time: '10:00 PM', title: 'Abhishek', ...other },
    { on: '2026-09-04', time: '11:59 PM', title: 'Midnight Aarti', ...darshan },
    { on: '2026-09-05', time: '12:00 PM', title: 'Feast', ...other },
  ],
};

it('gives a festival its own times and hours, and every other day the usual ones', () => {
  expect(scheduleOn(settings, '2026-09-04')).toEqual({
    entries: [
      { time: '10:00 PM', title: 'Abhishek', ...other },
      { time: '11:59 PM', title: 'Midnight Aarti', ...darshan },
    ],
    closedNote: 'Only today. Open 04:30–13:00 and 16:00–21:30.',
  });
  expect(scheduleOn(settings, '2026-09-03')).toBe(templeDefaults.schedule);
});

it('shows a day without admission as closed', () => {
  const days = [{ on: '2026-09-05', note: 'Eclipse', sittings: [] }];
  const openingHours = { ...templeDefaults.openingHours, days };
  expect(scheduleOn({ ...settings, openingHours }, '2026-09-05').closedNote).toBe(
    'Only today. The doors stay closed.',
  );
});
