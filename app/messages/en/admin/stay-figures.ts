/** Figures of the guest house. */
export const guestHouse = 'Guest house in figures';
export const howCounted =
  'Nights and revenue count for the kind of room that the guest has, also where another was booked. Revenue is of the rooms, without tax and meals. Nights to sell are those of the rooms that are let today, less blocked ones; of a closed room, those that were sold.';
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
  perSold: 'Revenue a sold night',
  perAvailable: 'Revenue a night to sell',
};
