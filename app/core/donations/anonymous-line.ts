import { maxPaise, type Paise, paise, rupees } from '#core/money/paise.ts';
import { section } from '#messages/admin/laws.ts';

type Era = { from: string; law: string; floor: Paise; partOfAll: number };

/**
 * Up to which sum anonymous donations of a tax year are tax-free: the higher of a fixed sum and a
 * part of all donations (rule I5; a wholly religious trust is exempt, which its accountant knows).
 * By the first day of the year.
 */
const eras: readonly Era[] = [
  { from: '2009-04-01', law: section('115BBC'), floor: rupees(1_00_000), partOfAll: 0.05 },
  { from: '2026-04-01', law: section('337'), floor: rupees(1_00_000), partOfAll: 0.05 },
];

/** From this part of the limit on the staff is warned. */
const warnFrom = 0.8;

export type AnonymousMeter = {
  law: string;
  anonymous: Paise;
  line: Paise;
  state: 'free' | 'near' | 'over';
};

/** The state of a body in the tax year that begins on `firstDay`. */
export function anonymousMeter(sums: { anonymous: Paise; all: Paise }, firstDay: string): AnonymousMeter {
  const era = eras.findLast(({ from }) => from <= firstDay) ?? eras[0];
  if (!era) throw new Error('no rule for anonymous donations');
  const { anonymous, all } = sums;
  const line = maxPaise(era.floor, paise(Math.floor(all * era.partOfAll)));
  const state = anonymous > line ? 'over' : anonymous >= line * warnFrom ? 'near' : 'free';
  return { law: era.law, anonymous, line, state };
}
