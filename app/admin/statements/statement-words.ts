import { maskPan } from '#core/fields/pan.ts';
import type { Paise } from '#core/money/paise.ts';
import type { StatementProblemCode } from '#core/statements/check-statement.ts';
import { donationTypeWords, type StatementMode, type StatementRow } from '#core/statements/statement-row.ts';
import * as m from '#messages/admin/statements.ts';
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

const modes: Record<StatementMode, string> = { cash: m.cash, electronic: m.electronic };

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
  'pan-missing': m.panMissing,
  'pan-odd': m.panOdd,
  'name-missing': m.nameMissing,
  'address-missing': m.addressMissing,
  'name-long': m.nameLong,
  'address-long': m.addressLong,
  'name-script': m.nameScript,
  'names-differ': m.namesDiffer,
  'shared-out': m.sharedOut,
};

export const leftOutWords: Record<LeftOutReason, string> = {
  cash: m.leftOutCash,
  'not-eligible': m.leftOutNotEligible,
  'no-receipt': m.leftOutNoReceipt,
  returned: m.leftOutReturned,
};
