export const noSuchDate = 'There is no such date. Here is this month instead.';
export const noSuchMonth = 'There is no such month. Here is this month instead.';
export const yearsCoveredMonth = 'The calendar covers the years 1950 to 2099. Here is this month instead.';
export const unknownPlace =
  'We do not know that place: try a larger city near it. These are the days of our temple.';
export const noSunriseInMonth =
  'The Sun does not rise there every day of this month, so its Vaisnava days cannot be computed. These are the days of our temple.';
export const dayShownBelow = (title: string) => `${title}, shown below`;
export const previousMonth = 'Previous month';
export const today = 'Today';
export const nextMonth = 'Next month';
export const view = 'View';
export const monthView = 'Month View';
export const listView = 'List View';
export const timesOf = (place: string) => `Times of ${place}.`;
export const changePlace = 'Change place or year';
export const loading = 'Loading Vaisnava Calendar Events...';

export const upcoming = 'Upcoming Events';
export const noneUpcoming = 'No events in the coming 30 days.';
export const categories = 'Event Categories';
export const allCategories = 'Show all categories';
export const quickNavigation = 'Quick Navigation';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
export const moreEvents = (count: number) => `+${count} more`;

export const noEvents = 'No events';
export const noneOfThisKind = 'No events of this kind in this month.';
export const earlierDays = (count: number) => `${count} earlier ${count === 1 ? 'day' : 'days'}`;

export const eventsOn = (day: string) => `Events on ${day}`;
export const close = 'Close';
export const dayIn = (place: string) => `The day in ${place}`;
export const whatWordsMean = 'What do these words mean?';
export const aboutTithis =
  'The Vaisnava calendar follows the Moon. A tithi is a lunar day, a thirtieth of the time from one new moon to the next; a date takes its name from the tithi that runs at sunrise. Krsna paksa is the fortnight in which the Moon wanes, Gaura paksa the one in which it grows.';
export const aboutEkadasi = (place: string) =>
  `Ekadasi is the eleventh tithi of each fortnight. Devotees leave out grains and beans that day and break the fast the next morning, within the times given here. Gaurabda years are counted from the appearance of Sri Caitanya Mahaprabhu in 1486. All times are those of ${place}.`;

export const breakFastToday = 'Break fast today';
export const nextEkadasi = 'Next Ekadasi';
export const breakFast = 'Break fast';
export const morningAfter = 'The morning after';

export const city = 'City';
export const leftEmpty = (temple: string) => `Left empty: ${temple}, our temple`;
export const typeCity = 'Type a city';
export const lookingForPlace = 'Looking…';
export const positionRefused = 'Your browser did not tell where you are. Type a city instead.';
export const positionFailed = 'Your place could not be found. Type a city instead.';
export const useMyLocation = 'Use my location';
export const month = 'Month';
export const year = 'Year';
export const show = 'Show';
export const backToTemple = (temple: string) => `Back to ${temple}, our temple`;

export const onYourCalendar = 'On your own calendar';
export const categoryUpToDate = (category: string) =>
  `${category} of this year and the next, kept up to date by themselves.`;
export const allUpToDate =
  'Fasts, break-fast times and festivals of this year and the next, kept up to date by themselves.';
export const remindMe = 'Remind me the evening before Ekadasi';
export const subscribe = 'Subscribe on this device';
export const addToGoogle = 'Add to Google Calendar';
export const download = 'Download the file';
export const wholeYearToPrint = (year: number) => `The whole of ${year}, to print`;

export const yearsCoveredYear = 'The calendar covers the years 1950 to 2099. Here is this year instead.';
export const unknownPlaceOfYear = 'We do not know that place. These are the days of our temple.';
export const noSunriseInYear =
  'The Sun does not rise there every day of this year, so its Vaisnava days cannot be computed. These are the days of our temple.';
export const yearAndPlace = (year: number, place: string) => `Vaisnava calendar ${year}, ${place}`;
export const printYear = 'Print the year';
export const backToMonths = 'Back to the months';
export const daysAndMonths = 'Days and months';
export const allDays = 'All days';
export const ekadasisOnly = 'Ekadasis only';
export const datesAreOf = (place: string) => `All dates and times are those of ${place}.`;
