import type { TakenBack } from './bill.ts';

/** What a refund of an order is for: these lines are not supplied, or all that is left. */
export type Unsupplied = { lines: TakenBack[] };
