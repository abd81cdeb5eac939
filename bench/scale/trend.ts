import { median } from '../numbers.ts';

/** Growth per hour of a straight line through the points, by least squares; hours, any unit. */
export function slopePerHour(points: readonly { hour: number; value: number }[]): number {
  const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  const hours = mean(points.map(({ hour }) => hour));
  const values = mean(points.map(({ value }) => value));
  const together = points.reduce((sum, { hour, value }) => sum + (hour - hours) * (value - values), 0);
  const spread = points.reduce((sum, { hour }) => sum + (hour - hours) ** 2, 0);
  return spread === 0 ? Number.NaN : together / spread;
}

/** The median of the last third over that of the first: 1 is as it was. */
export function lastOverFirstThird(values: readonly number[]): number {
  const third = Math.max(1, Math.floor(values.length / 3));
  return median(values.slice(-third)) / median(values.slice(0, third));
}
