/** The label of a button, with the record that it is of. */
export const labelOf = (label: string, of: string) => `${label} ${of}`;
export const save = 'Save';
export const saving = 'Saving…';
export const placeInList = 'Place in the list';
export const placeInListHint = 'Lower numbers come first.';
export const proof = 'Your password, or a code of your app';
export const proofHint = 'You signed in more than ten minutes ago: this shows that it is you.';
export const isItYou = 'Is it you?';
export const itIsMe = 'It is me';
export const slugHint = (example: string) =>
  `Small letters, digits and hyphens: ${example}. It stays for good.`;
export const unsaved = 'What you typed is not saved. Leave this page?';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
export const toHint = 'Before the beginning: it ends the next day.';
export const phone = 'Mobile number';
export const email = 'E-mail';
