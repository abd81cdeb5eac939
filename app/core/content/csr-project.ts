import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type AmountRefusal, type Paise, parseRupees, zeroPaise } from '#core/money/paise.ts';
import { type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import { scheduleItems as words } from '#messages/csr.ts';
import { type RowFields, type RowPlace, readPhoto, readRowPlace } from './row-fields.ts';

/**
 * The items of Schedule VII of the Companies Act, 2013 under which the temple's projects may fall,
 * shortened. Religion is not among them, so no project of worship can be entered (rule I8).
 */
export const scheduleItems = {
  hunger: { item: '(i)', words: words.hunger },
  education: { item: '(ii)', words: words.education },
  equality: { item: '(iii)', words: words.equality },
  environment: { item: '(iv)', words: words.environment },
  rural: { item: '(x)', words: words.rural },
  relief: { item: '(xii)', words: words.relief },
} as const;
export type ScheduleItem = keyof typeof scheduleItems;

/** A project that a company may give to. */
export type CsrProject = {
  id: string;
  title: string;
  scheduleItem: ScheduleItem;
  summary: string;
  image: string;
  target: Paise | null;
};

export type CsrProjectFields = RowFields &
  Record<'title' | 'scheduleItem' | 'summary' | 'image' | 'target', string>;

/**
 * Reads the admin's form for one project; `target` is in rupees as typed, '' where there is none.
 */
export function readCsrProject(typed: CsrProjectFields): FormOutcome<CsrProject & RowPlace> {
  const form = new FormReader();
  const items = Object.keys(scheduleItems) as ScheduleItem[];
  return form.answer({
    ...readRowPlace(form, typed),
    title: form.text('title', typed.title, { min: 2, max: 80 }),
    scheduleItem: form.read('scheduleItem', readChoice(typed.scheduleItem, items)) ?? 'hunger',
    summary: form.text('summary', typed.summary, { min: 10, max: 300 }),
    image: form.read('image', readPhoto(typed.image)) ?? '',
    target: typed.target.trim() === '' ? null : form.read('target', readTarget(typed.target)),
  });
}

function readTarget(typed: string): Outcome<Paise, AmountRefusal | 'amount-too-small'> {
  const target = parseRupees(typed);
  return target.ok && target.value <= zeroPaise ? refuse('amount-too-small') : target;
}
