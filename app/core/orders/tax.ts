import { addPaise, type Paise, paise, zeroPaise } from '#core/money/paise.ts';

/** The parts of a price; they add up to the price itself, to the paisa. */
export type TaxSplit = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/**
 * Takes the GST out of an amount that includes it. Inside the seller's state it is CGST and SGST,
 * always equal; outside it is IGST (rule I10). Half a paisa is rounded up.
 */
export function splitTax(amount: Paise, rateBp: number, insideState: boolean): TaxSplit {
  if (insideState) {
    const half = paise(divide(BigInt(amount) * BigInt(rateBp), 2n * BigInt(10_000 + rateBp)));
    return { taxable: paise(amount - 2 * half), cgst: half, sgst: half, igst: zeroPaise };
  }
  const igst = paise(divide(BigInt(amount) * BigInt(rateBp), BigInt(10_000 + rateBp)));
  return { taxable: paise(amount - igst), cgst: zeroPaise, sgst: zeroPaise, igst };
}

export function addSplits(splits: readonly TaxSplit[]): TaxSplit {
  const sum = (part: keyof TaxSplit) => addPaise(splits.map((split) => split[part]));
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
}

export function subtractSplit(from: TaxSplit, part: TaxSplit): TaxSplit {
  const left = (name: keyof TaxSplit) => paise(from[name] - part[name]);
  return { taxable: left('taxable'), cgst: left('cgst'), sgst: left('sgst'), igst: left('igst') };
}

/**
 * Splits an amount by weights, to the paisa: each gets its whole part, and the remaining paise go
 * one by one to the largest fractions (the earlier line first). The delivery charge follows the
 * goods it carries, rate by rate.
 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) throw new RangeError('weights add up to zero');
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, floor: product / whole, rest: product % whole };
  });
  let left = BigInt(amount) - parts.reduce((sum, { floor }) => sum + floor, 0n);
  const byRest = [...parts].sort((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  const shares = parts.map(({ floor }) => floor);
  for (const { at } of byRest) {
    if (left === 0n) break;
    shares[at] = (shares[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => paise(Number(share)));
}

function divide(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
