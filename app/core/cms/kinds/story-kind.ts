import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The daily stories, in the staff's order, each from one moment to another (rule F34). */
export const storyKind: ContentKind = {
  name: 'story',
  table: 'stories',
  screens: { create: 'create-story', edit: 'single-story' },
  one: 'Story',
  many: 'Daily stories',
  about: 'Shown one after another in the story viewer, in this order.',
  none: 'Add a picture or a short film with one line.',
  life: 'scheduled',
  ...byHand,
  title: 'title',
  picture: 'media',
  fields: [
    text('title', 'Title', 1, 80),
    {
      type: 'choice',
      path: 'type',
      label: 'Type',
      options: [
        { value: 'image', label: 'Picture' },
        { value: 'video', label: 'Film, up to a minute' },
      ],
    },
    { type: 'media', path: 'media', label: 'Picture or film', of: 'any', longest: 60 },
    {
      type: 'picture',
      path: 'poster',
      label: 'Before a film runs',
      optional: true,
      hint: 'Only for films: what stands there before it runs, and where it cannot.',
    },
    text('alt', 'What it shows', 3, 200),
    text('description', 'Words under the title', 0, 300, { lines: 'many' }),
    {
      type: 'choice',
      path: 'language',
      label: 'Language',
      options: [
        { value: 'en', label: 'English' },
        { value: 'hi', label: 'हिन्दी' },
      ],
    },
    {
      type: 'moment',
      path: 'expires_at',
      label: 'Until',
      optional: true,
      hint: 'Left empty: until it is taken off.',
    },
  ],
  starts: { type: 'image', language: 'en' },
  check: ({ type, media, poster }, form) => {
    const isFilm = /\.mp4$/.test(String(media));
    if (isFilm !== (type === 'video')) form.refuse('media', 'media-other-type');
    if (isFilm && poster === null) form.refuse('poster', 'picture-invalid');
  },
  address: () => '/story',
  ...ofPages,
};
