import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { ContentKind } from '../content-kind.ts';

/** The kinds of rooms of the guest house. */
export const roomKind: ContentKind = {
  name: 'guest-house',
  table: 'room_types',
  screens: { create: 'create-guest-house', edit: 'guest-house' },
  one: 'Room type',
  many: 'Guest house',
  counted: 'Room types',
  about: 'The kinds of rooms that the Stay page shows, in this order.',
  none: 'Add the first one: for how many guests, with what in it, for how much.',
  life: 'shown',
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  picture: 'image',
  note: ({ sleeps, night_paise }) =>
    `Sleeps ${String(sleeps)}, ${formatRupees(night_paise as Paise, 'short')} a night`,
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'picture', path: 'image', label: 'Picture' },
    { type: 'text', path: 'summary', label: 'In one or two sentences', min: 10, max: 300, lines: 'many' },
    { type: 'whole', path: 'sleeps', label: 'People in one room', min: 1, max: 20 },
    { type: 'money', path: 'night_paise', label: 'A night, taxes included' },
    {
      type: 'lines',
      path: 'amenities',
      label: 'What is in it',
      most: 20,
      max: 60,
      hint: 'One thing a line.',
    },
  ],
  address: () => '/stay',
  read: 'rooms.read',
  write: 'rooms.write',
};
