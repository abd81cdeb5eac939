export const roster = 'Helpers at events';
export const rosterNote = 'Who helps where and when: gate, shoes, kitchen. They say yes or no by themselves.';
export const event = 'Event';
export const day = 'Day';
export const shifts = 'Shifts';
export const helpers = 'Helpers';
export const gaps = 'Gaps';
export const shortShifts = (count: number) => (count === 1 ? '1 too few' : `${count} too few`);
export const noGap = 'None';
export const noEvent = 'No event is coming';
export const noEventNote = 'Add an event first; then its helpers can be planned.';
export const needs = { short: 'Too few', enough: 'Enough', full: 'Full' };
export const acceptedOf = (accepted: number, least: number, most: number) =>
  least === most ? `${accepted} of ${least}` : `${accepted} of ${least} to ${most}`;
export const noShift = 'No shift yet.';
export const newShift = 'Add a shift';
export const duty = 'What to do';
export const place = 'Where';
export const least = 'At least';
export const most = 'At most';
export const note = 'Good to know';
export const noteHint = 'What to bring, whom to ask. Who helps reads it.';
export const add = 'Add the shift';
export const change = 'Change this shift';
export const remove = 'Delete this shift';
export const removeAsk = 'The shift and who was asked for it are deleted. Go on?';
export const ask = 'Ask helpers';
export const people = 'Who is asked';
export const peopleHint =
  'One a line: name, e-mail address or mobile number. Who has an e-mail address gets a letter; to others send their link.';
export const language = 'Language of the letter';
export const sendOut = 'Ask them';
export const states = {
  invited: 'asked',
  accepted: 'comes',
  declined: 'cannot',
  replaced: 'somebody comes instead',
  released: 'taken off',
};
export const insteadOf = (name: string) => `instead of ${name}`;
export const release = 'Take off';
export const linkOf = 'Link to send';
export const copyFrom = 'Copy the shifts of another event';
export const copyNote =
  'Duties, hours and counts are copied, moved by as many days as lie between the two events. Nobody is asked.';
export const copy = 'Copy';
export const choose = '-- Choose an event --';
export const saveList = 'Save the list as a file';
export const done = {
  add: 'The shift is added.',
  change:
    'The shift is changed. If day, hours, place or duty are new, who has an e-mail address gets a letter; call the others.',
  delete: 'The shift is deleted.',
  invite: 'They are asked.',
  release: 'They are free.',
  copy: 'The shifts are copied.',
};
export const askedNow = (count: number) =>
  count === 0 ? 'Nobody is asked.' : count === 1 ? '1 person is asked.' : `${count} people are asked.`;
export const passedOver = 'Not asked, since somebody with this address or number is asked already:';
export const columns = {
  day: 'Day',
  from: 'From',
  to: 'To',
  duty: 'What to do',
  place: 'Where',
  name: 'Name',
  phone: 'Mobile',
  email: 'E-mail',
  state: 'Answer',
};
