/** '10 042': easier to read out than five digits in a row. */
export function passNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
