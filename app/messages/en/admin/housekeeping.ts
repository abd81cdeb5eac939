/** The sheet of who cleans the guest house. */
export const housekeepingList = 'Housekeeping list';
export const nothingToDo = 'Nothing to do: every room is clean, and nobody leaves or comes today.';
export const leavesToday = 'leaves today';
export const comesToday = (people: number, rooms: number) =>
  `comes today: ${people === 1 ? 'one person' : `${people} people`}${rooms > 1 ? ` in ${rooms} rooms` : ''}`;
export const inAll = (dirty: number, leave: number, come: number) =>
  `To be cleaned: ${dirty} · leave: ${leave} · come: ${come}`;
