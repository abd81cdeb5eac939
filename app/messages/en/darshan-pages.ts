export const darshan = 'Darshan';
export const dailyDarshan = 'Daily darshan';
export const photosOf = (day: string) => `Photos of ${day}`;
export const darshanOf = (deities: string, day: string) => `Darshan of ${deities}, ${day}`;
export const darshanNamed = (name: string) => `${name} darshan`;
export const captioned = (name: string, caption: string) => `${name}: ${caption}`;
export const liveNow = (title: string) => `Live now: ${title}`;
export const liveDarshan = 'Live darshan';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const darshans = 'Darshans';
export const all = 'All';
export const whatsApp = 'Share on WhatsApp';
export const sendDaily = 'Send me this daily';
export const share = 'Share';

export const photosByDay = 'Photos by day';
export const days = 'Days';
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const months = 'Months';
export const earlierPhotos = 'Earlier photos';
export const laterPhotos = 'Later photos';
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const photosOfDay = (day: number, month: string) => `Photos of ${day} ${month}`;
export const anotherDay = 'Another day';
export const show = 'Show';
export const futureDate = 'Cannot select a future date.';
export const invalidDate = 'Choose a day, like 2026-11-20.';

export const planYourVisit = 'Plan your visit';
export const calendar = 'Vaisnava calendar';
export const mediaGallery = 'Media gallery';
export const altarIsOpen = (sittings: string) => `The altar is open ${sittings}.`;
export const openFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const bothSittings = (one: string, other: string) => `${one} and ${other}`;

export const byEmail = 'Daily darshan by e-mail';
export const here = 'By e-mail';
export const byEmailTitle = (temple: string) => `Daily darshan by e-mail | ${temple}`;
export const byEmailDescription = (temple: string) =>
  `Ask for the photos of each day’s darshan of the ${temple} by e-mail. One letter a day, and every letter has a link that stops it.`;
export const byEmailLead =
  'The photos of the day in one letter. The temple has not begun to send it: leave your address, and the first one comes when it does.';
export const onTheList =
  'Thank you. Your address is on the list. The letters start when the temple begins to send them; each has a link that stops them.';
export const backToDarshan = 'Back to darshan';
export const addressOnlyForThis = 'Your address is used for this letter and for nothing else.';
