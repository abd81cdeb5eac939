import { text } from '#core/edited-fields/field-spec.ts';
import { mediaKinds } from '../../content/media-item.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

const kindWords = { photo: 'Photo', audio: 'Sound', video: 'Film' };

/** What the public gallery shows (rule F39). */
export const mediaItemKind: ContentKind = {
  name: 'gallery',
  table: 'media_items',
  screens: { create: 'create-item', edit: 'single-item' },
  one: 'Gallery item',
  many: 'Gallery',
  counted: 'Gallery items',
  about: 'Photos, sounds and films of the Media page, in this order.',
  none: 'Add a photo, a kirtan or a film.',
  life: 'status',
  ...byHand,
  orderedWithin: ['kind'],
  title: 'title',
  note: ({ kind }) => kindWords[kind as keyof typeof kindWords] ?? '',
  fields: [
    text('title', 'Title', 1, 80),
    {
      type: 'choice',
      path: 'kind',
      label: 'Type',
      options: mediaKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    { type: 'media', path: 'media', label: 'Photo, sound or film', of: 'any' },
    {
      type: 'picture',
      path: 'poster',
      label: 'Before a film runs',
      optional: true,
      hint: 'Only for films.',
    },
    text('alt', 'What it shows or sounds like', 3, 200),
    text('credit', 'By whom', 0, 120),
    { type: 'day', path: 'taken_on', label: 'Taken on', optional: true },
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
