import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import type { FormOutcome } from '#core/result.ts';
import type { StatementParticulars } from './statement-row.ts';

export const particularFields = ['sectionCode', 'urn', 'urnDate'] as const;

/**
 * Each may be empty until it is known. Lengths: the URN's is that of rule I3, the section code's an
 * assumption of ours.
 */
export function readParticulars(
  typed: Record<(typeof particularFields)[number], string>,
  today: string,
): FormOutcome<StatementParticulars> {
  const form = new FormReader();
  const window = { from: '1961-04-01', to: today };
  return form.answer({
    sectionCode: form.text('sectionCode', typed.sectionCode, { min: 0, max: 40 }),
    urn: form.text('urn', typed.urn, { min: 0, max: 100 }),
    urnDate:
      typed.urnDate.trim() === ''
        ? ''
        : (form.read('urnDate', readDate(typed.urnDate, window), windowInWords(window)) ?? ''),
  });
}

export const filingFields = ['filedOn', 'acknowledgement'] as const;

export type Filing = { filedOn: string; acknowledgement: string };

/**
 * When a year's statement was filed: not before the year is over (`yearEnd` is the first day after
 * it), not after today.
 */
export function readFiling(
  typed: Record<(typeof filingFields)[number], string>,
  { yearEnd, today }: { yearEnd: string; today: string },
): FormOutcome<Filing> {
  const form = new FormReader();
  const window = { from: yearEnd, to: today };
  return form.answer({
    filedOn: form.read('filedOn', readDate(typed.filedOn, window), windowInWords(window)) ?? today,
    acknowledgement: form.text('acknowledgement', typed.acknowledgement, { min: 5, max: 40 }),
  });
}
