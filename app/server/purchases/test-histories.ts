import fc from 'fast-check';
import { expect } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import type { decideBookedRefund } from './decide-booked-refund.ts';
import { preparePayment } from './prepare-payment.ts';
import { type PurchaseRef, purchaseColumn, purchaseTables } from './purchase.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';
import type { ClockedGateway } from './test-clocked-gateway.ts';
import { type Line, Notebook } from './test-notebook.ts';

// Histories of bookings that are held, paid, lost, cancelled and given back, drawn at random and
// compared after each deed with a notebook; test-notebook.ts.

const deeds = {
  ...{ book: 20, press: 3, pay: 14, 'pay-twice': 4, 'pay-unheard': 4, 'pay-other-sum': 2 },
  ...{ minutes: 6, hours: 3, days: 1, jobs: 10, cancel: 5, 'call-off': 5, 'agree-refund': 6, 'give-back': 5 },
  ...{ join: 10, leave: 2, 'take-offer': 10, change: 5 },
} as const;

/** As in life, what frees something wakes the jobs; most of the time they come at once. */
const frees = new Set<keyof typeof deeds>(['cancel', 'call-off', 'give-back', 'agree-refund', 'change']);

export type Deed = { what: keyof typeof deeds; who: number; size: number };

export const history: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    what: fc.oneof(
      ...Object.entries(deeds).map(([what, weight]) => ({
        ...{ weight, arbitrary: fc.constant(what as Deed['what']) },
      })),
    ),
    who: fc.nat(999),
    size: fc.nat(999),
  }),
  { minLength: 15, maxLength: 35, size: 'max' },
);

type Stage = Line<unknown>['stage'];

export type BookedKind<Wish> = {
  kind: PurchaseRef['kind'] & ('stay' | 'seat' | 'pass');
  stages: Record<string, Stage>;
  /** Nothing is booked, and its day is months away. */
  empty: () => Promise<void>;
  wish: (deed: Deed) => Wish;
  /** Whether it fits beside what others have; `waiting`: how many wait. */
  fits: (wish: Wish, taken: readonly Line<Wish>[], waiting: number) => boolean;
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

type WaitingLine<Wish> = {
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

type Waiting<Wish> = { id: string; wish: Wish; until: number | null };

export type World = {
  services: Services;
  gateway: ClockedGateway;
  now: () => Date;
  pass: (ms: number) => void;
};

const owner = staffOf('per_owner', 'owner');
const minute = 60_000;
const stop = new AbortController().signal;

/** Tells one history; fails where site and notebook disagree. How often each deed was done. */
export async function tellHistory<Wish>(
  world: World,
  kind: BookedKind<Wish>,
  told: readonly Deed[],
): Promise<Map<Deed['what'], number>> {
  const teller = new Teller(world, kind);
  await kind.empty();
  const done = new Map<Deed['what'], number>();
  for (const deed of told) {
    world.pass(1_000);
    // What nobody can do now is somebody who books: houses are full most of the time.
    const what = (await teller.do(deed)) ? deed.what : 'book';
    if (what !== deed.what) await teller.do({ ...deed, what });
    done.set(what, (done.get(what) ?? 0) + 1);
    await teller.compare(deed);
    if (frees.has(what) && deed.size % 3 > 0) await teller.do({ ...deed, what: 'jobs' });
  }
  await teller.compareMoney();
  return done;
}

class Teller<Wish> {
  readonly #world: World;
  readonly #kind: BookedKind<Wish>;
  readonly #book = new Notebook<Wish>();
  #waiting: Waiting<Wish>[] = [];
  #unheard: { line: Line<Wish>; snapshot: ReturnType<ClockedGateway['pay']>; right: boolean } | null = null;
  #days = 0;

  constructor(world: World, kind: BookedKind<Wish>) {
    this.#world = world;
    this.#kind = kind;
  }

  get #now() {
    return this.#world.now().getTime();
  }

  /** False where there was nobody to do it. */
  async do(deed: Deed): Promise<boolean> {
    const { what } = deed;
    const kind = this.#kind;
    const pick = <One>(from: readonly One[]) => from[deed.who % Math.max(1, from.length)];
    const lines = this.#book.lines.filter(({ wish }) => !kind.isFree?.(wish));
    if (what === 'book') return this.#begin(kind.wish(deed), null);
    if (what === 'minutes') return this.#tick(11 * minute);
    if (what === 'hours') return this.#tick(7 * 60 * minute);
    if (what === 'days') {
      this.#days += 1;
      return this.#days <= 3 && this.#tick(5 * 24 * 60 * minute);
    }
    if (what === 'jobs') return this.#runJobs();
    if (what === 'join') return this.#join(kind.wish(deed));
    if (what === 'leave') return this.#leave(pick(this.#waiting));
    if (what === 'take-offer') {
      if (kind.line?.by === 'office') return this.#give(kind.line);
      const offer = pick(this.#waiting.filter(({ until }) => until !== null && until > this.#now));
      return offer !== undefined && this.#begin(offer.wish, offer);
    }
    if (what === 'agree-refund') return this.#agree(deed);
    const line = pick(['cancel', 'call-off', 'change'].includes(what) ? this.#book.lines : lines);
    if (!line) return false;
    if (what === 'press') return this.#press(line);
    if (what === 'cancel') return this.#cancel(line, kind.cancel);
    if (what === 'call-off') return this.#cancel(line, kind.callOff);
    if (what === 'change') return this.#change(line, kind.wish(deed));
    if (what === 'give-back') return this.#giveBack(line, deed);
    return this.#pay(line, what);
  }

  async #begin(wish: Wish, offer: Waiting<Wish> | null): Promise<boolean> {
    const kind = this.#kind;
    const waiting = this.#waiting.length;
    const fits = offer !== null || kind.fits(wish, this.#taken(), waiting);
    const id = await kind.book(wish, offer?.id ?? null);
    expect(id !== null, `${JSON.stringify(wish)} is booked`).toBe(fits);
    if (id === null) return true;
    const line = this.#book.begin({ id, wish, ...(offer?.until && { until: offer.until }) }, this.#now);
    if (offer) this.#waiting = this.#waiting.filter((one) => one !== offer);
    if (kind.isFree?.(wish)) line.stage = 'booked';
    else await this.#press(line);
    return true;
  }

  /** Bookings, and offers that run. */
  #taken(besides?: Line<Wish>): Line<Wish>[] {
    const offers = this.#waiting.flatMap(({ id, wish, until }) =>
      until === null || until <= this.#now ? [] : [{ ...this.#book.lines[0], id, wish } as Line<Wish>],
    );
    return [...this.#book.taken(this.#now, besides), ...offers];
  }

  #fits(line: Line<Wish>): boolean {
    return this.#kind.fits(line.wish, this.#taken(line), this.#waiting.length);
  }

  async #press(line: Line<Wish>): Promise<boolean> {
    const { services } = this.#world;
    const may = this.#book.mayPay(line, this.#now) && (line.until > this.#now || this.#fits(line));
    const pressed = await preparePayment(services, { kind: this.#kind.kind, id: line.id }, { known: true });
    expect(pressed.ok, `${line.id} may be paid`).toBe(may);
    if (may) this.#book.press(line, this.#now);
    return true;
  }

  async #pay(line: Line<Wish>, how: Deed['what']): Promise<boolean> {
    const { services, gateway } = this.#world;
    const { gateway_order_id: orderId, total_paise: total } = await services.db
      .selectFrom(purchaseTables[this.#kind.kind])
      .select(['gateway_order_id', 'total_paise'])
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow();
    if (orderId === null) return false;
    const right = how !== 'pay-other-sum';
    const snapshot = gateway.pay(orderId, right ? total : total - 100);
    if (how === 'pay-unheard' && this.#unheard === null) {
      this.#unheard = { line, snapshot, right };
      return true;
    }
    this.#hear(line, snapshot, right);
    const event = { id: `evt_${snapshot.paymentId}`, kind: 'payment.captured' };
    const earlier = { ...snapshot, status: 'authorized' as const, capturedAt: null };
    const all = how === 'pay-twice' ? [snapshot, snapshot, earlier] : [snapshot];
    await Promise.all(
      all.map((one) => settlePayment(services, { snapshot: one, event: one === snapshot ? event : null })),
    );
    return true;
  }

  #hear(line: Line<Wish>, snapshot: ReturnType<ClockedGateway['pay']>, right: boolean): void {
    const payment = { id: snapshot.paymentId, right, at: snapshot.capturedAt?.getTime() ?? 0 };
    this.#book.paid(line, payment, { now: this.#now, fits: this.#fits(line) });
  }

  #hearLost(of?: Line<Wish>): void {
    if (!this.#unheard || (of && this.#unheard.line !== of)) return;
    const { line, snapshot, right } = this.#unheard;
    this.#unheard = null;
    this.#hear(line, snapshot, right);
  }

  async #tick(ms: number): Promise<boolean> {
    this.#world.pass(ms);
    for (const job of this.#kind.ticks ?? []) await job.run(this.#world.services, stop);
    return true;
  }

  async #runJobs(): Promise<boolean> {
    const { services } = this.#world;
    const table = purchaseTables[this.#kind.kind];
    await services.db.updateTable(table).set({ poll_at: services.clock() }).execute();
    await reconcilePayments.run(services, stop);
    this.#hearLost();
    for (const job of this.#kind.jobs) await job.run(services, stop);
    this.#book.expire(this.#now);
    await this.#offer();
    return true;
  }

  /** Who was offered something and said nothing is gone; the first whom it fits has a turn. */
  async #offer(): Promise<void> {
    const { line } = this.#kind;
    if (line?.by !== 'job') return;
    await this.#kind.note?.();
    this.#waiting = this.#waiting.filter(({ until }) => until === null || until > this.#now);
    for (const one of this.#waiting) {
      if (one.until !== null || !this.#kind.fits(one.wish, this.#taken(), 0)) continue;
      one.until = this.#now + line.hours * 60 * minute;
    }
    const offered = this.#waiting.flatMap(({ id, until }) => (until === null ? [] : [id]));
    expect((await line.offered()).sort()).toEqual(offered.sort());
  }

  async #give(line: Extract<WaitingLine<Wish>, { by: 'office' }>): Promise<boolean> {
    const [first] = this.#waiting;
    if (!first) return false;
    const id = await line.give(first.id);
    expect(id !== null, 'a place is given').toBe(this.#kind.fits(first.wish, this.#taken(), 0));
    if (id === null) return true;
    const until = this.#now + line.hours * 60 * minute;
    this.#waiting = this.#waiting.filter((one) => one !== first);
    return this.#press(
      this.#book.begin({ id, wish: first.wish, until, payUntil: until, given: true }, this.#now),
    );
  }

  async #join(wish: Wish): Promise<boolean> {
    const { line, fits } = this.#kind;
    if (!line || fits(wish, this.#taken(), this.#waiting.length)) return false;
    this.#waiting.push({ id: await line.join(wish), wish, until: null });
    return true;
  }

  async #leave(one: Waiting<Wish> | undefined): Promise<boolean> {
    const { line } = this.#kind;
    if (!line?.leave || !one) return false;
    expect(await line.leave(one.id)).toBe(true);
    this.#waiting = this.#waiting.filter((other) => other !== one);
    return true;
  }

  async #cancel(line: Line<Wish>, cancel: (id: string) => Promise<boolean>): Promise<boolean> {
    const may = this.#book.mayCancel(line);
    expect(await cancel(line.id), `${line.id} is cancelled`).toBe(may);
    if (may) this.#book.cancel(line);
    return true;
  }

  async #change(line: Line<Wish>, wished: Wish): Promise<boolean> {
    const { change, fits } = this.#kind;
    const wish = change?.to(line.wish, wished);
    if (!change || !wish) return false;
    const may = line.stage === 'booked' && fits(wish, this.#taken(line), this.#waiting.length);
    expect(await change.make(line.id, wish), `${line.id} is changed`).toBe(may);
    if (may) line.wish = wish;
    return true;
  }

  /** A second person agrees to a refund that was asked for, and it goes to the gateway. */
  async #agree({ who }: Deed): Promise<boolean> {
    const { services } = this.#world;
    const column = purchaseColumn[this.#kind.kind];
    const asked = await services.db
      .selectFrom('refunds')
      .select(['id', column])
      .where('state', '=', 'asked')
      .orderBy('asked_at')
      .execute();
    const refund = asked[who % Math.max(1, asked.length)];
    if (!refund) return false;
    await this.#kind.decide(services, owner, refund.id, 'approved');
    const line = this.#book.lines.find(({ id }) => id === refund[column]);
    if (!line) throw new Error(`a refund of nothing: ${refund.id}`);
    await this.#seeReturned(line);
    // The answer to a refund says everything of its order.
    this.#hearLost(line);
    return true;
  }

  /** The office gives money back at the gateway itself: all that is left of a payment, or half. */
  async #giveBack(line: Line<Wish>, { size }: Deed): Promise<boolean> {
    const { services, gateway } = this.#world;
    const heard = this.#paymentsOf(line).filter(
      ({ paymentId }) => paymentId !== this.#unheard?.snapshot.paymentId,
    );
    const payment = heard[size % Math.max(1, heard.length)];
    const left = payment ? payment.amount - payment.refunded : 0;
    if (!payment || left < 200) return false;
    const amount = size % 2 === 0 ? left : Math.floor(left / 2);
    await settlePayment(services, { snapshot: gateway.giveBack(payment.paymentId, amount), event: null });
    await this.#seeReturned(line);
    return true;
  }

  #paymentsOf({ id }: Line<Wish>) {
    return this.#world.gateway.paymentsOf(`order_${id}`);
  }

  async #seeReturned(line: Line<Wish>): Promise<void> {
    const settling = this.#paymentsOf(line).find(({ paymentId }) => paymentId === line.settledBy);
    if (settling && settling.refunded === settling.amount) this.#book.returned(line);
  }

  async compare(deed: Deed): Promise<void> {
    const rows = await this.#world.services.db
      .selectFrom(purchaseTables[this.#kind.kind])
      .select(['id', 'stage'])
      .execute();
    const stages = Object.fromEntries(rows.map(({ id, stage }) => [id, this.#kind.stages[stage]]));
    const wanted = Object.fromEntries(this.#book.lines.map(({ id, stage }) => [id, stage]));
    expect(stages, `after ${deed.what}`).toEqual(wanted);
    await this.#kind.note?.();
  }

  /** Every rupee that was heard of is known, and so is what went back of it. */
  async compareMoney(): Promise<void> {
    const known = await this.#world.services.db
      .selectFrom('payments')
      .select(['id', 'amount_paise', 'refunded_paise'])
      .where('status', '=', 'captured')
      .execute();
    const paid = this.#book.lines
      .flatMap((line) => this.#paymentsOf(line))
      .filter(({ paymentId }) => paymentId !== this.#unheard?.snapshot.paymentId);
    const sums = (rows: readonly (readonly [string, number, number])[]) => [...rows].map(String).sort();
    expect(sums(known.map((row) => [row.id, row.amount_paise, row.refunded_paise]))).toEqual(
      sums(paid.map(({ paymentId, amount, refunded }) => [paymentId, amount, refunded])),
    );
  }
}
