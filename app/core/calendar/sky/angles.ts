export const j2000 = 2451545;

const degree = Math.PI / 180;
export const sin = (degrees: number) => Math.sin(degrees * degree);
export const cos = (degrees: number) => Math.cos(degrees * degree);
export const asin = (ratio: number) => Math.asin(ratio) / degree;
export const acos = (ratio: number) => Math.acos(ratio) / degree;
export const atan2 = (y: number, x: number) => Math.atan2(y, x) / degree;

/** The same angle between -180 and 180 degrees. */
export function aroundZero(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Remainder that is never negative: 0 <= result < divisor. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
