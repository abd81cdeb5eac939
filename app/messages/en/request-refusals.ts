/**
 * As in fields.ts, for what is booked (sevas, tours, classes, rooms) and the admin: the other forms
 * need not load them.
 */
export const refusals = {
  'seva-needed': 'Choose a seva.',
  'temple-closed': 'Choose a date and time when the temple is open.',
  'seva-hour-full': 'This hour is full. On this day there is still room at {hours}.',
  'seva-day-full': 'This day is full. Please choose another.',
  'seva-day-short': 'Only {n} more can come on this day.',
  'seva-share': 'Only {n} more can be kept from here. Ask the temple office.',
  'seva-over': 'It has begun, so it can no longer be cancelled here.',
  'departure-share': 'For more than {n} use the inquiry form.',
  'departure-missing': 'Choose a day on which this tour leaves.',
  'departure-other': 'This day belongs to another tour. Choose a day of this one.',
  'departure-full': 'No seat is left on this day. Choose another.',
  'departure-closed': 'This day can no longer be registered for. Choose another.',
  'departure-short': 'Only {n} seats are left on this day.',
  'travellers-count': 'You are {n}, and the list has {listed}. Write one a line: a name and an age.',
  'travellers-line': 'Line {line}: write a name and an age, like Mira Sharma, 41.',
  'people-too-few': 'At least 1 person.',
  'people-invalid': 'Enter 1 to 20 people.',
  'feature-missing': 'Select a feature to inquire about',
  'stay-no-room': 'No room left for these nights.',
  'stay-fewer-rooms': 'Only {n} left for these nights.',
  'check-out-first': 'Check-out must be after check-in.',
  'seat-share': 'Only {n} more can be held from here without being paid. Pay the others first, or ask us.',
  'seat-still-held': 'Nothing was sent: you hold a seat of this class already, and may pay for it now.',
  'seat-holds':
    'Several unpaid bookings are held with this number already. Pay one of them, or wait a quarter of an hour.',
  'seat-too-large': 'This is more than one payment can be. Please send the inquiry.',
  'class-ended': 'This course is over and takes nobody any more.',
  'class-too-young': 'This class is for those of {min} years and older.',
  'guardian-missing': 'Enter the name of a parent or guardian.',
};
