/** What the list of bookings shows: all, or those in which something waits or happened. */
export const bookingStates = ['all', 'asked', 'confirmed', 'open', 'short', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

export type BookingFilters = { state: BookingState; search: string; page: number };
