const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** One line of the notebook: what somebody wants, and how far it has come. Times in milliseconds. */
export type Line<Wish> = {
  id: string;
  wish: Wish;
  begun: number;
  /** Held until then while it is open. */
  until: number;
  payUntil: number;
  stage: 'open' | 'booked' | 'short' | 'over';
  /** The payment that pays for it. */
  settledBy: string | null;
  /** Cancelled or expired before anybody paid. */
  closed: boolean;
  /** Money came that does not fit: somebody looks at it. */
  review: boolean;
  /** Was given a place that is not taken anew once its time is over. */
  given: boolean;
};

type Begun<Wish> = { id: string; wish: Wish; until?: number; payUntil?: number; given?: boolean };

/**
 * What bookings must come to, as somebody with a notebook and a clock would say it: it knows of no
 * rows, locks, holds, states or roles.
 */
export class Notebook<Wish> {
  readonly lines: Line<Wish>[] = [];

  begin({ id, wish, until, payUntil, given = false }: Begun<Wish>, now: number): Line<Wish> {
    const payable = payUntil ?? now + 2 * hour;
    const line: Line<Wish> = {
      ...{ id, wish, begun: now, payUntil: payable, stage: 'open', settledBy: null },
      until: Math.max(now + 15 * minute, Math.min(until ?? 0, payable)),
      ...{ closed: false, review: false, given },
    };
    this.lines.push(line);
    return line;
  }

  /** Whose places nobody else may have. */
  taken(now: number, besides?: Line<Wish>): Line<Wish>[] {
    return this.lines.filter(
      (line) => line !== besides && (line.stage === 'booked' || (line.stage === 'open' && line.until > now)),
    );
  }

  mayPay({ stage, closed, review, payUntil }: Line<Wish>, now: number): boolean {
    return stage === 'open' && !closed && !review && now < payUntil;
  }

  press(line: Line<Wish>, now: number): void {
    line.until = Math.max(line.until, now + 15 * minute);
  }

  /** `fits`: whether its place is free, apart from its own. */
  paid(
    line: Line<Wish>,
    payment: { id: string; right: boolean; at: number },
    { now, fits }: { now: number; fits: boolean },
  ): void {
    if (line.settledBy !== null) return;
    const inTime = payment.at <= line.begun + 4 * day && (!line.closed || line.review);
    if (!payment.right || !inTime) {
      line.review = true;
      return;
    }
    line.settledBy = payment.id;
    line.review = false;
    if (line.stage !== 'open') return;
    const has = line.until > now || (fits && !line.given);
    line.stage = has ? 'booked' : 'short';
  }

  mayCancel({ stage, review }: Line<Wish>): boolean {
    return (stage === 'open' || stage === 'booked') && !review;
  }

  cancel(line: Line<Wish>): void {
    line.stage = 'over';
    line.closed ||= line.settledBy === null;
  }

  /** All of what paid for it went back. */
  returned(line: Line<Wish>): void {
    line.stage = 'over';
  }

  /** Who neither paid nor will: after the day to pay and the three in which a bank may still. */
  expire(now: number): void {
    for (const line of this.lines) {
      if (line.stage !== 'open' || line.review || line.begun >= now - 4 * day) continue;
      this.cancel(line);
    }
  }
}
