import { maskPan } from '#core/fields/pan.ts';
import type { Paise } from '#core/money/paise.ts';
import type { StatementProblemCode } from '#core/statements/check-statement.ts';
import { donationTypeWords, type StatementMode, type StatementRow } from '#core/statements/statement-row.ts';
import type { LeftOutReason } from '#server/statements/statement-lines.ts';

/** A line of the statement as the screen shows it: its PAN masked. */
export type ShownLine = {
  /** As in the file, from 1. */
  serial: number;
  name: string;
  panMasked: string;
  type: string;
  mode: string;
  donations: number;
  amount: Paise;
  donationId: string;
};

const modes: Record<StatementMode, string> = { cash: 'Cash', electronic: 'Electronic' };

export function toLine(
  { name, pan, type, mode, donations, amount, donationId }: StatementRow,
  at: number,
): ShownLine {
  const panMasked = pan === '' ? '' : maskPan(pan);
  return {
    ...{ serial: at + 1, name, panMasked, type: donationTypeWords[type], mode: modes[mode] },
    ...{ donations, amount, donationId },
  };
}

export const problemWords: Record<StatementProblemCode, string> = {
  'pan-missing': 'No PAN.',
  'pan-odd': 'The PAN has not the form of one.',
  'name-missing': 'No name.',
  'address-missing': 'No address.',
  'name-long': 'A very long name: the portal may cut or refuse it.',
  'address-long': 'A very long address: the portal may cut or refuse it.',
  'name-script': 'The name is not in Latin letters: the portal may refuse it.',
  'names-differ': 'Gifts under this PAN carry different names. The newest is taken.',
  'shared-out': 'A part of a gift for several types went back. The rest is shared out in proportion.',
};

export const leftOutWords: Record<LeftOutReason, string> = {
  cash: 'Cash above the limit for a certificate',
  'not-eligible': 'Receipt without the deduction',
  'no-receipt': 'No valid receipt',
  returned: 'Went back whole',
};
