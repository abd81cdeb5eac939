import { expect } from 'vitest';
import { staffOf } from '../people/test-people.ts';
import { preparePayment } from './prepare-payment.ts';
import { purchaseColumn, purchaseTables } from './purchase.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';
import type { ClockedGateway } from './test-clocked-gateway.ts';
import { compareMoney, compareStages, type World } from './test-history-ends.ts';
import { type BookedKind, type Deed, frees, type Taken, type WaitingLine } from './test-history-kind.ts';
import { type Line, Notebook } from './test-notebook.ts';

// Histories of bookings that are held, paid, lost, cancelled and given back, drawn at random and
// compared after each deed with a notebook; test-notebook.ts.

type Waiting<Wish> = { id: string; wish: Wish; until: number | null };

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
  #taken(besides?: Line<Wish>): Taken<Wish>[] {
    const offers = this.#waiting.filter(({ until }) => until !== null && until > this.#now);
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
    await compareStages(this.#world, this.#kind, this.#book.lines, deed.what);
  }

  /** Every rupee that was heard of is known, and so is what went back of it. */
  compareMoney(): Promise<void> {
    return compareMoney(this.#world, this.#book.lines, this.#unheard?.snapshot.paymentId);
  }
}
