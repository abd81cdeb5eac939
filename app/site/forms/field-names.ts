/** Fields whose problems do not name what they are about. */
const names: Readonly<Record<string, string>> = {
  adults: 'Adults',
  age: 'Age',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  children: 'Children',
  city: 'City',
  companyName: 'Company',
  date: 'Date',
  destination: 'Destination',
  message: 'Message',
  paidFor: 'Receipt or donation number',
  paidOn: 'Paid on',
  people: 'People',
  projectId: 'Project',
  reason: 'What happened',
  room: 'Room',
  rooms: 'Rooms or beds',
  tier: 'Membership',
  topic: 'Subject',
  travelDate: 'Travel date',
  visitDate: 'Day of your visit',
};

const silent: readonly string[] = ['choice-invalid', 'date-invalid', 'number-outside', 'text-length'];

/** 'Check-in: Choose a calendar date.': in a summary, where the field is not beside the message. */
export function withFieldName({ field, code }: { field: string; code: string }, words: string): string {
  const name = silent.includes(code) ? names[field] : undefined;
  return name ? `${name}: ${words}` : words;
}
