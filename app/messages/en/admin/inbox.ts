export const inbox = 'Inbox';
export const requestCount = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'request' : 'requests'}`;
export const templates = 'Templates';
export const remindersDue = (count: number) =>
  count === 1 ? '1 reminder is due' : `${count} reminders are due`;
export const seatsFree = (title: string, free: number, waiting: number) =>
  `${title}: ${free === 1 ? '1 seat is free' : `${free} seats are free`}, ${waiting === 1 ? '1 waits' : `${waiting} wait`}.`;
export const isFirst = (name: string) => `${name} is first`;
export const findRequests = 'Find requests';
export const showAllOpen = 'Show all open';
export const searchFor = 'Reference, name, e-mail or phone';
export const state = 'State';
export const open = 'Open';
export const all = 'All';
export const kind = 'Kind';
export const whose = 'Whose';
export const everybodys = 'Everybody’s';
export const mine = 'Mine';
export const nobodys = 'Nobody’s';
export const requests = 'Requests';
export const nothingOpen = 'Nothing is open';
export const noMatch = 'No request matches';
export const nothingOpenNote =
  'Messages, inquiries and applications from the site stand here until they are done.';
export const takeFilterAway = 'Take a filter away to see more.';
export const about = 'About';
export const from = 'From';
export const perhapsRobot = 'Perhaps a robot';
export const when = 'When';
export const withWhom = 'With';
export const nobody = 'Nobody';
export const reference = 'Reference';

export const onItsWay = 'The letter is on its way.';
export const noteSaved = 'The note is kept.';
export const saved = 'Saved.';
export const seatTheirs = 'The seat is theirs.';
export const request = 'Request';
export const trapClosed =
  'The spam trap closed on this one, so it wrote no letters. It may still be a person.';
export const whatWasAsked = 'What was asked';
export const email = 'E-mail';
export const phone = 'Phone';
export const language = 'Language';
export const ourAnswer = 'Our answer';
export const notDelivered = 'The letter could not be delivered.';
export const noEmail = 'They left no e-mail address. Call them, and keep a note of what was said.';

export const answerByLetter = 'Answer by letter';
export const beginWith = 'Begin with';
export const emptyLetter = 'An empty letter';
export const takeIt = 'Take it';
export const yourWords = 'Your words';
export const yourWordsHint =
  'The greeting and the temple’s name are added. Part paragraphs by an empty line.';
export const afterwards = 'Afterwards it is';
export const done = 'Done';
export const stillInHand = 'Still in hand';
export const sending = 'Sending…';
export const sendLetter = 'Send the letter';

export const templatesNote =
  'Answers that you write often, kept to begin a letter with. For {name} and {reference} the letter says the person’s name and the number of their request.';
export const templateGone = 'The template is gone.';
export const templateSaved = 'The template is kept.';
export const newTemplate = 'New template';
export const title = 'Title';
export const words = 'Words';
export const saving = 'Saving…';
export const save = 'Save';
export const keepTemplate = 'Keep the template';
export const remove = 'Remove';
export const removeAsk = 'The template is gone then.';
export const yesRemove = 'Yes, remove it';

export const waitingList = 'Waiting list';
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const givenInOrder = (free: number) =>
  `${free === 0 ? 'No seat is free.' : free === 1 ? '1 seat is free.' : `${free} seats are free.`} Seats are given in order.`;
export const seeFirst = 'See who waits first';
export const informedByLetter = 'They are told by letter.';
export const noLetter = 'No letter reaches them: call them too.';
export const giving = 'Giving…';
export const giveSeat = 'Give them the seat';

export const work = 'Work';
export const somebodyWhoLeft = 'Somebody who left';
export const remindOn = 'Remind on';

export const stateNew = 'New';
export const stateInHand = 'In hand';
export const stateDone = 'Done';
export const stateDeclined = 'Declined';

export const requestNames = {
  contact: 'Message',
  'tour-inquiry': 'Tour inquiry',
  'tour-registration': 'Tour registration',
  'class-enrolment': 'Class enrolment',
  'stay-inquiry': 'Guest house inquiry',
  membership: 'Membership application',
  'csr-inquiry': 'CSR inquiry',
  'duplicate-payment': 'Report of a double payment',
};

export const bookInquiry = 'Turn into a booking';
export const enterAgreement = 'Enter as an agreement';
export const bookingOf = (number: number) => `Booking ${number} on the site`;
