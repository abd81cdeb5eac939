import { accept, type Outcome, refuse } from '#core/result.ts';

export type CsvRow = { /** Of the file, from 1. */ line: number; cells: string[] };

/**
 * Parses a CSV file (RFC 4180; commas, or semicolons as some spreadsheets write). A file that is
 * not UTF-8 is refused: guessing an encoding would store broken names. The apostrophe that our own
 * files put before formulas is removed.
 */
export function readCsv(bytes: Uint8Array): Outcome<CsvRow[], 'csv-encoding' | 'csv-quote' | 'csv-empty'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('csv-encoding');
  }
  if (text.includes('\0')) return refuse('csv-encoding');
  const rows = splitRows(text);
  if (rows === null) return refuse('csv-quote');
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return filled.length === 0 ? refuse('csv-empty') : accept(filled);
}

/** Whether a spreadsheet would run the cell: such text has no place in a name or a price. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell);
}

function splitRows(text: string): CsvRow[] | null {
  const comma = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ';' : ',';
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, line, begins] = [[] as string[], '', false, 1, 1];
  const endCell = () => {
    cells.push(/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push({ line: begins, cells });
    cells = [];
    begins = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === comma) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (quoted) return null;
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
