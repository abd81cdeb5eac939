export const progress = (raised: string, target: string) => `${raised} of ${target}`;
export const raisedFor = (cause: string) => `Raised for: ${cause}`;
export const fromOurBooks = (moment: string) =>
  `Gifts that have arrived through this site, less what went back. From our books as of ${moment}.`;
export const milestones = { done: 'Done', now: 'Under way', next: 'To come' };
export const chooseAndGive = 'Choose and give';

export const donation = 'Donation';
export const templeConstruction = 'Temple construction';
export const build = 'Build';
export const nothingOpen = 'Nothing can be given to the building at the moment.';
export const parts = 'Parts of the temple';
export const choosePart = 'Choose at least one part, or write an amount.';
export const chosen = (count: number) => `${count} chosen`;
export const from = (price: string) => `from ${price}`;
export const howMany = (part: string) => `How many: ${part}`;
export const yourPart = 'Your part';
export const otherAmount = 'Any other amount <optional>(optional)</optional>';
export const total = 'Total';
export const oneMoment = 'One moment…';
export const goOn = 'Continue';
