export const mediaLibrary = 'The media library';
export const close = 'Close';
export const searchLibrary = 'Search the library';
export const notOpened = 'The library could not be opened. Close this and try again.';
/** Ahead of the name of a file, for those who hear it. */
export const choose = 'Choose';
export const noMatch = 'Nothing matches.';
export const empty = 'The library is empty.';
export const newest = (count: number) => `The newest ${count} files. There are more: search for the rest.`;
export const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
export const whatShows = 'What does it show?';
export const whatShowsHint = 'One sentence for those who do not see it: “Devotees sing before the altar”.';
export const notSaved = 'It could not be saved. Try again.';
export const saving = 'Saving…';
export const usePicture = 'Use this picture';
export const back = 'Back';

export const changePicture = 'Change picture';
export const choosePicture = 'Choose a picture';
export const none = 'None';
export const chosenPicture = 'The chosen picture';
export const fromLibrary = 'From the library';
export const drawings = 'Drawings of the house';
export const whatItShows = 'What it shows';
export const whatItShowsHint = 'For those who do not see it.';

export const signedOut =
  'You are signed out. Sign in again in a new tab, come back to this one and try again.';
export const lineLost = 'The line was lost. Try again when it is back.';
export const roleTaken = 'Your role does not allow this any more. Ask an owner.';
export const notSentNow = 'It could not be sent. Try again in a moment.';
export const notSent = 'It could not be sent. Try again.';
export const dropHere = 'Drop files here, or';
export const chooseFiles = 'Choose files';
export const filesToSend = 'Files to send';
export const tryAgain = 'Try again';
export const inLibrary = 'In the library';
export const sending = (file: string) => `Sending ${file}`;
