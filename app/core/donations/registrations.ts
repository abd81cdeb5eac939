import type { LegalEntity } from './receipt.ts';

/**
 * Under which numbers the receiver of a donation is registered, as one line beside the button:
 * 'Hare Krishna Trust: 80G AAATH1234KF20214, CSR-1 CSR00001234'. Null: under none, and nothing is
 * said. `csr` is the number under which companies may give to it, where that matters.
 */
export function registrationLine(
  entity: Pick<LegalEntity, 'name' | 'deductionRegistration'> | null,
  csr: string | null = null,
): string | null {
  const numbers = [
    ...(entity?.deductionRegistration ? [`80G ${entity.deductionRegistration}`] : []),
    ...(csr ? [`CSR-1 ${csr}`] : []),
  ];
  return entity && numbers.length > 0 ? `${entity.name}: ${numbers.join(', ')}` : null;
}
