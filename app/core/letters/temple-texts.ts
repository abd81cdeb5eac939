import { letter, place } from './letter-model.ts';

const sevaPlaces = {
  seva: place('the seva', 'Garland making'),
  day: place('its day', 'Sunday, 29 November 2026'),
  reference: place('the reference', 'SEV-7K2M'),
};

const seva = (
  title: string,
  when: string,
  text: { subject: string; hindi?: string; body: string; button: string; notes: string },
) =>
  letter({
    title,
    when,
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
  'seva-booked': seva('Seva booked', 'To the devotee.', {
    subject: 'Your seva is booked',
    hindi: 'हरे कृष्ण! आपकी सेवा दर्ज हो गई है।',
    body: 'Thank you for offering your time. Your place is kept for you.',
    button: seeOrCancel,
    notes: ifYouCannot,
  }),
  'seva-booked-office': seva('Seva booked, for the office', 'To the temple’s own address.', {
    subject: 'A seva was booked',
    body: 'Booked on the website.',
    button: 'See the bookings',
    notes: '',
  }),
  'seva-reminder': seva('Seva tomorrow', 'To the devotee, the day before.', {
    subject: 'Your seva is tomorrow',
    body: 'A gentle word that tomorrow is the day of your seva. We look forward to it.',
    button: seeOrCancel,
    notes: ifYouCannot,
  }),
  'seva-cancelled': seva('Seva cancelled', 'To the devotee.', {
    subject: 'Your seva is cancelled',
    body: 'Your place is free again for somebody else. You are welcome to choose another day.',
    button: 'Choose another seva',
    notes: 'If you did not cancel it, please tell the temple office.',
  }),
  'request-stored': letter({
    title: 'Request received',
    when: 'To whoever sent a form of the website: messages, tours, classes, rooms, membership, CSR.',
    places: {
      reference: place('the reference', 'REQ-7K2M'),
      about: place('what it is about', 'Vrindavan tour'),
      stored: place('that we have it, in the words of its kind', 'We have your message.'),
      next: place('what happens next, by its kind', 'The temple office reads every message and answers.', {
        only: 'body',
        needed: true,
      }),
      phone: place('the temple’s telephone', '+91 00000 00000'),
      email: place('the temple’s e-mail', 'temple@example.org'),
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
    title: 'Request received, for the office',
    when: 'To the temple’s own address, with everything that was asked.',
    places: {
      kind: place('what kind of request', 'Message'),
      reference: place('the reference', 'REQ-7K2M'),
      about: place('what it is about', 'Vrindavan tour'),
      day: place('when it came', 'Saturday, 21 November 2026'),
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
    title: 'Answer from the inbox',
    when: 'To whoever sent a request, with what the office wrote.',
    places: {
      answer: place(
        'what the office wrote',
        'Thank you for asking. There are seats left.\n\nPlease call us.',
        {
          only: 'body',
          needed: true,
        },
      ),
      beginning: place('how the answer begins', 'Thank you for asking. There are seats left.'),
      about: place('what it is about', 'Vrindavan tour'),
      reference: place('the reference', 'REQ-7K2M'),
      phone: place('the temple’s telephone', '+91 00000 00000'),
      email: place('the temple’s e-mail', 'temple@example.org'),
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
    title: 'A seat from the waiting list',
    when: 'To whoever waited for a class, when the desk gives them the seat that became free.',
    places: {
      class: place('the class', 'Mridanga for beginners'),
      reference: place('the reference', 'REQ-7K2M'),
      phone: place('the temple’s telephone', '+91 00000 00000'),
      email: place('the temple’s e-mail', 'temple@example.org'),
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
  'desk-day': letter({
    title: 'Follow-ups of the day, for the office',
    when: 'At eight in the morning to whoever has a request with a reminder of that day, else to everybody of its desk.',
    places: { requests: place('how many there are', '2 requests') },
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
    title: 'A day of the family',
    when: 'Some days before, to whoever asked to be reminded.',
    places: {
      days: place('which days', 'Mother’s birthday'),
      date: place('the date', 'Sunday, 29 November 2026'),
      manage: place('where reminders are changed or stopped', 'https://temple.example/profile/family', {
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
