/** Why a stay is not booked, changed or cancelled. */
export const refusals = {
  'check-out-first': 'Check-out must be after check-in.',
  'stay-no-room': 'No room left for these nights.',
  'stay-fewer-rooms': 'Only {n} left for these nights.',
  'stay-too-many-unpaid':
    'Only {n} more can be held from here without being paid. For a group, send the inquiry.',
  'stay-minimum': 'On these days a stay has at least {n} nights.',
  'stay-too-small': 'So many people need {n} rooms or beds of this kind.',
  'stay-too-large': 'This is more than one payment can be. Please send the inquiry.',
  'id-last-four': 'Enter the last four letters or digits of the paper, never the whole number.',
  'total-changed': 'The price has changed since you saw it. Check the new total; paying confirms it.',
  'too-many-holds':
    'Two unpaid stays are held with this number already. Pay one of them, or wait a quarter of an hour.',
  'too-many-orders': 'Too many tries from here. Wait a quarter of an hour.',
  'stay-unknown': 'This stay is not known.',
  'stay-moved': 'The stay has moved on meanwhile, so this is not possible any more.',
  'stay-begun': 'From the day of arrival on only the desk of the guest house cancels a stay. Please call it.',
  'stay-ask-desk': 'Something was paid at the desk of the guest house. Please ask it for cheaper nights.',
  'stay-paid-meanwhile': 'Money was recorded meanwhile: please look at what is paid.',
  'stay-dearer':
    'These nights cost more than the ones that you have. Please ask the desk of the guest house for them.',
  'stay-same-days': 'These are the dates that it has.',
  'money-in-review': 'The payment is being looked at by a person. Please write to the temple office.',
  'proof-wrong': 'These are not the last four digits of the telephone number.',
  'proof-first': 'First show that the stay is yours.',
  'too-many-proofs': 'Too many tries. Wait a quarter of an hour.',
  'stay-wait-free': 'Rooms of this kind are free for these nights: you can book them now.',
  'stay-waits-full': 'You wait for three stays already with this number.',
  'stay-waits-same':
    'You wait for these nights already with this number. To wait for others, first leave that entry by the link of its letter, or call us.',
  'stay-wait-group': 'The list takes up to {n} rooms or beds of this kind. For a group, send the inquiry.',
  'stay-wait-none': 'There is no list for this kind. Please send the inquiry.',
  'stay-line-full': 'So many wait for this kind already that the list is full. Please send the inquiry.',
  'stay-wait-kind': 'This kind is not booked on the site any more.',
  'stay-wait-days': 'A stay that begins on this day is not booked on the site now.',
  'stay-wait-over': 'This entry of the waiting list is over.',
  'stay-offer-over': 'The offer is over, or is for other nights. Please look again.',
};
