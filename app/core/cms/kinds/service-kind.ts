import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The services; they feed the footer (rule F33). */
export const serviceKind: ContentKind = {
  name: 'services',
  table: 'temple_services',
  screens: { create: 'create-service', edit: 'single-service' },
  one: m.service,
  many: m.services,
  about: m.servicesAbout,
  none: m.servicesNone,
  life: 'status',
  ...byHand,
  title: 'title',
  picture: 'image',
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    { type: 'picture', path: 'image', label: m.picture },
    text('summary', m.shortly, 1, 160, { lines: 'many' }),
    { type: 'rich', path: 'body', label: m.text },
    {
      type: 'link',
      path: 'link_to',
      label: m.leadsOn,
      leads: 'inside',
      hint: m.leadsOnHint,
    },
    text('link_label', m.wordsOfButton, 2, 60),
  ],
  address: ({ id }) => `/services/${id}`,
  ...ofPages,
};
