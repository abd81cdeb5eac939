import { text, whole } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** Sevas one can take part in (rule S51) and how many people each takes. */
export const sevaKind: ContentKind = {
  name: 'sevas',
  table: 'sevas',
  screens: { create: 'create-seva', edit: 'single-seva' },
  one: 'Seva',
  many: 'Sevas',
  about: 'Offered on the Sevas page, in this order.',
  none: 'Add the first one: what is offered, when, and how much is asked for it.',
  life: 'status',
  ...byHand,
  title: 'title',
  note: ({ online_places, in_person_places }) =>
    `${String(online_places)} an hour from home, ${String(in_person_places)} a day at the temple`,
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    text('summary', 'A sentence about it', 0, 200, { lines: 'many' }),
    whole('online_places', 'People in one hour, from home', 0, 1_000, { hint: '0: not offered this way.' }),
    whole('in_person_places', 'People on one day, at the temple', 0, 1_000, {
      hint: '0: not offered this way.',
    }),
  ],
  address: () => '/sevas',
  read: 'sevas.read',
  write: 'sevas.write',
};
