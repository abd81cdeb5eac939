/** The list of guests with a passport, and the fields of Form C. */
export const foreigners = 'Foreigners';
export const foreignersNote =
  'Who came in the last 14 days and showed a passport. Each foreigner is reported within 24 hours of arrival (Form C).';
export const byHand =
  'The site stores of a paper only its kind and the last four signs. Nationality, passport, visa and the rest you fill in by hand from the papers of each guest; leave out guests from India. The file has a line for each person of a stay.';
export const saveForm = 'Save the fields of Form C as a file';
export const nobody = 'Nobody with a passport has come';
export const nobodyNote = 'Whoever shows a passport at check-in is listed here for 14 days.';
export const guest = 'Guest';
export const came = 'Came';
export const room = 'Room';
export const passport = 'Passport';
export const people = 'People';
export const phone = 'Telephone';
export const columns = {
  stay: 'Stay',
  room: 'Room',
  name: 'Surname and given name',
  sex: 'Sex',
  birth: 'Date of birth',
  nationality: 'Nationality',
  address: 'Address in home country',
  passport: 'Passport number',
  passportPlace: 'Passport: place of issue',
  passportIssued: 'Passport: date of issue',
  passportUntil: 'Passport: valid until',
  visa: 'Visa number',
  visaPlace: 'Visa: place of issue',
  visaIssued: 'Visa: date of issue',
  visaUntil: 'Visa: valid until',
  visaType: 'Visa: type',
  arrivedFrom: 'Arrived from',
  arrivalIndia: 'Date of arrival in India',
  arrivalHere: 'Date of arrival here',
  hourOfArrival: 'Time of arrival here',
  nights: 'Nights to stay',
  purpose: 'Purpose of visit',
  nextPlace: 'Next destination',
  employed: 'Employed in India',
  phoneInIndia: 'Telephone in India',
  phoneAtHome: 'Telephone at home',
};
