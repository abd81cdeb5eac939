export const notOpen = 'Not open just now';
export const othersOpen = (closed: string) => `${closed} Other causes are open.`;
export const allCauses = 'See all causes';
export const forTheDay = 'For the day';
export const dayNeeded = 'Choose the day of your offering.';
export const dayOutside = 'Choose a day from today to a year ahead.';
export const oneMoment = 'One moment…';
export const goOn = 'Continue';

export const noPlates = 'Plates cannot be given at the moment.';
export const givePlates = 'Give plates';
export const plateCosts = (price: string) => `One full plate costs ${price}.`;
export const howMany = 'How many';
export const plates = (count: number) => `${count} plates`;
export const anotherNumber = 'Another number';
export const ownNumber = 'Your own number of plates';
export const numberRange = 'From 1 to 999';
export const platesDayHint =
  'A birthday, an anniversary, a day of remembrance. Left empty, your plates go out as soon as they are paid.';
export const give = (amount: string) => `Give ${amount}`;

export const foodDonation = 'Food donation';
export const platesForYourDay = 'Plates for your day';
export const platesForYourDayLead =
  'Prasadam for the guests of the temple, offered on a day that matters to you. Nothing is given until you have paid.';

export const noOfferings = 'Offerings cannot be chosen at the moment.';
export const chooseOffering = 'Choose an offering';
export const bhoga = 'Bhoga';
export const flowers = 'Flowers';
export const garlands = 'Garlands';
export const others = 'Other offerings';
export const offeringDayHint =
  'For today, please give before noon: the kitchen and the garland makers begin early.';
/** Of an offering that only so many can give for one day. */
export const perDay = (count: number) => (count === 1 ? 'One giver a day' : `${count} a day`);
export const offerFor = (amount: string) => `Offer for ${amount}`;
export const makeOffering = 'Make this offering';
export const inWhoseName = 'In whose name it is offered, you say on the next page.';
