import type { Problem } from '#core/result.ts';
import { staffVerb } from '../write/staff-write.ts';
import { changeStock } from './change-stock.ts';

export type CountedLine = { variantId: string; seen: string; counted: string };
export type CountAnswer = {
  /** Counted lines, unchanged ones included. */
  counted: number;
  differed: number;
  problems: (Problem & { variantId: string })[];
};

const mostLines = 200;

/**
 * A stock count. Empty lines were not counted. Each line is independent: one that changed meanwhile
 * is reported and left alone, the others are written.
 */
export const countStock = staffVerb({
  permission: 'stock.write',
  run: async ({ services, staff }, lines: readonly CountedLine[]): Promise<CountAnswer> => {
    const answer: CountAnswer = { counted: 0, differed: 0, problems: [] };
    for (const { variantId, seen, counted } of lines.slice(0, mostLines)) {
      if (counted.trim() === '') continue;
      const typed = { variantId, seen, to: counted, reason: 'counted', note: '' };
      const written = await changeStock(services, staff, typed);
      if (written.ok) {
        answer.counted += 1;
        if (String(written.value.onHand) !== seen) answer.differed += 1;
      } else {
        const problems = 'problems' in written ? written.problems : [{ field: 'to', code: written.code }];
        answer.problems.push(...problems.map((problem) => ({ ...problem, variantId })));
      }
    }
    return answer;
  },
});
