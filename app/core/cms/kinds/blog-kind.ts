import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of a blog; its author is always shown as Admin (rules S31, F30). */
export const blogKind: ContentKind = {
  name: 'blogs',
  table: 'blogs',
  screens: { create: 'create-blog', edit: 'single-blog' },
  one: m.blog,
  many: m.blogs,
  about: m.blogsAbout,
  none: m.blogsNone,
  life: 'scheduled',
  ordered: false,
  sort: { column: 'publish_at', down: true },
  title: 'title',
  picture: 'image',
  idFrom: 'title',
  fields: [
    text('title', m.title, 3, 120),
    {
      type: 'picture',
      path: 'image',
      alt: 'image_alt',
      label: m.picture,
      hint: m.blogPictureHint,
    },
    { type: 'rich', path: 'description', label: m.text },
    {
      type: 'tags',
      path: 'tags',
      label: m.topics,
      most: 8,
      hint: m.blogTopicsHint,
    },
  ],
  address: ({ id }) => `/blogs/single-blog/${encodeURIComponent(id)}`,
  ...ofPages,
};
