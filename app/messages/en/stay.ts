export const nightFrom = 'From <price></price> a night, taxes included';
export const aNight = '<price></price> <muted>a night, taxes included</muted>';
export const requestRoom = 'Request a room';
export const groupOrQuestion = 'A group, or a question?';
export const roomsAndRates = 'Rooms and rates';
export const sleeps = (people: number) => (people === 1 ? 'One person' : `Up to ${people} people`);
export const houseRules = 'House rules';
export const cancellationPolicy = 'Guest House Cancellation Policy';

export const answerTime =
  'The guest house desk looks at the book and answers you by phone. Until it confirms, no room is held and nothing is charged.';
export const bookingInquiry = 'Booking inquiry';
export const sendInquiry = 'Send the inquiry';
export const room = 'Room';
export const chooseRoom = 'Choose a room';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const roomsOrBeds = 'Rooms or beds';
export const adults = 'Adults';
export const children = 'Children';
export const anythingToKnow = 'Anything we should know';
export const suchAs = 'A ground-floor room, a late arrival, a wheelchair.';
export const consent = 'I have read the rules of the house and the <policy>cancellation policy</policy>.';
