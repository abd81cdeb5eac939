import { text } from '#core/edited-fields/field-spec.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { ContentKind } from '../content-kind.ts';

const often = { never: 'Once', weekly: 'Every week', yearly: 'Every year' };

/** What the temple adds to the computed calendar: the Sunday feast, a yatra, a local festival. */
export const ownEventKind: ContentKind = {
  name: 'own-events',
  table: 'calendar_own_events',
  screens: { create: 'create-own-event', edit: 'single-own-event' },
  one: 'Event of the calendar',
  many: 'Own events of the calendar',
  about: 'What the temple adds to the Vaisnava calendar, its feed and the day on every page.',
  none: 'None yet: add the Sunday feast, a yatra, a local festival.',
  life: 'status',
  ordered: false,
  sort: { column: 'starts_on', down: true },
  title: 'title',
  note: ({ starts_on, ends_on, repeats }) =>
    [
      [starts_on, ends_on].flatMap((day) => (day ? [dayInWords(String(day))] : [])).join(' – '),
      often[repeats as keyof typeof often],
    ].join(', '),
  fields: [
    text('title', 'Title', 1, 200),
    text('note', 'A sentence about it', 0, 500, { lines: 'many' }),
    { type: 'day', path: 'starts_on', label: 'First day' },
    {
      type: 'day',
      path: 'ends_on',
      label: 'Last day',
      optional: true,
      hint: 'Empty: one day. Of what comes every week, the last time.',
    },
    {
      type: 'choice',
      path: 'repeats',
      label: 'Repeats',
      options: Object.entries(often).map(([value, label]) => ({ value, label })),
    },
  ],
  starts: { repeats: 'never' },
  check: ({ starts_on, ends_on }, form) => {
    if (ends_on !== null && String(ends_on) < String(starts_on)) form.refuse('ends_on', 'ends-before-start');
  },
  address: ({ starts_on }) => `/calender?date=${String(starts_on)}`,
  read: 'content.read',
  write: 'calendar.write',
};
