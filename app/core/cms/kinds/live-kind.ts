import { readPicture } from '#core/content/row-fields.ts';
import { readYoutubeLink } from '#core/darshan/live-session.ts';
import { text } from '#core/edited-fields/field-spec.ts';
import { longDay } from '#core/time/date-words.ts';
import * as m from '#messages/admin/kinds.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of a live stream (rule F37). A stream's link may be added when it begins. */
export const liveKind: ContentKind = {
  name: 'live-darshan',
  table: 'live_sessions',
  screens: { create: 'create-live', edit: 'single-live' },
  one: m.liveStream,
  many: m.liveDarshan,
  counted: m.liveStreams,
  about: m.liveAbout,
  none: m.liveNone,
  life: 'status',
  ordered: false,
  sort: { column: 'starts_at', down: true },
  title: 'title',
  note: ({ starts_at }) => (starts_at instanceof Date ? longDay(starts_at) : ''),
  fields: [
    text('title', m.title, 1, 80),
    {
      type: 'choice',
      path: 'provider',
      label: m.whereFrom,
      options: [
        { value: 'youtube', label: 'YouTube' },
        { value: 'file', label: m.libraryFilm },
      ],
    },
    text('video_ref', m.streamLink, 1, 300, {
      optional: true,
      hint: m.streamLinkHint,
    }),
    { type: 'moment', path: 'starts_at', label: m.begins },
    { type: 'moment', path: 'ends_at', label: m.ends },
    { type: 'yes', path: 'replay', label: m.replay },
  ],
  starts: { provider: 'youtube', replay: 'on' },
  check: (row, form) => {
    if (row.starts_at instanceof Date && row.ends_at instanceof Date && row.ends_at <= row.starts_at) {
      form.refuse('ends_at', 'end-before-start');
    }
    if (row.video_ref === null) return;
    const reference = String(row.video_ref);
    const read =
      row.provider === 'youtube' ? readYoutubeLink(reference) : readPicture(reference.replace(/\.mp4$/, ''));
    if (!read.ok) form.refuse('video_ref', row.provider === 'youtube' ? 'youtube-invalid' : 'media-missing');
    else if (row.provider === 'youtube') row.video_ref = read.value;
  },
  address: ({ id }) => `/live-darshan?session=${encodeURIComponent(id)}`,
  ...ofPages,
};
