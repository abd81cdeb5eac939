export const toConfirm = 'To be confirmed by a native reader';
export const about =
  'Read the Hindi beside the English. Tick what is right; write what should be different. Legal texts come first.';
export const counted = (confirmed: number, all: number) => `${confirmed} of ${all} confirmed`;
export const stillOpen = (count: number) => `${count} texts wait for a native reader`;
export const allConfirmed = 'A native reader has confirmed every text';

export const reasons = {
  legal: 'Law, tax, consent, refunds',
  tradition: 'Words of the tradition',
  usage: 'How people say it',
};

export const find = 'Texts to confirm';
export const why = 'Kind';
export const everyReason = 'Every kind';
export const state = 'State';
export const openOnes = 'Open';
export const confirmedOnes = 'Confirmed';
export const withRemarks = 'With a remark';
export const allTexts = 'All';
export const noneFound = 'No text is in this state';
export const texts = 'Texts';

export const open = 'Open';
export const notOnSite = 'Not on the site';
export const confirmed = 'Confirmed';
export const changedSince = 'Changed since it was confirmed';
export const confirmedBy = (name: string, at: string) => `Confirmed by ${name}, ${at}`;
export const somebody = 'somebody';
export const confirm = 'This is right';
export const openAgain = 'Open again';
export const saving = 'Saving…';
export const isCode =
  'This text is part of the program: it cannot be changed here. Leave a remark for the developers.';
export const pastes = 'Words in [brackets] are filled in: names, amounts, dates.';
export const changeIt = 'Change it in two columns';
export const readAll = 'Read the whole text';
export const remark = 'It should be';
export const remarkHint = 'What should be written instead, or what is doubtful. Empty takes the remark back.';
export const saveRemark = 'Save the remark';
export const remarkBy = (name: string, at: string) => `Remark by ${name}, ${at}`;
export const remarksFile = 'All remarks as a file';
export const noHindi = 'Nothing yet';
export const changedMeanwhile = 'This text was changed meanwhile. Read it as it stands now, then confirm it.';

export const columns = ['Text', 'Kind', 'English', 'Now', 'Should be', 'By', 'At'];
