/**
 * A state of India as a page shows it; what is stored is its English name (core/fields/state.ts).
 */
export const stateName = (name: string) => name;
/** The country of an address without one. */
export const india = 'India';
