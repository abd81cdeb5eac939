import { text } from '#core/edited-fields/field-spec.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of a blog; its author is always shown as Admin (rules S31, F30). */
export const blogKind: ContentKind = {
  name: 'blogs',
  table: 'blogs',
  screens: { create: 'create-blog', edit: 'single-blog' },
  one: 'Blog',
  many: 'Blogs',
  about: 'Shown on the Blogs page, the newest also on the home page.',
  none: 'Write the first one: a teaching, a memory of a festival, a recipe.',
  life: 'scheduled',
  ordered: false,
  sort: { column: 'publish_at', down: true },
  title: 'title',
  picture: 'image',
  idFrom: 'title',
  fields: [
    text('title', 'Title', 3, 120),
    {
      type: 'picture',
      path: 'image',
      alt: 'image_alt',
      label: 'Picture',
      hint: 'On cards, above the text and where the link is shared.',
    },
    { type: 'rich', path: 'description', label: 'Text' },
    {
      type: 'tags',
      path: 'tags',
      label: 'Topics',
      most: 8,
      hint: 'Separated by commas: prasadam, festivals. Blogs that share topics lead to each other.',
    },
  ],
  address: ({ id }) => `/blogs/single-blog/${encodeURIComponent(id)}`,
  ...ofPages,
};
