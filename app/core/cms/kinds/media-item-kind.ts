import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { mediaKinds } from '../../content/media-item.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

const kindWords = { photo: m.photo, audio: m.sound, video: m.film };

/** What the public gallery shows (rule F39). */
export const mediaItemKind: ContentKind = {
  name: 'gallery',
  table: 'media_items',
  screens: { create: 'create-item', edit: 'single-item' },
  one: m.galleryItem,
  many: m.gallery,
  counted: m.galleryItems,
  about: m.galleryAbout,
  none: m.galleryNone,
  life: 'status',
  ...byHand,
  orderedWithin: ['kind'],
  title: 'title',
  note: ({ kind }) => kindWords[kind as keyof typeof kindWords] ?? '',
  fields: [
    text('title', m.title, 1, 80),
    {
      type: 'choice',
      path: 'kind',
      label: m.type,
      options: mediaKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    { type: 'media', path: 'media', label: m.media, of: 'any' },
    {
      type: 'picture',
      path: 'poster',
      label: m.beforeFilm,
      optional: true,
      hint: m.onlyFilms,
    },
    text('alt', m.showsOrSounds, 3, 200),
    text('credit', m.byWhom, 0, 120),
    { type: 'day', path: 'taken_on', label: m.takenOn, optional: true },
  ],
  starts: { kind: 'photo' },
  check: ({ kind, media, poster }, form) => {
    const ending = /\.(mp4|mp3)$/.exec(String(media))?.[1];
    const type = ending === 'mp4' ? 'video' : ending === 'mp3' ? 'audio' : 'photo';
    if (type !== kind) form.refuse('media', 'media-other-type');
    if (poster !== null && kind !== 'video') form.refuse('poster', 'poster-only-films');
  },
  address: ({ kind }) => `/media?kind=${String(kind)}`,
  ...ofPages,
};
