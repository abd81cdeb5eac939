/** The page of a group's link. */
export const closedTitle = 'This link is closed';
export const closedLead =
  'The rooms of the group are not booked by this link any more. Please call the temple.';
export const roomsFor = (name: string) => `Rooms for ${name}`;
export const lead = 'These rooms are kept for your group. Choose yours; then you pay.';
export const heldUntil = (day: string) => `They are kept until ${day} begins.`;
export const noneLeft = 'Every room of the group is booked. Please call the temple.';
export const kindOfRoom = 'Kind of room';
export const left = (count: number) => (count === 1 ? '1 left' : `${count} left`);
export const goOn = 'Go on';
