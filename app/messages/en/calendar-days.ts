/** By the kind of fast, as core/calendar names it. */
export const fasts = {
  ekadasi: 'Ekadasi fast: no grains, beans or peas today',
  noon: 'Fast until noon',
  sunset: 'Fast until sunset',
  moonrise: 'Fast until moonrise',
  dusk: 'Fast until dusk',
  midnight: 'Fast until midnight',
  day: 'Fast for the whole day',
};

/** Why a fast may be broken from or until a time. */
export const breakFastLimits = {
  sunrise: 'Sunrise',
  quarter: 'The first quarter of the lunar day Dvadasi is over',
  third: 'The first third of the daylight is over',
  tithiEnd: 'The lunar day Dvadasi ends',
  naksatraEnd: 'The lunar mansion of the fast ends',
};

export const fast = 'Fast';
export const observedToday = 'Kept today';
export const feastTomorrow = (subject: string) => `For ${subject}; the feast is tomorrow`;
export const breakFastFrom = 'Break fast from';
export const breakFastUntil = 'Break fast until';
export const noLimit = 'No limit';
export const anyTimeAfter = 'Any time after that will do';
export const sunrise = 'Sunrise';
export const sunset = 'Sunset';
export const tithi = 'Lunar day (tithi)';
export const masa = 'Month (masa)';
export const naksatra = 'Lunar mansion (naksatra)';
export const gaurabda = 'Gaurabda year';
export const sunEnters = 'Sun enters';
export const until = (moment: string) => `Until ${moment}`;

export const breakFast = (when: string) => `Break fast ${when}`;
export const after = (time: string) => `after ${time}`;
