import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The teachers' grid (rule S72): image, title and a 'Know More' link to another site. */
export const teacherKind: ContentKind = {
  name: 'teachers',
  table: 'teachers',
  screens: { create: 'create-teacher', edit: 'single-teacher' },
  one: 'Teacher',
  many: 'Teachers',
  about: 'Shown on the Leadership page, in this order.',
  none: 'Add the first one: a name, years, a few words, perhaps a picture.',
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ note }) => String(note ?? ''),
  idFrom: 'title',
  fields: [
    text('title', 'Name', 2, 80),
    text('note', 'A line about them', 0, 160),
    { type: 'picture', path: 'image', label: 'Photo', photo: true },
    { type: 'link', path: 'link', label: '“Know More” leads to', leads: 'outside' },
  ],
  address: () => '/leadership',
  ...ofPages,
};
