/** Excel reads a file as UTF-8 only when it begins with this. */
export const csvStart = '\ufeff';

/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula (OWASP, 'CSV
 * injection': = + - @, tab, carriage return) is prefixed with an apostrophe: names and messages are
 * written by strangers.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
