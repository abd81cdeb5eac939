/** India keeps one zone without daylight saving. */
const offset = 5.5 * 60 * 60 * 1_000;

/** The calendar day in Asia/Kolkata, 'YYYY-MM-DD', wherever the server stands. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
}

/** The moment at which a day in Asia/Kolkata begins. */
export function indianDayStart(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - offset);
}

/** The financial year of a day, April to March, as receipts write it: '26-27'. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  const two = (count: number) => String(count % 100).padStart(2, '0');
  return `${two(year)}-${two(year + 1)}`;
}
