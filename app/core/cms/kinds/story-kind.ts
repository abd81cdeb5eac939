import { text } from '#core/edited-fields/field-spec.ts';
import { languageNames, languages } from '#core/language/languages.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The daily stories, in the staff's order, each from one moment to another (rule F34). */
export const storyKind: ContentKind = {
  name: 'story',
  table: 'stories',
  screens: { create: 'create-story', edit: 'single-story' },
  one: m.story,
  many: m.dailyStories,
  about: m.storiesAbout,
  none: m.storiesNone,
  life: 'scheduled',
  ...byHand,
  title: 'title',
  picture: 'media',
  fields: [
    text('title', m.title, 1, 80),
    {
      type: 'choice',
      path: 'type',
      label: m.type,
      options: [
        { value: 'image', label: m.picture },
        { value: 'video', label: m.filmToMinute },
      ],
    },
    { type: 'media', path: 'media', label: m.pictureOrFilm, of: 'any', longest: 60 },
    {
      type: 'picture',
      path: 'poster',
      label: m.beforeFilm,
      optional: true,
      hint: m.posterHint,
    },
    text('alt', m.whatItShows, 3, 200),
    text('description', m.wordsUnderTitle, 0, 300, { lines: 'many' }),
    {
      type: 'choice',
      path: 'language',
      label: m.language,
      options: languageNames.map((value) => ({ value, label: languages[value].name })),
    },
    {
      type: 'moment',
      path: 'expires_at',
      label: m.until,
      optional: true,
      hint: m.untilHint,
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
