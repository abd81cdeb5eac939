import { text, whole } from '#core/edited-fields/field-spec.ts';
import { longDay } from '#core/time/date-words.ts';
import * as m from '#messages/admin/kinds.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of an event: the end is not before the start (rule F31). */
export const eventKind: ContentKind = {
  name: 'events',
  table: 'events',
  screens: { create: 'create-event', edit: 'single-event' },
  one: m.event,
  many: m.events,
  about: m.eventsAbout,
  none: m.eventsNone,
  life: 'scheduled',
  cancels: true,
  ordered: false,
  sort: { column: 'starts_at', down: true },
  title: 'title',
  picture: 'images',
  note: ({ starts_at }) => (starts_at instanceof Date ? longDay(starts_at) : ''),
  idFrom: 'title',
  // Who has said that they help, and what passes are planned, would be gone with it, and no bin
  // gives them back.
  heldBy: [
    { table: 'shifts', column: 'event_id' },
    { table: 'event_products', column: 'event_id' },
    { table: 'event_slots', column: 'event_id' },
  ],
  fields: [
    text('title', m.title, 3, 120),
    { type: 'moment', path: 'starts_at', label: m.begins },
    {
      type: 'moment',
      path: 'ends_at',
      label: m.ends,
      optional: true,
      hint: m.endsHint,
    },
    text('location', m.place, 3, 120),
    text('map_query', m.mapQuery, 2, 200, {
      optional: true,
      hint: m.mapQueryHint,
    }),
    { type: 'pictures', path: 'images', label: m.pictures, most: 6, mayBeEmpty: true },
    { type: 'rich', path: 'description', label: m.text },
    whole('capacity', m.places, 1, 100_000, { optional: true }),
    {
      type: 'money',
      path: 'fee_paise',
      label: m.feeForOne,
      zero: true,
      hint: m.emptyIsFree,
    },
    { type: 'tags', path: 'tags', label: m.topics, most: 8, hint: m.topicsHint },
    { type: 'lines', path: 'outcomes', label: m.dayGave, most: 8, max: 80, hint: m.dayGaveHint },
    text('afterwards', m.afterwards, 10, 1_200, { lines: 'many', optional: true, hint: m.afterwardsHint }),
  ],
  check: ({ starts_at, ends_at }, form) => {
    if (starts_at instanceof Date && ends_at instanceof Date && ends_at < starts_at) {
      form.refuse('ends_at', 'end-before-start');
    }
  },
  address: ({ id }) => `/events/single-event/${encodeURIComponent(id)}`,
  ...ofPages,
};
