import { text, whole } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** Sevas one can take part in (rule S51) and how many people each takes. */
export const sevaKind: ContentKind = {
  name: 'sevas',
  table: 'sevas',
  screens: { create: 'create-seva', edit: 'single-seva' },
  one: m.seva,
  many: m.sevas,
  about: m.sevasAbout,
  none: m.sevasNone,
  life: 'status',
  ...byHand,
  title: 'title',
  note: ({ online_places, in_person_places }) =>
    m.sevaPlaces(String(online_places), String(in_person_places)),
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    text('summary', m.sentenceAboutIt, 0, 200, { lines: 'many' }),
    whole('online_places', m.onlinePlaces, 0, 1_000, { hint: m.zeroNotOffered }),
    whole('in_person_places', m.inPersonPlaces, 0, 1_000, {
      hint: m.zeroNotOffered,
    }),
  ],
  address: () => '/sevas',
  read: 'sevas.read',
  write: 'sevas.write',
};
