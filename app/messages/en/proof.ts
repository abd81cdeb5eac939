export const provingNoRobot = 'One moment: we make sure that no robot is at work.';
export const proven = 'That is done. Please look over what you typed, and send the form.';
/** `otherwise` says what else one can do: 'or call the temple office'. */
export const notProven = (minutes: number, otherwise: string) =>
  `That did not work here. Send the form once more. If it does not help, wait ${minutes} minutes and send the form again, ${otherwise}.`;
export const proofNeedsScript = (minutes: number, otherwise: string) =>
  `This takes JavaScript. Without it, wait ${minutes} minutes and send the form again, ${otherwise}.`;
export const orCall = 'or call the temple office';
