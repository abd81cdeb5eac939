import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  picture: 'image',
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'picture', path: 'image', label: 'Picture' },
    { type: 'text', path: 'summary', label: 'In one or two sentences', min: 1, max: 160, lines: 'many' },
    { type: 'rich', path: 'body', label: 'Text' },
    {
      type: 'link',
      path: 'link_to',
      label: 'Where its page leads on',
      leads: 'inside',
      hint: 'Like /lifestyle.',
    },
    { type: 'text', path: 'link_label', label: 'Words of that button', min: 2, max: 60 },
  ],
  address: ({ id }) => `/services/${id}`,
  read: 'content.read',
  write: 'content.write',
};
