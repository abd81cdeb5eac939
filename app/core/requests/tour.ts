import type { TourDeparture } from '#core/content/tour.ts';
import { readChoice } from '#core/fields/choice.ts';
import { readCount } from '#core/fields/count.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readText } from '#core/fields/text.ts';
import { type FormOutcome, invalid, type Problem } from '#core/result.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { staffDate } from '#core/time/staff-date.ts';
import { readSender } from './read-sender.ts';
import { windowInWords } from './request-days.ts';
import type { RequestFact, RequestOf, RequestWords, Sender } from './request-parts.ts';
import {
  type Accommodation,
  accommodations,
  type TourActivity,
  type TourChoice,
  type TourFeature,
  tourActivities,
  tourFeatures,
} from './tour-options.ts';
import { partyInWords, readOwnAge, readParty, type Traveller } from './tour-party.ts';

/** The fields of both forms of a tour (rule S60). */
type TourDetails = {
  destination: string;
  people: number;
  accommodation: Accommodation | null;
  activity: TourActivity | null;
  preferences: string;
  message: string;
};
export type TourInquiryDetails = TourDetails & { feature: TourFeature };
export type TourRegistrationDetails = TourDetails & {
  mode: 'single' | 'group';
  travelDate: string;
  /** The departure whose seats are held; null where the day is by arrangement. */
  departureId: string | null;
  travellers: Traveller[];
};

export const tourFields = [
  'name',
  'email',
  'phone',
  'destination',
  'people',
  'message',
  'accommodation',
  'activity',
  'preferences',
  'feature',
  'mode',
  'departureId',
  'travelDate',
  'age',
  'travellers',
] as const;
export type TypedTour = Record<(typeof tourFields)[number], string>;

/** The tours on offer, the days on which one can begin, and the fixed departures. */
export type TourRules = {
  tours: readonly TourChoice[];
  days: DateWindow;
  departures: readonly Pick<
    TourDeparture,
    'id' | 'tourId' | 'day' | 'closed' | 'calledOff' | 'calledOffWords'
  >[];
};

const people = { min: 1, max: 200 };
const preferences = { min: 0, max: 300 };
const message = { min: 0, max: 2_000 };

/** 'Inquiry Form': about one feature of the tours; fields of the other features are ignored. */
export function readTourInquiry(
  typed: TypedTour,
  rules: TourRules,
): FormOutcome<RequestOf<'tour-inquiry', TourInquiryDetails>> {
  const form = new FormReader();
  const feature = (Object.keys(tourFeatures) as TourFeature[]).find((one) => one === typed.feature);
  if (!feature) form.refuse('feature', 'feature-missing');
  const read = readTour(form, typed, rules, {
    people: typed.people,
    accommodation: feature === 'stay',
    activity: feature === 'activities',
  });
  if (!feature || !read) return invalid(form.problems);
  const { sender, tour, details } = read;
  const subject = `${tour.title}: ${tourFeatures[feature]}`;
  return { ok: true, value: { kind: 'tour-inquiry', sender, subject, details: { feature, ...details } } };
}

/**
 * 'Online Registration': one person, or a group with its count and names. Seats are checked when
 * they are taken.
 */
export function readTourRegistration(
  typed: TypedTour,
  rules: TourRules,
): FormOutcome<RequestOf<'tour-registration', TourRegistrationDetails>> {
  const form = new FormReader();
  const mode = typed.mode === 'group' ? 'group' : 'single';
  const read = readTour(form, typed, rules, {
    people: mode === 'group' ? typed.people : '1',
    accommodation: true,
    activity: true,
  });
  const count = read?.details.people ?? null;
  const day = readDay(form, typed, rules);
  const age = mode === 'single' ? readOwnAge(form, typed.age) : 0;
  const party = mode === 'group' && count !== null ? readParty(form, typed.travellers, count) : [];
  if (!read || !day || !form.clean) return invalid(form.problems);
  const { sender, tour, details } = read;
  const whom = details.people === 1 ? 'one person' : `${details.people} people`;
  return {
    ok: true,
    value: {
      kind: 'tour-registration',
      sender,
      subject: `${tour.title}, ${staffDate(day.travelDate)}: registration for ${whom}`,
      details: {
        mode,
        ...day,
        travellers: mode === 'single' ? [{ name: sender.name, age }] : party,
        ...details,
      },
    },
  };
}

type Day = Pick<TourRegistrationDetails, 'travelDate' | 'departureId'>;

/** A tour with departures needs one of them; for the others the day is free. */
function readDay(form: FormReader, typed: TypedTour, rules: TourRules): Day | null {
  const { days } = rules;
  const ofTour = rules.departures.filter(({ tourId }) => tourId === typed.destination);
  const chosen = ofTour.find(({ id }) => id === typed.departureId);
  if (chosen?.calledOff) {
    const { field, code, values } = departureOff(chosen.calledOffWords);
    form.refuse(field, code, values);
    return null;
  }
  // One that was called off is there on its own day too.
  if (ofTour.every(({ day }) => day < days.from)) {
    if (typed.departureId !== '') form.refuse('departureId', 'departure-other');
    const travelDate = form.read('travelDate', readDate(typed.travelDate, days), windowInWords(days));
    return travelDate === null ? null : { travelDate, departureId: null };
  }
  if (!chosen) {
    form.refuse('departureId', typed.departureId === '' ? 'departure-missing' : 'departure-other');
    return null;
  }
  if (chosen.closed) {
    form.refuse('departureId', 'departure-closed');
    return null;
  }
  return { travelDate: chosen.day, departureId: chosen.id };
}

/** The message of a departure that was called off, with the reason that visitors may read. */
export function departureOff(why: string): Problem {
  const field = 'departureId';
  return why === ''
    ? { field, code: 'departure-off' }
    : { field, code: 'departure-off-why', values: { why } };
}

/** The message when a departure cannot take everybody. */
export function tooFewSeats(left: number): Problem {
  const field = 'departureId';
  return left > 0
    ? { field, code: 'departure-short', values: { n: left } }
    : { field, code: 'departure-full' };
}

type ShownFields = { people: string; accommodation: boolean; activity: boolean };
type ReadTour = { sender: Sender; tour: TourChoice; details: TourDetails };

/** The fields of both forms. What does not apply, or is left open, is null. */
function readTour(form: FormReader, typed: TypedTour, rules: TourRules, shown: ShownFields): ReadTour | null {
  const tour = rules.tours.find(({ id }) => id === typed.destination);
  if (!tour) form.refuse('destination', 'choice-invalid');
  const count = form.read('people', readCount(shown.people, people, 'people-too-few'), people);
  const optional = <Value extends string>(field: 'accommodation' | 'activity', values: readonly Value[]) =>
    shown[field] && typed[field] !== '' ? form.read(field, readChoice(typed[field], values)) : null;
  const accommodation = optional('accommodation', Object.keys(accommodations) as Accommodation[]);
  const activity = optional('activity', Object.keys(tourActivities) as TourActivity[]);
  const preferred = form.read('preferences', readText(typed.preferences, preferences), preferences);
  const sender = readSender(form, typed, { email: 'required', phone: 'required' });
  const words = form.read('message', readText(typed.message, { ...message, lines: 'many' }), message);
  if (!form.clean || !tour || !sender || count === null || preferred === null || words === null) return null;
  return {
    sender,
    tour,
    details: {
      destination: tour.id,
      people: count,
      accommodation,
      activity,
      preferences: preferred,
      message: words,
    },
  };
}

export function tourInquiryFacts(details: TourInquiryDetails, m: RequestWords): RequestFact[] {
  return [{ label: m.asksAbout, value: m.features[details.feature] }, ...tourFacts(details, m)];
}

export function tourRegistrationFacts(details: TourRegistrationDetails, m: RequestWords): RequestFact[] {
  return [
    { label: m.registration, value: details.mode === 'group' ? m.group : m.single },
    { label: m.travelDate, value: dayInWords(details.travelDate) },
    { label: m.seats, value: details.departureId ? m.heldOnDeparture : m.byArrangement },
    { label: m.whoTravels, value: partyInWords(details.travellers) },
    ...tourFacts(details, m),
  ];
}

function tourFacts(details: TourDetails, m: RequestWords): RequestFact[] {
  const { accommodation, activity } = details;
  return [
    { label: m.people, value: String(details.people) },
    ...(accommodation ? [{ label: m.accommodation, value: m.accommodations[accommodation] }] : []),
    ...(activity ? [{ label: m.activity, value: m.activities[activity] }] : []),
    ...(details.preferences ? [{ label: m.preferences, value: details.preferences }] : []),
    ...(details.message ? [{ label: m.message, value: details.message }] : []),
  ];
}
