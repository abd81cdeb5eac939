/** What every waiting list says, of nights or of passes. */
export const waitingList = 'Waiting list';
export const putMeOn = 'Put me on the list';
export const nothingToPay = 'Nothing is booked and nothing is to be paid before you say yes.';
export const joined =
  'You are on the list. When it is your turn we write to your e-mail address, or call you where you left none.';
export const decline = 'I no longer want them';
export const leaveList = 'Leave the list';
