import type { Cause } from '#core/donations/cause.ts';
import { type Paise, rupeesText } from '#core/money/paise.ts';

/** Cheques are counted with electronic ways, as account payee. Gifts in kind are not taken on this site. */
export type StatementMode = 'cash' | 'electronic';

/** What one donor gave to a body in a year, by type and mode: one line of the statement. */
export type StatementRow = {
  /** '' where the gift has none. */
  pan: string;
  /** Name and address as the newest receipt of this PAN says them. */
  name: string;
  address: string;
  type: Cause['donationType'];
  mode: StatementMode;
  /** What was kept: less what went back. */
  amount: Paise;
  donations: number;
  /** The newest of them. */
  donationId: string;
  /** How many different names the gifts of this PAN carry in the year. */
  names: number;
  /** A part went back of a gift for causes of several types; the rest was shared out in proportion. */
  shared: boolean;
};

/** What is the same in every line of a body's statement; '' where nobody has said it. */
export type StatementParticulars = {
  sectionCode: string;
  /** Number of the registration for the deduction. */
  urn: string;
  /** The day of that registration, 'YYYY-MM-DD'. */
  urnDate: string;
};

/**
 * The columns of the statement, in the order and words of rule I3; the portal's own template is to
 * be compared before filing.
 */
export const statementColumns = [
  ...['Serial', 'Pre-acknowledgement number', 'ID code', 'ID number', 'Section code'],
  ...['URN', 'URN date', 'Donor name', 'Donor address', 'Donation type', 'Mode', 'Amount'],
] as const;

export const donationTypeWords: Record<StatementRow['type'], string> = {
  corpus: 'Corpus',
  specific: 'Specific',
  other: 'Other',
};

const statementModeWords: Record<StatementMode, string> = {
  cash: 'Cash',
  electronic: 'Electronic modes including account payee',
};

/** Of the codes of rule I4 the site needs one: it asks for a PAN alone. */
const panCode = '1';

/**
 * The lines of the file, without the heads. The pre-acknowledgement number stays empty: the site does not know what the
 * portal gives.
 */
export function statementCells(
  rows: readonly StatementRow[],
  { sectionCode, urn, urnDate }: StatementParticulars,
): string[][] {
  return rows.map(({ pan, name, address, type, mode, amount }, at) => [
    ...[String(at + 1), '', pan === '' ? '' : panCode, pan, sectionCode, urn, urnDate],
    ...[name, address, donationTypeWords[type], statementModeWords[mode], rupeesText(amount)],
  ]);
}
