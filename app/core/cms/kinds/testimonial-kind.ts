import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** What visitors say about the temple. */
export const testimonialKind: ContentKind = {
  name: 'testimonials',
  table: 'testimonials',
  screens: { create: 'create-testimonial', edit: 'single-testimonial' },
  one: 'Testimonial',
  many: 'Testimonials',
  about: 'Shown on “Benefits and testimonials”, in this order.',
  none: 'Add what somebody said, with their leave.',
  life: 'shown',
  ...byHand,
  title: 'name',
  note: ({ about }) => String(about ?? ''),
  idFrom: 'name',
  fields: [
    text('name', 'Name', 2, 80),
    text('about', 'Who that is', 0, 80, { hint: 'Like: Student, Ghaziabad.' }),
    text('words', 'What they say', 10, 500, { lines: 'many' }),
  ],
  address: () => '/benefits-testimonials',
  ...ofPages,
};
