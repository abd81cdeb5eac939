import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The services; they feed the footer (rule F33). */
export const serviceKind: ContentKind = {
  name: 'services',
  table: 'temple_services',
  screens: { create: 'create-service', edit: 'single-service' },
  one: 'Service',
  many: 'Services',
  about: 'Listed in the footer of every page, in this order.',
  none: 'Add the first one: a name and the page it leads to.',
  life: 'status',
  ...byHand,
  title: 'title',
  picture: 'image',
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    { type: 'picture', path: 'image', label: 'Picture' },
    text('summary', 'In one or two sentences', 1, 160, { lines: 'many' }),
    { type: 'rich', path: 'body', label: 'Text' },
    {
      type: 'link',
      path: 'link_to',
      label: 'Where its page leads on',
      leads: 'inside',
      hint: 'Like /lifestyle.',
    },
    text('link_label', 'Words of that button', 2, 60),
  ],
  address: ({ id }) => `/services/${id}`,
  ...ofPages,
};
