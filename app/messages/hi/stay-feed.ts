/** In a calendar of the guest house's taken nights. */
export const roomOf = (room: string, kind: string) => `${kind} ${room}`;
export const full = (name: string) => `${name}: भरा हुआ`;
export const someTaken = (name: string, taken: number, rooms: number) => `${name}: ${rooms} में से ${taken} भरे`;
