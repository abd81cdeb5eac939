export const fairDoor = 'Registration queue';
export const fairDoorNote =
  'When too many register at once, they take numbers and are let in one after another. Nobody overtakes.';
export const event = 'Event';
export const day = 'Day';
export const door = 'Queue';
export const waiting = 'Waiting';
export const modes = { off: 'Off', auto: 'By itself', on: 'On' };
export const modeNotes = {
  off: 'Everybody goes in.',
  auto: 'The queue begins when too many arrive, and ends when they are through.',
  on: 'Everybody takes a number first.',
};
export const isClosed = 'Numbers are let in';
export const isOpen = 'Everybody goes in';
export const noEvent = 'No event is coming';
export const noEventNote = 'Add an event first; then its registration can have a queue.';
export const now = 'Now';
export const closedSince = (time: string) => `Numbers are let in since ${time}.`;
export const inLine = 'In the line';
export const notCalledYet = 'not called yet';
export const awaited = 'Called';
export const withinTwoMinutes = 'come within two minutes';
export const inside = 'Inside';
export const atMost = (count: string) => `of at most ${count}`;
export const entered = 'Went in';
export const lastMinute = 'in the last minute';
export const arrived = 'Arrived';
export const minuteBefore = 'in the minute before this';
export const settings = 'How the queue works';
export const arrivalsLine = 'Begin by itself above';
export const arrivalsHint = 'Visitors of the registration in a minute.';
export const mostInside = 'Inside at once';
export const mostInsideHint = 'So many people fill in the form at the same time.';
export const minutes = 'Minutes for each';
export const minutesHint = 'Then the place goes to the next; 3 to 120.';
export const save = 'Save the queue';
export const done = { save: 'The queue is saved.' };
