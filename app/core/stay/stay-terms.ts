import { type Paise, rupees } from '#core/money/paise.ts';

/** So many days before arrival or more, this share of what was paid goes back. */
export type LadderStep = { days: number; percent: number };

/**
 * GST of a room that costs at most `upTo` a night (null: any price), in hundredths of a percent.
 */
export type GstBand = { upTo: Paise | null; rateBp: number };

/** The terms of the guest house from a day on. */
export type StayTerms = {
  /** The first day, 'YYYY-MM-DD'. */
  from: string;
  /** 'HH:MM' in the temple's time. */
  checkIn: string;
  checkOut: string;
  /** Empty: nothing goes back. */
  ladder: readonly LadderStep[];
  gst: readonly GstBand[];
  /** All meals of one person for a day; null: none are offered. */
  meal: Paise | null;
  mealRateBp: number;
  /** The share that may be paid first, in percent; null: everything is paid at once. */
  depositPercent: number | null;
  /** For how many hours an offer of the waiting list holds its nights. */
  offerHours: number;
};

/**
 * Where the office has set nothing. Nothing goes back, as the policy says; the taxes are to be
 * confirmed by the accountant (docs/decisions/stays.md).
 */
export const firstTerms: StayTerms = {
  from: '0001-01-01',
  checkIn: '12:00',
  checkOut: '10:00',
  ladder: [],
  gst: [
    { upTo: rupees(1_000), rateBp: 0 },
    { upTo: rupees(7_500), rateBp: 500 },
    { upTo: null, rateBp: 1_800 },
  ],
  meal: null,
  mealRateBp: 500,
  depositPercent: null,
  offerHours: 12,
};

/** The terms in force on a day: those that began last. */
export function termsOn(terms: readonly StayTerms[], day: string): StayTerms {
  const begun = terms.filter(({ from }) => from <= day);
  return begun.reduce((latest, one) => (one.from > latest.from ? one : latest), firstTerms);
}

/** The rate for a room-night of this price, extra beds included, in hundredths of a percent. */
export function gstRate({ gst }: StayTerms, price: Paise): number {
  const band = gst.find(({ upTo }) => upTo === null || price <= upTo);
  if (!band) throw new RangeError(`no GST band for ${price}`);
  return band.rateBp;
}

/** A ladder as the office types it, a step a line: '15: 100'. */
export function ladderText(ladder: readonly LadderStep[]): string {
  return ladder.map(({ days, percent }) => `${days}: ${percent}`).join('\n');
}
