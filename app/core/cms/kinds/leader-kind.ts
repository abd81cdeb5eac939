import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** Who leads the temple (rule S71: picture, title, description, text). */
export const leaderKind: ContentKind = {
  name: 'leaders',
  table: 'leaders',
  screens: { create: 'create-leader', edit: 'single-leader' },
  one: m.leader,
  many: m.leaders,
  about: m.onLeadership,
  none: m.leadersNone,
  life: 'shown',
  ...byHand,
  title: 'name',
  picture: 'image',
  note: ({ role }) => String(role ?? ''),
  idFrom: 'name',
  fields: [
    text('name', m.name, 2, 80),
    text('role', m.officeHeld, 2, 80),
    { type: 'picture', path: 'image', label: m.photo, photo: true },
    text('summary', m.shortly, 10, 200, { lines: 'many' }),
    { type: 'rich', path: 'body', label: m.text },
  ],
  address: ({ id }) => `/leadership/${id}`,
  ...ofPages,
};
