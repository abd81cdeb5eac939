import { text, whole } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** The kinds of rooms of the guest house. */
export const roomKind: ContentKind = {
  name: 'guest-house',
  table: 'room_types',
  screens: { create: 'create-guest-house', edit: 'guest-house' },
  one: m.roomType,
  many: m.guestHouse,
  counted: m.roomTypes,
  about: m.roomsAbout,
  none: m.roomsNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ sleeps, night_paise }) => m.sleeps(String(sleeps), formatRupees(night_paise as Paise, 'short')),
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    { type: 'picture', path: 'image', label: m.photo, photo: true },
    text('summary', m.shortly, 10, 300, { lines: 'many' }),
    whole('sleeps', m.peopleInRoom, 1, 20),
    { type: 'money', path: 'night_paise', label: m.night },
    {
      type: 'lines',
      path: 'amenities',
      label: m.whatIsInIt,
      most: 20,
      max: 60,
      hint: m.thingALine,
    },
  ],
  heldBy: [
    { table: 'rooms', column: 'room_type_id' },
    { table: 'stay_rates', column: 'room_type_id' },
  ],
  address: () => '/stay',
  read: 'rooms.read',
  write: 'rooms.write',
};
