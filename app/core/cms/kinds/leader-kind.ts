import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

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
  ...byHand,
  title: 'name',
  picture: 'image',
  note: ({ role }) => String(role ?? ''),
  idFrom: 'name',
  fields: [
    text('name', 'Name', 2, 80),
    text('role', 'Office', 2, 80),
    { type: 'picture', path: 'image', label: 'Photo', photo: true },
    text('summary', 'In one or two sentences', 10, 200, { lines: 'many' }),
    { type: 'rich', path: 'body', label: 'Text' },
  ],
  address: ({ id }) => `/leadership/${id}`,
  ...ofPages,
};
