import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const shiftPlaces = {
  duty: place(places.duty, 'Shoe stand'),
  event: place(places.eventName, 'Janmashtami'),
  day: place(places.dayOfShift, 'Friday, 4 September 2026'),
  hours: place(places.hoursOfShift, '18:00 to 22:00'),
  phone: place(places.templePhone, '+91 00000 00000'),
};

const shiftLetter = (
  subject: string,
  body: string,
  button: string,
  notes = 'If you have a question, call {phone}.',
) =>
  letter({
    places: shiftPlaces,
    text: { subject, preview: '{duty}, {day}, {hours}', hindi: '', body, button, notes },
  });

/** Letters to those who help at an event. */
export const rosterTexts = {
  'shift-invited': shiftLetter(
    'Can you help at {event}? {duty}, {day}',
    'We would be glad of your help at {event}: {duty}, {day}, {hours}.\n\nPlease say yes or no with the button, so that we can plan.',
    'Say yes or no',
  ),
  'shift-changed': shiftLetter(
    'Your shift at {event} has changed: {duty}, {day}, {hours}',
    'Your shift at {event} has changed. It is now: {duty}, {day}, {hours}.\n\nIf that does not suit you, please say so with the button.',
    'See your shift',
  ),
  'shift-reminder': shiftLetter(
    'Tomorrow you help at {event}: {duty}, {hours}',
    'Thank you for helping at {event} tomorrow: {duty}, {hours}.',
    'See your shift',
    'If something has come up, please say so on the page, so that somebody else can come. Or call {phone}.',
  ),
  'shift-replaced': shiftLetter(
    'Somebody comes instead of you: {duty}, {day}',
    'Whom you asked has said yes, so you are free: {duty} at {event}, {day}, {hours}. Thank you for having found somebody.',
    'See your shift',
  ),
  'shift-released': shiftLetter(
    'You are free: {duty}, {day}',
    'We do not need your help for this any more: {duty} at {event}, {day}, {hours}. Thank you for having been ready to come.',
    'See your shift',
  ),
};
