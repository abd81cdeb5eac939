export const approved = 'Approved and done. Every owner gets a letter.';
export const declined = 'It is not done. Every owner gets a letter.';
export const secondOwner = 'Second owner';
export const secondOwnerNote =
  'Where gifts by transfer go, more roles, and invitations into roles with money need two owners.';
export const nothingWaitsNote =
  'A change that needs a second owner stands here until it is approved, declined or over.';
export const nothingWaits = 'Nothing waits';
export const askedBy = (name: string, moment: string) => `Asked for by ${name}, ${moment}`;
export const whoLeft = 'somebody who left';
export const doneByItself = (moment: string) =>
  `There was no second owner: it is done on ${moment}, unless it is taken back.`;
export const otherDecides = (moment: string) =>
  `Another owner decides until ${moment}. Ask who asked by telephone before you approve.`;
export const approve = 'Approve';
export const takeBack = 'Take it back';
export const decline = 'Decline';
