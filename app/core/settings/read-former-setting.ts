import {
  asToday,
  completed,
  isWords,
  overlaySettings,
  type TempleSettings,
} from '../content/temple-settings.ts';
import { cellsOf, type FieldOf, inputName, valueAt } from '../edited-fields/field-spec.ts';
import { firstCell } from '../edited-fields/read-fields.ts';
import { writeFields } from '../edited-fields/write-fields.ts';
import { FormReader } from '../fields/form-reader.ts';
import { ownDaysAtMost, readOpeningHours, sittingsADay } from '../hours/read-opening-hours.ts';
import type { FormOutcome } from '../result.ts';
import { readSetting } from './read-setting.ts';
import type { SettingSection } from './setting-section.ts';

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
  const former = isWords(section.key) ? completed(current, before) : asToday(section.key, current, before);
  for (const field of section.fields) {
    const was = valueAt(former, field.path);
    if (field.type === 'rows') refuseRows(form, field, was);
    else if (typeof was !== typeof valueAt(current, field.path))
      form.refuse(inputName(field), 'version-without');
  }
  return form.clean ? readSetting(section, current, writeFields(section.fields, former)) : form.answer(null);
}

function refuseRows(form: FormReader, list: FieldOf<'rows'>, rows: unknown): void {
  if (!Array.isArray(rows)) {
    form.refuse(firstCell(list), 'version-without');
    return;
  }
  if (rows.length > list.most) form.refuse(firstCell(list), 'version-too-long', { n: list.most });
  for (const [at, row] of rows.slice(0, list.most).entries()) {
    const cells = cellsOf(list, at);
    for (const [column, { path, type }] of list.columns.entries()) {
      const wanted = type === 'whole' ? 'number' : 'string';
      if (typeof valueAt(row, path) !== wanted) form.refuse(cells[column]?.path ?? '', 'version-without');
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
