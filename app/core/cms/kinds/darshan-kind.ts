import { type DarshanType, darshanNames, darshanTypes } from '#core/darshan/darshan-type.ts';
import { text } from '#core/edited-fields/field-spec.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** Photos of the altar by day and darshan, each darshan's in an order of its own (rule F36). */
export const darshanKind: ContentKind = {
  name: 'daily-darshan',
  table: 'darshan_photos',
  screens: { create: 'create-photo', edit: 'single-photo' },
  one: m.darshanPhoto,
  many: m.dailyDarshan,
  counted: m.darshanPhotos,
  about: m.darshanAbout,
  none: m.darshanNone,
  life: 'timed',
  ...byHand,
  orderedWithin: ['day', 'type'],
  title: 'alt',
  picture: 'image',
  note: ({ day, type }) => `${dayInWords(String(day))}, ${darshanNames[type as DarshanType] ?? ''}`,
  fields: [
    { type: 'picture', path: 'image', alt: 'alt', label: m.photo },
    { type: 'day', path: 'day', label: m.day },
    {
      type: 'choice',
      path: 'type',
      label: m.darshan,
      options: darshanTypes.map((value) => ({ value, label: darshanNames[value] })),
    },
    text('caption', m.caption, 0, 200),
  ],
  address: ({ day }) => `/daily-darshan?date=${String(day)}`,
  ...ofPages,
};
