import { readPan } from '#core/fields/pan.ts';
import type { StatementParticulars, StatementRow } from './statement-row.ts';

/**
 * mend: the portal refuses it, or the certificate would be nobody's. look: the staff should look at
 * it.
 */
export type ProblemWeight = 'mend' | 'look';
export type StatementProblem = { code: StatementProblemCode; weight: ProblemWeight };

/**
 * Our own limits, an assumption, in letters: the portal's limits for name and address are not known
 * to us. The site accepts only shorter ones, but a receipt may have been reissued.
 */
const cautious = { name: 125, address: 250 };

const weights = {
  'pan-missing': 'mend',
  'pan-odd': 'mend',
  'name-missing': 'mend',
  'address-missing': 'mend',
  'name-long': 'look',
  'address-long': 'look',
  'name-script': 'look',
  'names-differ': 'look',
  'shared-out': 'look',
} as const satisfies Record<string, ProblemWeight>;
export type StatementProblemCode = keyof typeof weights;

const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What is to be corrected or checked in one line before it is filed; empty where it is good. */
export function checkRow({ pan, name, address, names, shared }: StatementRow): StatementProblem[] {
  const found: Record<StatementProblemCode, boolean> = {
    'pan-missing': pan === '',
    'pan-odd': pan !== '' && !readPan(pan).ok,
    'name-missing': name.trim() === '',
    'address-missing': address.trim() === '',
    'name-long': name.length > cautious.name,
    'address-long': address.length > cautious.address,
    'name-script': notLatin.test(name),
    'names-differ': names > 1,
    'shared-out': shared,
  };
  return Object.entries(weights).flatMap(([code, weight]) =>
    found[code as StatementProblemCode] ? [{ code: code as StatementProblemCode, weight }] : [],
  );
}

/** What every line lacks until it is entered. */
export function missingParticulars(particulars: StatementParticulars): (keyof StatementParticulars)[] {
  return (['sectionCode', 'urn', 'urnDate'] as const).filter((name) => particulars[name] === '');
}
