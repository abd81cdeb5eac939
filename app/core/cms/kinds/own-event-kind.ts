import { text } from '#core/edited-fields/field-spec.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/kinds.ts';
import type { ContentKind } from '../content-kind.ts';

const often = { never: m.once, weekly: m.weekly, yearly: m.yearly };

/** What the temple adds to the computed calendar: the Sunday feast, a yatra, a local festival. */
export const ownEventKind: ContentKind = {
  name: 'own-events',
  table: 'calendar_own_events',
  screens: { create: 'create-own-event', edit: 'single-own-event' },
  one: m.ownEvent,
  many: m.ownEvents,
  about: m.ownEventsAbout,
  none: m.ownEventsNone,
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
    text('title', m.title, 1, 200),
    text('note', m.sentenceAboutIt, 0, 500, { lines: 'many' }),
    { type: 'day', path: 'starts_on', label: m.firstDay },
    {
      type: 'day',
      path: 'ends_on',
      label: m.lastDay,
      optional: true,
      hint: m.ownEventEnds,
    },
    {
      type: 'choice',
      path: 'repeats',
      label: m.repeats,
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
