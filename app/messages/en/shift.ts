export const shiftUnknown = 'Shift not found';
export const titles = {
  invited: 'Can you help?',
  accepted: 'You help: thank you',
  declined: 'You do not come',
  replaced: 'Somebody comes instead of you',
  released: 'You are free',
  over: 'This shift is over',
  cancelled: 'The event does not take place',
};
export const leads = {
  invited: 'Please say yes or no, so that the temple can plan.',
  accepted: 'Please be there ten minutes before. If something comes up, say so here.',
  declined: 'Thank you for having said so. If you can come after all, say yes.',
  replaced: 'Whom you asked has said yes. Thank you for having found somebody.',
  released: 'The temple does not need your help for this any more. Thank you for having been ready.',
  over: 'Thank you to everybody who helped.',
  cancelled: 'So no help is needed. Thank you for having been ready to come.',
};
export const insteadOf = (name: string) => `${name} asks you to come instead.`;
export const event = 'Event';
export const duty = 'What to do';
export const day = 'Day';
export const hours = 'Hours';
export const where = 'Where';
export const good = 'Good to know';
export const yes = 'Yes, I come';
export const no = 'No, I cannot';
export const cannotAfterAll = 'I cannot come after all';
export const somebodyElse = 'Ask somebody else';
export const somebodyElseLead =
  'Do you know somebody who can come instead? They get a letter with a link; until they say yes, the place stays yours.';
export const theirWay = 'E-mail address or mobile number';
export const ask = 'Ask them';
export const asked = (name: string) => `You asked ${name}, who has not answered yet.`;
export const sendThem = 'They have no e-mail address here. Please send them this link yourself:';
export const callUs = (phone: string) => `Questions? Call <phone>${phone}</phone>.`;
export const saved = 'Thank you, it is noted.';
export const refusals = {
  'roster-full': 'Meanwhile enough others have said yes. Thank you!',
  'roster-over': 'This cannot be changed any more. Please call the temple.',
  'roster-line': 'Write a name, and an e-mail address or a mobile number.',
  'roster-asked': 'They are asked for this shift already, or somebody else has not answered yet.',
  'roster-asked-enough': 'Three people were asked already. Please call the temple.',
  'roster-letters': 'Several letters went to this address just now. Please ask them in an hour.',
  'roster-no-shift': 'The address may have been cut short. Please open it from your letter again.',
};
export const callTemple = 'Write to or call the temple';
