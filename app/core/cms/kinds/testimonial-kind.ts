import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'name',
  note: ({ about }) => String(about ?? ''),
  idFrom: 'name',
  fields: [
    { type: 'text', path: 'name', label: 'Name', min: 2, max: 80 },
    {
      type: 'text',
      path: 'about',
      label: 'Who that is',
      min: 0,
      max: 80,
      hint: 'Like: Student, Ghaziabad.',
    },
    { type: 'text', path: 'words', label: 'What they say', min: 10, max: 500, lines: 'many' },
  ],
  address: () => '/benefits-testimonials',
  read: 'content.read',
  write: 'content.write',
};
