/** Figures of the guest house. */
export const guestHouse = 'Guest house in figures';
export const howCounted =
  'Revenue is of the rooms, without tax and meals. Available are the rooms that are let today, less blocked nights.';
export const financialYear = 'Financial year';
export const exportYear = 'Export the year';
export const nothingSold = 'No nights in this year';
export const nothingSoldNote = 'As soon as a stay is booked, its nights are counted here.';
export const wholeHouse = 'All kinds';
export const byMonth = 'The whole house by month';
export const byKind = 'By kind of room';
export const byMonthAndKind = 'By month and kind of room';
export const atDesk = 'At the desk in the last 30 days';
export const percent = (percent: number) => `${percent} %`;
export const columns = {
  month: 'Month',
  kind: 'Kind of room',
  available: 'Nights to sell',
  sold: 'Sold',
  occupied: 'Occupied',
  revenue: 'Revenue',
  perSold: 'A sold night',
  perAvailable: 'A night to sell',
};
