/** Rooms by nights, in the office. */
export const roomChart = 'Room chart';
export const firstNight = 'First night';
export const howMany = 'How many nights';
export const nights = (count: number) => `${count} nights`;
export const kind = 'Kind of room';
export const allKinds = 'All kinds';
export const earlier = 'Earlier';
export const today = 'Today';
export const later = 'Later';
export const roomsByNights = (from: string, to: string) => `Rooms by nights, ${from} to ${to}`;
export const room = 'Room';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
/** A bar in words, for who hears it and for who points at it. */
export const barOf = (name: string, state: string, dates: string) => `${name}. ${state}, ${dates}`;
export const inOtherRooms = (count: number) => `${count} rooms`;
export const blocked = 'Blocked';
/** Nights that are held for who is on the waiting list. */
export const offered = 'Offered';
export const offeredUntil = (moment: string) => `Offered until ${moment}`;
/** Nights that are kept for a group. */
export const group = 'Group';
export const reservedUntil = (moment: string) => `Kept for a group until ${moment}`;
export const free = 'Free';
export const freeFrom = (room: string, dates: string) => `${room} is free, ${dates}: book a stay`;
export const whatIsWhat = 'What is what';
export const busyDays = 'Ekadasis and festivals on these nights';
export const firstNightsOnly = (count: number) =>
  `Without JavaScript only the first ${count} nights have their stays in the chart. Choose ${count} nights, and “Later” for the next.`;
export const noRooms = 'No rooms to show';
export const noRoomsNote = 'Add rooms under Rooms, or choose another kind.';
