import { printTable } from '../numbers.ts';

/** Where a table of faults counts it (bench/cluster); the others together. */
export type Column = 'lost' | 'doubled' | 'gaps';

/** A fact that must hold at the end, in numbers: exactly `wanted`, or `atLeast` so many. */
export type Fact = { what: string; is: number; seen?: unknown; column?: Column } & (
  | { wanted: number; atLeast?: undefined }
  | { atLeast: number; wanted?: undefined }
);

export function isBroken({ is, wanted, atLeast }: Fact): boolean {
  return wanted === undefined ? is < atLeast : is !== wanted;
}

/**
 * Prints actual and expected numbers, and all details of facts that do not hold. True when all
 * hold.
 */
export function printFacts(title: string, facts: readonly Fact[]): boolean {
  printTable(
    title,
    ['what', 'is', 'should be', ''],
    facts.map((fact) => [
      fact.what,
      String(fact.is),
      fact.wanted === undefined ? `>= ${fact.atLeast}` : String(fact.wanted),
      isBroken(fact) ? 'BROKEN' : '',
    ]),
  );
  const broken = facts.filter(isBroken);
  for (const { what, seen } of broken) console.error(`broken: ${what}`, seen ?? '');
  return broken.length === 0;
}
