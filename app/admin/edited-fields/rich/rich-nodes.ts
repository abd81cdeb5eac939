import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { readUploadedPicture } from '#core/media/picture-name.ts';

/**
 * A picture of the library. Images pasted from pages or e-mails are not accepted: they are not
 * ours.
 */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (readUploadedPicture(image.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A YouTube film: its id and its title. */
export const FilmNode = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (figure) => figure.getAttribute('data-youtube') ?? '',
      renderHTML: ({ id }) => ({ 'data-youtube': id }),
    },
    title: { default: '', parseHTML: (figure) => figure.textContent ?? '', renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'figure[data-youtube]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    mergeAttributes(HTMLAttributes),
    String(node.attrs.title),
  ],
});

/** Words in another language, so that screen readers pronounce them. */
export const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export const languageAttribute = Extension.create({
  name: 'languageAttribute',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', 'bulletList', 'orderedList'],
      attributes: { lang: { default: null } },
    },
  ],
});
