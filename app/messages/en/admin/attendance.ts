/** Who comes to a class, and the certificates. */
export const attendance = 'Attendance';
export const theClass = 'The class itself';
export const notBegun = (day: string) =>
  `The course begins on ${day}. From then on each lesson is marked here.`;
export const chooseLesson = 'Choose a lesson';
export const lesson = 'Lesson';
export const pupils = 'Who has a seat';
export const nobody = 'Nobody has a seat yet';
export const nobodyNote = 'Who enrols in the class stands here.';
export const cameOf = (came: number, all: number) => `${came} of ${all} came`;
export const lessonsOf = (came: number, all: number) => `${came} of ${all} lessons`;
export const yearsOld = (age: number) => (age === 1 ? '1 year' : `${age} years`);
export const guardianIs = (name: string) => `guardian ${name}`;
export const free = 'Free';
export const paidOnline = (sum: string) => `Paid on the site: ${sum}`;
export const notPaidYet = 'Not paid yet';
export const notPaidOnline = 'Not paid on the site';
export const atFirstLesson = (sum: string) => `${sum} at the first lesson`;
export const giveCertificate = 'Give the certificate';
export const certificateOf = (number: string) => `Certificate ${number}`;
