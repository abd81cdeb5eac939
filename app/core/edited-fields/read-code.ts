import { readYoutubeLink } from '#core/darshan/live-session.ts';
import { latinDigits } from '#core/fields/clean-text.ts';
import { readEmail } from '#core/fields/email.ts';
import { readGstin } from '#core/fields/gstin.ts';
import { readState } from '#core/fields/state.ts';
import { minuteOf } from '#core/hours/darshan-times.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';

/** Fields whose text has a fixed shape, each with its reader. */
const readers = {
  email: readEmail,
  // As it is printed: the temple may have a landline, or two.
  phone: matching(/^\+?[\d ()/-]{6,40}$/, 'phone-international'),
  latitude: (text) => readDegrees(text, 66, 'latitude-invalid'),
  longitude: (text) => readDegrees(text, 180, 'longitude-invalid'),
  zone: (text) => (isZone(text) ? accept(text) : refuse('zone-invalid')),
  /** As a browser's field writes it: '16:30'. */
  time: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'time-invalid'),
  /** As it is printed: '4:30 PM' too. */
  clock: (text) => readClock(latinDigits(text)),
  account: matching(/^\d{6,20}$/, 'account-invalid'),
  'branch-code': matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'branch-code-invalid'),
  upi: matching(/^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i, 'upi-invalid'),
  /** A GST number, or 'none'. */
  gstin: (text) => (['', 'none'].includes(text.toLowerCase()) ? accept('none') : readGstin(text)),
  /** One of India's states. */
  state: readState,
  /** A YouTube link, stored as its id. */
  youtube: readYoutubeLink,
} satisfies Record<string, (text: string) => Outcome<string | number>>;

export type CodeType = keyof typeof readers;

export function readCode(type: CodeType, text: string): Outcome<string | number> {
  return readers[type](text);
}

function matching(shape: RegExp, code: string): (text: string) => Outcome<string> {
  return (text) => {
    const latin = latinDigits(text);
    return shape.test(latin) ? accept(latin) : refuse(code);
  };
}

function readClock(text: string): Outcome<string> {
  return minuteOf(text) < 1_440 ? accept(text) : refuse('time-invalid');
}

function readDegrees(text: string, most: number, code: string): Outcome<number> {
  const latin = latinDigits(text);
  const number = /^-?\d{1,3}(\.\d{1,8})?$/.test(latin) ? Number(latin) : Number.NaN;
  return Math.abs(number) <= most ? accept(number) : refuse(code);
}

function isZone(text: string): boolean {
  try {
    return /^[A-Z][\w/+-]{2,40}$/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
