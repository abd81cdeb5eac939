/** Why seats are not booked or cancelled. */
export const refusals = {
  'seat-unknown': 'This booking is not known.',
  'seat-moved': 'The booking has moved on meanwhile, so this is not possible any more.',
  'seat-begun': 'From the first day on only the temple office cancels a booking. Please call it.',
  'seat-paid-meanwhile': 'What is left to pay has changed meanwhile. Please look again.',
  'seat-rest-under-way': 'The rest is being paid just now. Please wait until that is settled.',
  'seat-too-large': 'This is more than one payment can be. Please pay it when you come.',
  'money-in-review': 'The payment is being looked at by a person. Please write to the temple office.',
  'proof-wrong': 'These are not the last four digits of the telephone number.',
  'proof-first': 'First show that the booking is yours.',
  'too-many-proofs': 'Too many tries. Wait a quarter of an hour.',
};
