export const mangala = 'Mangala';
export const shringar = 'Shringar';
export const rajBhoga = 'Raj Bhoga';
export const sandhya = 'Sandhya';
export const shayan = 'Shayan';
export const festival = 'Festival';

export const today = 'Today';
/** From Sunday on, for a narrow strip of days. */
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const letterConsent = 'Keep my address for this letter and send it to me once a day, until I stop it.';

export const nextToday = (time: string) => `Next darshan: <title></title> <when>today at ${time}</when>`;
export const nextTomorrow = (time: string) =>
  `Next darshan: <title></title> <when>tomorrow at ${time}</when>`;
