export const classes = 'Classes';
export const bhagavatamClass = 'Bhagavatam class';
export const enrol = 'Enrol';
export const enrolIn = (title: string) => `Enrol<sr> in ${title}</sr>`;
export const joinWaitingList = 'Join the waiting list';
export const joinWaitingListIn = (title: string) => `Join the waiting list<sr> in ${title}</sr>`;

export const ended = 'Ended';
export const calledOff = 'Called off';
export const fullWaitingList = 'Full: waiting list';
export const seatsLeft = (seats: number) => (seats === 1 ? '1 seat left' : `${seats} seats left`);
export const underWay = (seats: string) => `Under way, ${seats}`;
export const teacher = 'Teacher';
export const days = 'Days';
export const time = 'Time';
export const when = 'When';
export const daysAndTime = (days: string, time: string) => `${days}, ${time}`;
export const dates = 'Dates';
export const where = 'Where';
export const language = 'Language';
export const forWhom = 'For';
export const yearsAndOlder = (years: number) => `${years} years and older`;
export const everybody = 'Everybody';
export const fee = 'Fee';
export const free = 'Free';

export const doesNotTakePlace =
  'Called off: this class does not take place. Look at the other classes, or ask us when it is offered again.';
export const courseOver = 'This course is over. Look at the other classes, or ask us when it begins again.';
export const atAGlance = 'At a glance';
export const addToCalendar = 'Add to calendar';
export const enrolmentIn = (title: string) => `Enrol in ${title}`;
export const putMeOnList = 'Put me on the waiting list';
export const feeAtFirstLesson = 'The fee, where there is one, is paid at the first lesson.';
export const goOnToPay = (fee: string) => `Go on and pay ${fee}`;
export const feeNow = (fee: string) =>
  `The fee of ${fee} is paid on the next page; your seat is held meanwhile. What is paid does not go back.`;
export const feeWhenSeatIsFree = (fee: string) =>
  `Nothing is paid now. If a seat becomes free for you, we write to you, and you pay the fee of ${fee} on the site.`;
export const studentName = 'Name of the student';
export const age = 'Age';
export const fromYears = (years: number) => `From ${years} years.`;
export const under18 = 'For somebody under 18';
export const guardian = 'Parent or guardian';
export const contactIsYours = 'Phone and e-mail above are then yours.';
export const guardianConsent =
  'I am the parent or guardian and agree that the temple keeps these details for the class.';
