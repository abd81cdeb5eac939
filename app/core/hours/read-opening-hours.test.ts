import { describe, expect, it } from 'vitest';
import { weekdays } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';

const usual = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}-opens-1`, '04:30'],
    [`${day}-closes-1`, '13:00'],
    [`${day}-opens-2`, '16:00'],
    [`${day}-closes-2`, '21:30'],
  ]),
);
const read = (instead: Record<string, string> = {}) => {
  const typed = { ...usual, ...instead };
  return readOpeningHours((name) => typed[name] ?? '');
};

describe('the form of the opening hours', () => {
  it('reads seven days', () => {
    const outcome = read();
    if (!outcome.ok) throw new Error('refused');
    expect(outcome.value.week.map(({ day }) => day)).toEqual([...weekdays]);
    expect(outcome.value.week[0]?.sittings).toEqual([
      { opens: '04:30', closes: '13:00' },
      { opens: '16:00', closes: '21:30' },
    ]);
  });

  it('closes a day whose fields are empty, and keeps exceptions in their order', () => {
    const outcome = read({
      'monday-opens-1': '',
      'monday-closes-1': '',
      'monday-opens-2': '',
      'monday-closes-2': '',
      'day-0-on': '2026-12-20',
      'day-0-note': 'Gita Jayanti',
      'day-0-opens-1': '04:30',
      'day-0-closes-1': '00:30',
      'day-1-on': '2026-11-25',
      'day-1-note': 'Cleaning',
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    expect(outcome.value.week[1]).toEqual({ day: 'monday', sittings: [] });
    expect(outcome.value.days).toEqual([
      { on: '2026-11-25', note: 'Cleaning', sittings: [] },
      { on: '2026-12-20', note: 'Gita Jayanti', sittings: [{ opens: '04:30', closes: '00:30' }] },
    ]);
  });

  it('removes a day whose date was emptied', () => {
    const outcome = read({ 'day-0-was': '2026-11-25', 'day-0-on': '', 'day-0-note': 'Cleaning' });
    expect(outcome).toMatchObject({ ok: true, value: { days: [] } });
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['half a sitting', { 'sunday-closes-2': '' }, 'sunday-closes-2', 'time-invalid'],
    ['no time', { 'sunday-opens-1': '25:00' }, 'sunday-opens-1', 'time-invalid'],
    ['no length', { 'sunday-closes-1': '04:30' }, 'sunday-closes-1', 'sitting-empty'],
    ['an overlap', { 'sunday-opens-2': '12:59' }, 'sunday-opens-2', 'sittings-overlap'],
    ['a night before another sitting', { 'sunday-closes-1': '03:00' }, 'sunday-opens-2', 'sittings-overlap'],
    ['an invalid day', { 'day-0-on': '2026-02-30', 'day-0-note': 'xx' }, 'day-0-on', 'date-invalid'],
    ['no day, but why', { 'day-2-note': 'Gita Jayanti' }, 'day-2-on', 'date-invalid'],
    [
      'no day, but hours',
      { 'day-2-opens-1': '04:30', 'day-2-closes-1': '13:00' },
      'day-2-on',
      'date-invalid',
    ],
    ['no reason', { 'day-0-on': '2026-02-28' }, 'day-0-note', 'text-length'],
    [
      'a day twice',
      { 'day-0-on': '2026-02-28', 'day-0-note': 'xx', 'day-3-on': '2026-02-28', 'day-3-note': 'yy' },
      'day-3-on',
      'day-twice',
    ],
  ])('refuses %s', (_, instead, field, code) => {
    expect(read(instead)).toMatchObject({ ok: false, problems: [{ field, code }] });
  });
});
