export const offerings = 'Offerings of the days';
export const fromTo = (from: string, to: string) =>
  `What was given for a day, ${from} to ${to}. Sums are on the gifts themselves.`;
export const whichDays = 'Which days';
export const firstDay = 'First day';
export const nothing = 'Nothing was given for these days';
export const nothingNote = 'An offering or plates for a day stand here when they are paid.';
export const day = 'Day';
export const what = 'What';
export const count = 'How many';
export const inNameOf = 'In the name of';
export const giver = 'Giver';
export const quietly = 'Given quietly';
