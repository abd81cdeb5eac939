import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The teachers' grid (rule S72): image, title and a 'Know More' link to another site. */
export const teacherKind: ContentKind = {
  name: 'teachers',
  table: 'teachers',
  screens: { create: 'create-teacher', edit: 'single-teacher' },
  one: m.teacher,
  many: m.teachers,
  about: m.onLeadership,
  none: m.teachersNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ note }) => String(note ?? ''),
  idFrom: 'title',
  fields: [
    text('title', m.name, 2, 80),
    text('note', m.lineAboutThem, 0, 160),
    { type: 'picture', path: 'image', label: m.photo, photo: true },
    { type: 'link', path: 'link', label: m.knowMore, leads: 'outside' },
  ],
  address: () => '/leadership',
  ...ofPages,
};
