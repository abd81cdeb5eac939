// What the office reads in English is also what English pages say.
export {
  accommodations,
  tourActivities as activities,
  tourFeatures as features,
} from '#core/requests/tour-options.ts';

export const tours = 'Tours';
export const enquireOrRegister = 'Enquire or register';

export const inquiryOrRegistration = 'Inquiry or registration';
export const inquiryForm = 'Inquiry Form';
export const onlineRegistration = 'Online Registration';
export const goodToKnow = 'Good to know';
export const whatHappensNext = 'What happens next';
export const referenceAtOnce = 'You get a reference number at once, and by e-mail.';
export const seatsAreHeld = 'A registration keeps your seats on the day you chose.';
export const plannerCalls = 'The tour desk calls or writes to you with a plan and the price.';
export const youDecide = 'You decide, and pay only then.';
export const somePaidNow =
  'Where a day says ‘paid on the site’, you go on to the payment at once; your seats are held meanwhile.';
export const paidIsFinal =
  'Bookings that were paid are final: please read the <policy>cancellation policy</policy> first.';

export const tourInquiry = 'Tour inquiry';
export const sendInquiry = 'Send the inquiry';
export const selectFeature = 'Select a feature to inquire about';
export const chooseOne = 'Choose one: its questions and the button to send them appear here.';
export const featureNotes = {
  itineraries: 'Dates, places and how the days go',
  stay: 'Rooms, food and what is included',
  activities: 'Kirtan, Gita study, meditation',
};
export const people = 'People';
export const yourQuestion = 'Your question';

export const tourRegistration = 'Tour registration';
export const register = 'Register';
export const whoTravelsAsked = 'Who travels?';
export const single = 'Single';
export const onePerson = 'One person';
export const group = 'Group';
export const familyFriends = 'Family, friends, colleagues';
export const numberOfPeople = 'Number of people';
export const whoTravels = 'Who travels';
export const travellersExample = 'Mira Sharma, 41\nRavi Sharma, 12';
export const oneALine = 'One a line, a name and an age: Mira Sharma, 41. You too, if you come along.';
export const yourAge = 'Your age';
export const message = 'Message';

export const destination = 'Destination';
export const chooseTour = 'Choose a tour';
export const departure = 'Departure';
export const chooseDay = 'Choose a day';
export const dayIsOff = (day: string) => `${day} is called off: the tour does not leave on this day.`;
export const noDayOpen = 'No day is open just now';
export const travelDate = 'Travel date';
export const withoutFixedDays = 'For a tour without fixed days.';
export const accommodation = 'Accommodation';
export const activity = 'Activity';
export const noPreference = 'No preference';
export const addPreferences = 'Add wishes: room, activity, food';
export const preferences = 'Preferences';
export const suchAs = 'Food, language, a slower pace: whatever we should know.';
