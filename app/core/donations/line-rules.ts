import type { LineRefusal, PricedLine } from './price-line.ts';
import type { LegalEntity } from './receipt.ts';

type Line = Pick<PricedLine, 'cause'>;

/** The field of a line that a refusal belongs beside. */
export function refusedField(code: LineRefusal): 'ownAmount' | 'quantity' | 'typeId' | 'causeId' {
  if (code === 'quantity-invalid') return 'quantity';
  if (code === 'type-unknown') return 'typeId';
  return code.startsWith('cause-') ? 'causeId' : 'ownAmount';
}

/**
 * Why no certificate (80G) can be had for these lines: the causes that are not eligible, or none of
 * them where a receiving body is not registered. null: it can be had.
 */
export function certificateBar(
  lines: readonly Line[],
  receivers: readonly LegalEntity[],
): { causes: string[] } | null {
  const without = lines.filter(({ cause }) => !cause.taxEligible).map(({ cause }) => cause.title);
  const registered = receivers.every(({ deductionRegistration }) => deductionRegistration !== null);
  return without.length === 0 && registered ? null : { causes: [...new Set(without)] };
}

/**
 * Whether a foreign citizen may give this line (OCI included, even in rupees): only a body
 * registered under the FCRA may take it; an Indian passport abroad (nri) is not foreign (rule I7).
 */
export function takesForeign({ cause }: Line, receivers: readonly LegalEntity[]): boolean {
  const entity = receivers.find(({ id }) => id === cause.legalEntityId);
  return cause.allowsForeign && entity?.acceptsForeign === true;
}
