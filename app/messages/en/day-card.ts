export const calendar = 'Vaisnava calendar';
export const monthOf = (masa: string) => `Month of ${masa}`;
export const breakFastToday = 'Break fast today';
export const nextEkadasi = 'Next Ekadasi';
export const breakFastTime = 'Its break-fast time';
export const morningAfter = 'The morning after';
export const timesOf = (place: string) => `Times of ${place}`;
export const openCalendar = 'Open the calendar';
