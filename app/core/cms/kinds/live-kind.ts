import { readPicture } from '#core/content/row-fields.ts';
import { readYoutubeLink } from '#core/darshan/live-session.ts';
import { text } from '#core/edited-fields/field-spec.ts';
import { longDay } from '#core/time/date-words.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of a live stream (rule F37). A stream's link may be added when it begins. */
export const liveKind: ContentKind = {
  name: 'live-darshan',
  table: 'live_sessions',
  screens: { create: 'create-live', edit: 'single-live' },
  one: 'Live stream',
  many: 'Live darshan',
  counted: 'Live streams',
  about: 'Streams to come, running, and to look at again.',
  none: 'Add the temple’s stream by its YouTube address.',
  life: 'status',
  ordered: false,
  sort: { column: 'starts_at', down: true },
  title: 'title',
  note: ({ starts_at }) => (starts_at instanceof Date ? longDay(starts_at) : ''),
  fields: [
    text('title', 'Title', 1, 80),
    {
      type: 'choice',
      path: 'provider',
      label: 'Where it comes from',
      options: [
        { value: 'youtube', label: 'YouTube' },
        { value: 'file', label: 'A film of the library' },
      ],
    },
    text('video_ref', 'YouTube link, or the film', 1, 300, {
      optional: true,
      hint: 'May be added when the stream begins.',
    }),
    { type: 'moment', path: 'starts_at', label: 'Begins' },
    { type: 'moment', path: 'ends_at', label: 'Ends' },
    { type: 'yes', path: 'replay', label: 'Can be looked at again after its end' },
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
