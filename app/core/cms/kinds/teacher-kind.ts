import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  picture: 'image',
  note: ({ note }) => String(note ?? ''),
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Name', min: 2, max: 80 },
    { type: 'text', path: 'note', label: 'A line about them', min: 0, max: 160 },
    { type: 'picture', path: 'image', label: 'Picture' },
    { type: 'link', path: 'link', label: '“Know More” leads to', leads: 'outside' },
  ],
  address: () => '/leadership',
  read: 'content.read',
  write: 'content.write',
};
