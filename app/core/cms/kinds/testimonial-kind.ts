import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** What visitors say about the temple. */
export const testimonialKind: ContentKind = {
  name: 'testimonials',
  table: 'testimonials',
  screens: { create: 'create-testimonial', edit: 'single-testimonial' },
  one: m.testimonial,
  many: m.testimonials,
  about: m.testimonialsAbout,
  none: m.testimonialsNone,
  life: 'shown',
  ...byHand,
  title: 'name',
  note: ({ about }) => String(about ?? ''),
  idFrom: 'name',
  fields: [
    text('name', m.name, 2, 80),
    text('about', m.whoThatIs, 0, 80, { hint: m.whoThatIsHint }),
    text('words', m.whatTheySay, 10, 500, { lines: 'many' }),
  ],
  address: () => '/benefits-testimonials',
  ...ofPages,
};
