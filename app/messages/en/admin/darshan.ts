export const postDarshan = 'Post darshan';
export const postNote = 'Choose the photos, look at the words, publish.';
export const readersWait = (count: number) =>
  count === 1 ? '1 reader waits for it by e-mail.' : `${count} readers wait for it by e-mail.`;
export const photos = 'Photos';
export const photosHint = (most: number) => `Up to ${most}, 8 MB each. Where they were taken is forgotten.`;
export const photosToPublish = 'Photos to publish';
export const photo = 'Photo';
export const dayAndWords = 'Day and words';
export const day = 'Day';
export const darshan = 'Darshan';
export const dress = 'Dress of the day';
export const dressHint = 'Under each photo, as you write it: Yellow silk, jasmine garlands.';
export const whatShown = 'What the photos show';
export const whatShownHint = 'For those who do not see them. Suggested; change it where it does not fit.';
export const publishing = 'Publishing…';
export const publish = 'Publish';
export const posted = (count: number, darshan: string) =>
  `${count === 1 ? '1 photo is' : `${count} photos are`} on the site: ${darshan} darshan.`;
export const seePage = 'See the page';

export const darshanByEmail = 'Darshan by e-mail';
export const readers = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'reader' : 'readers'}`;
export const readersNote =
  'They asked for the day’s darshan by e-mail. The site stores the addresses and does not write to them yet.';
export const saveAsFile = 'Save as a file';
export const takenOff = 'Taken off the list.';
export const readersTable = 'Readers';
export const nobodyYet = 'Nobody yet';
export const nobodyYetNote = 'Visitors ask for it on the darshan page, by “Send me this daily”.';
export const email = 'E-mail';
export const since = 'Since';
export const remove = 'Remove';
export const removeReader = (email: string) => `Remove ${email}`;
