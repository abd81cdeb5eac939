/** What a message to the temple office may be about. */
export const contactTopics = {
  visit: 'मंदिर दर्शन के लिए आना',
  classes: 'कक्षाएँ और गीता पाठ्यक्रम',
  donation: 'दान या रसीद',
  events: 'कार्यक्रम, उत्सव और सेवाएँ',
  stay: 'अतिथि-गृह और यात्राएँ',
  shop: 'दुकान',
  website: 'यह वेबसाइट',
  other: 'कुछ और',
} as const;

// One line for what a request is about: its sender reads it below the form and in the letter.
export const paymentTakenTwice = 'दो बार कटा भुगतान';
export const companyDonation = (project: string) => `CSR: ${project}`;
export const lifeMembership = (tier: string, amount: string) => `${tier} आजीवन सदस्यता, ${amount}`;
export const roomFromTo = (room: string, from: string, to: string) => `${room}, ${from} से ${to} तक`;
export const tourQuestion = (tour: string, feature: string) => `${tour}: ${feature}`;
export const tourRegistration = (tour: string, day: string, people: number) =>
  people === 1 ? `${tour}, ${day}: एक व्यक्ति का पंजीकरण` : `${tour}, ${day}: ${people} लोगों का पंजीकरण`;
/** It ends with ': ' and the words for the list: a seat takes them away again. */
export const onWaitingList = (title: string) => `${title}: प्रतीक्षा सूची`;
