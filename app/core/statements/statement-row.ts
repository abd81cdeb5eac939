import type { Cause } from '#core/donations/cause.ts';
import { type Paise, rupeesText } from '#core/money/paise.ts';

/** Cheques count as electronic, as account payee. The site takes no donations in kind. */
export type StatementMode = 'cash' | 'electronic';

/** What one donor gave to a body in a year, by type and mode: one line of the statement. */
export type StatementRow = {
  /** '' where the donation has none. */
  pan: string;
  /** Name and address of the newest receipt with this PAN. */
  name: string;
  address: string;
  type: Cause['donationType'];
  mode: StatementMode;
  /** The net sum. */
  amount: Paise;
  donations: number;
  /** The newest of them. */
  donationId: string;
  /** How many different names the donations with this PAN have in the year. */
  names: number;
  /**
   * A donation for causes of several types was partly refunded; the rest was divided in proportion.
   */
  shared: boolean;
};

/** What is the same in every line of a body's statement; '' until it is entered. */
export type StatementParticulars = {
  sectionCode: string;
  /** Number of the registration for the deduction. */
  urn: string;
  /** The day of that registration, 'YYYY-MM-DD'. */
  urnDate: string;
};

/**
 * The columns of the statement, in the order and words of rule I3; compare with the portal's own
 * template before filing.
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

/** Of the codes of rule I4 the site needs one: it collects only the PAN. */
const panCode = '1';

/**
 * The lines of the file, without the header. The pre-acknowledgement number stays empty: the site
 * does not know what the portal assigns.
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
