import type { ContentKind } from '../content-kind.ts';

/** Who leads the temple (rule S71: picture, title, description, text). */
export const leaderKind: ContentKind = {
  name: 'leaders',
  table: 'leaders',
  screens: { create: 'create-leader', edit: 'single-leader' },
  one: 'Leader',
  many: 'Leaders',
  about: 'Shown on the Leadership page, in this order.',
  none: 'Add the first one: a name, a service, a few words, perhaps a picture.',
  life: 'shown',
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'name',
  picture: 'image',
  note: ({ role }) => String(role ?? ''),
  idFrom: 'name',
  fields: [
    { type: 'text', path: 'name', label: 'Name', min: 2, max: 80 },
    { type: 'text', path: 'role', label: 'Office', min: 2, max: 80 },
    { type: 'picture', path: 'image', label: 'Picture' },
    { type: 'text', path: 'summary', label: 'In one or two sentences', min: 10, max: 200, lines: 'many' },
    { type: 'rich', path: 'body', label: 'Text' },
  ],
  address: ({ id }) => `/leadership/${id}`,
  read: 'content.read',
  write: 'content.write',
};
