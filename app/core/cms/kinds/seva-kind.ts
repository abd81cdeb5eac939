import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  note: ({ online_places, in_person_places }) =>
    `${String(online_places)} an hour from home, ${String(in_person_places)} a day at the temple`,
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'text', path: 'summary', label: 'A sentence about it', min: 0, max: 200, lines: 'many' },
    {
      type: 'whole',
      path: 'online_places',
      label: 'People in one hour, from home',
      min: 0,
      max: 1_000,
      hint: '0: not offered this way.',
    },
    {
      type: 'whole',
      path: 'in_person_places',
      label: 'People on one day, at the temple',
      min: 0,
      max: 1_000,
      hint: '0: not offered this way.',
    },
  ],
  address: () => '/sevas',
  read: 'sevas.read',
  write: 'sevas.write',
};
