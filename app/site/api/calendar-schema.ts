import { z } from 'zod';

// The schema of GET /api/v1/calendar: /api/v1/calendar/schema serves it as JSON Schema,
// docs/calendar-api.md explains it, and the tests check every kind of answer against it.

const date = z.iso.date().describe('A civil date at the place');
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .describe('Clock time at the place, daylight saving applied');
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .describe('Date and clock time at the place, daylight saving applied');
const tithi = z.int().min(0).max(29);
const tithiWords =
  '0..29: 0 Krsna Pratipat .. 14 Amavasya, 15 Gaura Pratipat .. 29 Purnima; the one running at sunrise';
const reason = z.enum(['sunrise', 'quarter', 'third', 'tithiEnd', 'naksatraEnd']);
const mahadvadasi = z.enum([
  ...(['Unmilani', 'Vyanjuli', 'Trisprsa', 'Unmilani-Trisprsa', 'Paksavardhini'] as const),
  ...(['Jaya', 'Vijaya', 'Jayanti', 'Papanasini'] as const),
]);

const parana = z
  .strictObject({
    from: clock,
    to: clock.nullable().describe('Null: any time after from'),
    fromWhy: reason,
    toWhy: reason.nullable(),
    fromDate: date.optional().describe('Only when it falls on another date than the day'),
    toDate: date.optional().describe('Only when it falls on another date than the day'),
  })
  .describe('When to break the Ekadasi fast of the day before');

const entry = z.strictObject({
  id: z.string().describe('Date and entry; stable for good'),
  kind: z.enum(['mahadvadasi', 'ekadasi', 'parana', 'event', 'caturmasya', 'sankranti', 'own']),
  category: z.enum(['appearance', 'disappearance', 'fasting', 'festival', 'break-fast']),
  title: z.string().min(1),
  note: z.string().nullable(),
});

const names = z
  .strictObject({
    tithiName: z.string(),
    paksa: z.string(),
    masa: z.string(),
    naksatraName: z.string(),
    fast: z.string().optional(),
    fastNotes: z.array(z.string()).optional(),
    ekadasi: z.string().optional(),
    mahadvadasi: z.string().optional(),
    sankranti: z.string().optional(),
  })
  .describe('With language only: the day’s names in it, under the keys that they have in the day');

const day = z.strictObject({
  date,
  sunrise: clock,
  sunset: clock,
  arunodaya: clock.describe('96 minutes before sunrise'),
  tithi: tithi.describe(tithiWords),
  tithiName: z.string(),
  paksa: z.enum(['Krsna', 'Gaura']),
  tithiArunodaya: tithi.describe('The tithi at arunodaya'),
  tithiSunset: tithi.describe('The tithi at sunset'),
  tithiEnd: moment,
  masa: z.string().describe('Gaudiya month; Purusottama-adhika is the extra one'),
  gaurabda: z.int(),
  naksatra: z.int().min(0).max(26).describe('0 Asvini .. 26 Revati, at sunrise'),
  naksatraName: z.string(),
  naksatraEnd: moment,
  ksayaTithi: tithi.optional().describe('A tithi that begins after this sunrise and ends before the next'),
  vrddhi: z.literal(true).optional().describe('Yesterday’s sunrise had the same tithi'),
  fast: z
    .enum(['ekadasi', 'noon', 'sunset', 'moonrise', 'dusk', 'midnight', 'day'])
    .nullable()
    .describe('The fast of the day: of Ekadasi, or until when'),
  fastNotes: z.array(z.string()).optional().describe('Fasts of tomorrow’s festivals that are kept today'),
  ekadasi: z.string().optional().describe('On the day of the fast only: its name'),
  mahadvadasi: mahadvadasi.nullable().optional().describe('With ekadasi only'),
  parana: parana.optional(),
  sankranti: z
    .strictObject({ rasi: z.int().min(0).max(11), name: z.string(), at: moment })
    .optional()
    .describe('The Sun enters a sign; after noon it belongs to the next day'),
  caturmasya: z.int().min(1).max(4).optional().describe('The month of Caturmasya'),
  names: names.optional(),
  events: z.array(entry).describe('What the temple lists that day'),
});

export const calendarAnswer = z
  .strictObject({
    place: z.strictObject({
      id: z.string(),
      name: z.string(),
      country: z.string().optional(),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      zone: z.string().describe('IANA zone'),
    }),
    days: z.array(day).min(1).max(400),
  })
  .describe('The Vaisnava calendar of a place, a day for each civil date asked for');

export const calendarRefusal = z
  .strictObject({
    code: z.literal('invalid'),
    message: z.string(),
    fields: z.partialRecord(z.enum(['from', 'to', 'place', 'language']), z.string()),
  })
  .describe('Status 422: what could not be read, by the name of the parameter');

/** Both answers as JSON Schema (draft 2020-12). */
export function calendarJsonSchema(): object {
  return z.toJSONSchema(z.union([calendarAnswer, calendarRefusal]), { target: 'draft-2020-12' });
}
