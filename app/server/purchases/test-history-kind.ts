import fc from 'fast-check';
import type { Job } from '../jobs/job.ts';
import type { decideBookedRefund } from './decide-booked-refund.ts';
import type { PurchaseRef } from './purchase.ts';
import type { Line } from './test-notebook.ts';

const deeds = {
  ...{ book: 20, press: 3, pay: 14, 'pay-twice': 4, 'pay-unheard': 4, 'pay-other-sum': 2 },
  ...{ minutes: 6, hours: 3, days: 1, jobs: 10, cancel: 5, 'call-off': 5, 'agree-refund': 6, 'give-back': 5 },
  ...{ join: 10, leave: 2, 'take-offer': 10, change: 5 },
} as const;

/** As in life, what frees something wakes the jobs; most of the time they come at once. */
export const frees = new Set<keyof typeof deeds>([
  'cancel',
  'call-off',
  'give-back',
  'agree-refund',
  'change',
]);

export type Deed = { what: keyof typeof deeds; who: number; size: number };

export const history = historyOf(deeds, { minLength: 15, maxLength: 35 });

/** Deeds drawn by their weights, with two numbers that say by whom and how much. */
export function historyOf<What extends string>(
  weights: Readonly<Record<What, number>>,
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<{ what: What; who: number; size: number }[]> {
  const whats = (Object.keys(weights) as What[]).map((what) => ({
    ...{ weight: weights[what], arbitrary: fc.constant(what) },
  }));
  const deed = fc.record({ what: fc.oneof(...whats), who: fc.nat(999), size: fc.nat(999) });
  return fc.array(deed, { ...length, size: 'max' });
}

type Stage = Line<unknown>['stage'];

/** Who has something: a booking, or an entry with an offer that runs. */
export type Taken<Wish> = Pick<Line<Wish>, 'id' | 'wish'>;

export type BookedKind<Wish> = {
  kind: PurchaseRef['kind'] & ('stay' | 'seat' | 'pass');
  stages: Record<string, Stage>;
  /** Nothing is booked, and its day is months away. */
  empty: () => Promise<void>;
  wish: (deed: Deed) => Wish;
  /** Whether it fits beside what others have; `waiting`: how many wait. */
  fits: (wish: Wish, taken: readonly Taken<Wish>[], waiting: number) => boolean;
  /** Costs nothing, and is booked at once. */
  isFree?: (wish: Wish) => boolean;
  /** null: refused, as there is none. */
  book: (wish: Wish, offer: string | null) => Promise<string | null>;
  cancel: (id: string) => Promise<boolean>;
  /** The office cancels it, and asks all of its money back. */
  callOff: (id: string) => Promise<boolean>;
  change?: {
    /** What it would be afterwards; null: the same. */
    to: (from: Wish, wish: Wish) => Wish | null;
    make: (id: string, wish: Wish) => Promise<boolean>;
  };
  decide: ReturnType<typeof decideBookedRefund>;
  /** Run one after the other. */
  jobs: readonly Job[];
  /** Those that run after every step of the clock. */
  ticks?: readonly Job[];
  /** Looks where the site put what it holds, which is its own choice. */
  note?: () => Promise<void>;
  line?: WaitingLine<Wish>;
};

export type WaitingLine<Wish> = {
  /** Puts somebody on the list; the entry. */
  join: (wish: Wish) => Promise<string>;
  leave?: (id: string) => Promise<boolean>;
  /** For how long who has a turn has it, in hours. */
  hours: number;
} & (
  | { by: 'job'; offered: () => Promise<string[]> }
  /** The office gives the first a place, to be paid; null: there is none. */
  | { by: 'office'; give: (id: string) => Promise<string | null> }
);
