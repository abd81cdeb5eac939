import { completed, isWords, overlaySettings, type TempleSettings } from '../content/temple-settings.ts';
import { FormReader } from '../fields/form-reader.ts';
import { ownDaysAtMost, readOpeningHours, sittingsADay } from '../hours/read-opening-hours.ts';
import type { FormOutcome } from '../result.ts';
import { cellName, fieldName, readSetting, shownIn, valueAt } from './read-setting.ts';
import type { SettingList, SettingSection } from './setting-section.ts';

/**
 * Reads a former value of a section as if it were typed into today's form over the current value:
 * what the form does not show stays (the series letter of the bills), and what today's rules refuse
 * is named. A heading that the texts did not have yet keeps its current value; any other part that
 * the former value lacks is never guessed: 'version-without'.
 */
export function readFormerSetting(
  section: SettingSection,
  current: unknown,
  before: unknown,
): FormOutcome<unknown> {
  const form = new FormReader();
  const former = isWords(section.key) ? completed(current, before) : before;
  const typed = new Map<string, string>();
  for (const { path } of section.fields) {
    if (typeof valueAt(former, path) !== typeof valueAt(current, path))
      form.refuse(fieldName(path), 'version-without');
    typed.set(fieldName(path), shownIn(former, path));
  }
  for (const list of section.lists ?? []) retype(form, typed, list, valueAt(former, list.path));
  return form.clean ? readSetting(section, current, (name) => typed.get(name) ?? '') : form.answer(null);
}

function retype(form: FormReader, typed: Map<string, string>, list: SettingList, rows: unknown): void {
  const first = cellName(list, 0, list.columns[0]?.name ?? '');
  if (!Array.isArray(rows)) form.refuse(first, 'version-without');
  else if (rows.length > list.most) form.refuse(first, 'version-too-long', { n: list.most });
  for (const [at, row] of (Array.isArray(rows) ? rows.slice(0, list.most) : []).entries()) {
    for (const { name, kind } of list.columns) {
      const cell = cellName(list, at, name);
      const type = kind === 'rupees' ? 'number' : 'string';
      if (typeof valueAt(row, name) !== type) form.refuse(cell, 'version-without');
      typed.set(cell, shownIn(row, name));
    }
  }
}

/** The same for the opening hours. */
export function readFormerHours(former: unknown): FormOutcome<TempleSettings['openingHours']> {
  const form = new FormReader();
  const { settings, bad } = overlaySettings([{ key: 'openingHours', value: former }]);
  const hours = settings.openingHours;
  const many = [...hours.week, ...hours.days].some(({ sittings }) => sittings.length > sittingsADay);
  if (bad.length > 0) form.refuse('', 'version-without');
  else if (many || hours.days.length > ownDaysAtMost)
    form.refuse('', 'version-too-long', { n: ownDaysAtMost });
  if (!form.clean) return form.answer(hours);
  const typed = new Map<string, string>();
  const named = [
    ...hours.week.map(({ day, sittings }) => ({ name: day, sittings })),
    ...hours.days.map(({ sittings }, at) => ({ name: `day-${at}`, sittings })),
  ];
  for (const { name, sittings } of named) {
    for (const [at, { opens, closes }] of sittings.entries()) {
      typed.set(`${name}-opens-${at + 1}`, opens).set(`${name}-closes-${at + 1}`, closes);
    }
  }
  for (const [at, { on, note }] of hours.days.entries())
    typed.set(`day-${at}-on`, on).set(`day-${at}-note`, note);
  return storedHours(readOpeningHours((name) => typed.get(name) ?? ''));
}

/** As stored: plain lists. */
export function storedHours(
  read: ReturnType<typeof readOpeningHours>,
): FormOutcome<TempleSettings['openingHours']> {
  if (!read.ok) return read;
  const week = read.value.week.map(({ day, sittings }) => ({ day, sittings: [...sittings] }));
  const days = read.value.days.map((day) => ({ ...day, sittings: [...day.sittings] }));
  return { ok: true, value: { week, days } };
}
