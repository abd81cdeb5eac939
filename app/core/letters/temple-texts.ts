import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const sevaPlaces = {
  seva: place(places.seva, 'Garland making'),
  day: place(places.itsDay, 'Sunday, 29 November 2026'),
  reference: place(places.reference, 'SEV-7K2M'),
};

const seva = (text: { subject: string; hindi?: string; body: string; button: string; notes: string }) =>
  letter({
    places: sevaPlaces,
    text: {
      hindi: '',
      ...text,
      subject: `${text.subject} · {seva} · {reference}`,
      preview: '{seva}, {day}',
    },
  });

const ifYouCannot = 'If you cannot come, please cancel with the button, so that somebody else can serve.';
const seeOrCancel = 'See or cancel the booking';

/** Letters about sevas, requests and family days. */
export const templeTexts = {
  'seva-booked': seva({
    subject: 'Your seva is booked',
    hindi: 'हरे कृष्ण! आपकी सेवा दर्ज हो गई है।',
    body: 'Thank you for offering your time. Your place is kept for you.',
    button: seeOrCancel,
    notes: ifYouCannot,
  }),
  'seva-booked-office': seva({
    subject: 'A seva was booked',
    body: 'Booked on the website.',
    button: 'See the bookings',
    notes: '',
  }),
  'seva-reminder': seva({
    subject: 'Your seva is tomorrow',
    body: 'A gentle word that tomorrow is the day of your seva. We look forward to it.',
    button: seeOrCancel,
    notes: ifYouCannot,
  }),
  'seva-cancelled': seva({
    subject: 'Your seva is cancelled',
    body: 'Your place is free again for somebody else. You are welcome to choose another day.',
    button: 'Choose another seva',
    notes: 'If you did not cancel it, please tell the temple office.',
  }),
  'request-stored': letter({
    places: {
      reference: place(places.reference, 'REQ-7K2M'),
      about: place(places.about, 'Vrindavan tour'),
      stored: place(places.stored, 'We have your message.'),
      next: place(places.next, 'The temple office reads every message and answers.', {
        only: 'body',
        needed: true,
      }),
      phone: place(places.phone, '+91 00000 00000'),
      email: place(places.email, 'temple@example.org'),
    },
    text: {
      subject: 'Reference {reference} · {about}',
      preview: '{stored}',
      hindi: 'हरे कृष्ण! आपका संदेश हमें मिल गया है।',
      body: '{stored}\n\n{next}',
      button: '',
      notes:
        'To ask about it, call {phone} or write to {email} and name the reference.\n\nIf this was not you, you need not do anything.',
    },
  }),
  'request-for-office': letter({
    places: {
      kind: place(places.kindOfRequest, 'Message'),
      reference: place(places.reference, 'REQ-7K2M'),
      about: place(places.about, 'Vrindavan tour'),
      day: place(places.whenCame, 'Saturday, 21 November 2026'),
    },
    text: {
      subject: '{kind} {reference}: {about}',
      preview: '{about}',
      hindi: '',
      body: '{kind} from the website, received on {day}.',
      button: 'Open it in the office',
      notes: '',
    },
  }),
  'request-answer': letter({
    places: {
      answer: place(places.officeWrote, 'Thank you for asking. There are seats left.\n\nPlease call us.', {
        only: 'body',
        needed: true,
      }),
      beginning: place(places.answerBegins, 'Thank you for asking. There are seats left.'),
      about: place(places.about, 'Vrindavan tour'),
      reference: place(places.reference, 'REQ-7K2M'),
      phone: place(places.phone, '+91 00000 00000'),
      email: place(places.email, 'temple@example.org'),
    },
    text: {
      subject: 'Re: {about} · {reference}',
      preview: '{beginning}',
      hindi: '',
      body: '{answer}',
      button: '',
      notes: 'To write back, answer to {email} and name {reference}. Our telephone: {phone}.',
    },
  }),
  'class-seat': letter({
    places: {
      class: place(places.classItself, 'Mridanga for beginners'),
      reference: place(places.reference, 'REQ-7K2M'),
      phone: place(places.phone, '+91 00000 00000'),
      email: place(places.email, 'temple@example.org'),
    },
    text: {
      subject: 'You have a seat · {class} · {reference}',
      preview: 'From the waiting list',
      hindi: 'हरे कृष्ण! कक्षा में आपकी सीट पक्की हो गई है।',
      body: 'A seat in {class} has become free, and you were next on the waiting list. It is kept for you.',
      button: 'See the class',
      notes:
        'If you cannot come, please call {phone} or write to {email} and name {reference}, so that the next who waits may have the seat.',
    },
  }),
  'called-off': letter({
    places: {
      title: place(places.seatTitle, 'Mridanga for beginners'),
      day: place(places.seatDay, '6 December 2026'),
      reference: place(places.reference, 'REQ-7K2M'),
      phone: place(places.phone, '+91 00000 00000'),
      email: place(places.email, 'temple@example.org'),
    },
    text: {
      subject: 'It does not take place · {title} · {reference}',
      preview: '{title}, {day}',
      hindi: '',
      body: 'We are sorry: {title}, {day}, does not take place. Your name is no longer on its list, and you need do nothing.',
      button: 'See what else there is',
      notes:
        'If you have paid something, or would like to ask, please call {phone} or write to {email} and name {reference}.',
    },
  }),
  'desk-day': letter({
    places: { requests: place(places.howMany, '2 requests') },
    text: {
      subject: '{requests} to follow up today',
      preview: 'Reminders from the inbox',
      hindi: '',
      body: 'The desk wished to be reminded of these today.',
      button: 'Open the inbox',
      notes: '',
    },
  }),
  'family-day': letter({
    places: {
      days: place(places.whichDays, 'Mother’s birthday'),
      date: place(places.date, 'Sunday, 29 November 2026'),
      manage: place(places.remindersChanged, 'https://temple.example/profile/family', {
        only: 'notes',
        needed: true,
      }),
    },
    text: {
      subject: '{days} · {date}',
      preview: 'A reminder for {date}',
      hindi: 'हरे कृष्ण! आपके परिवार के एक विशेष दिन की याद।',
      body: 'You asked us to remind you of this day. You may wish to offer plates of prasadam on it: the day is filled in, and you change whatever you like.',
      button: 'Offer plates on this day',
      notes: 'You can change or stop these reminders at {manage}.',
    },
  }),
};
