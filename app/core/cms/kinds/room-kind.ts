import { text, whole } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

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
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ sleeps, night_paise }) =>
    `Sleeps ${String(sleeps)}, ${formatRupees(night_paise as Paise, 'short')} a night`,
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    { type: 'picture', path: 'image', label: 'Photo', photo: true },
    text('summary', 'In one or two sentences', 10, 300, { lines: 'many' }),
    whole('sleeps', 'People in one room', 1, 20),
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
