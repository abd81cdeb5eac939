import { expect } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { expireDonations } from '../donations/expire-donations.ts';
import { takeBackDonation } from '../donations/take-back-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { beginPayLink } from '../pay-links/begin-pay-link.ts';
import { staffOf } from '../people/test-people.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import type { HistoryWorld } from '../purchases/test-history-world.ts';
import { type Line, Notebook } from '../purchases/test-notebook.ts';
import { endMembership } from './approve-membership.ts';
import { findMembership } from './membership-queries.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { remindParts } from './remind-parts.ts';
import { apply, linkAnswers, transferNumber } from './test-members.ts';
import { transferMembership } from './transfer-membership.ts';
import { useBenefit } from './use-benefit.ts';

const clerk = staffOf('per_clerk', 'accounts');
const keeper = staffOf('per_keeper', 'guest-house-desk');
const stop = new AbortController().signal;
const day = 86_400_000;

/** What a member, the office, the gateway and time do, and how often of a hundred. */
export const memberDeeds = {
  ...{ apply: 3, press: 14, pay: 12, 'pay-twice': 3, 'pay-unheard': 4, 'pay-other-sum': 2, jobs: 8 },
  ...{ transfer: 4, 'give-back': 6, 'take-back': 2, week: 5, month: 2, end: 1, hand: 2, use: 4 },
} as const;
export type MemberDeed = { what: keyof typeof memberDeeds; who: number; size: number };
type Part = { id: string; due: string; amount: number; paidBy: string | null };
type Member = {
  id: string;
  stage: string;
  grace: number;
  parts: Part[];
  number: string | null;
  used: number;
};

/** A history of up to three members, and what a notebook says of them. */
export class MemberStory {
  readonly #world: HistoryWorld;

  readonly #money = new Notebook<{ member: Member; part: Part }>();
  readonly members: Member[] = [];
  /** What a link became, once. */
  readonly #ofLink = new Map<string, string>();
  /** Donations that the office wrote down: for whom, and which parts they paid. */
  readonly #byHand: { id: string; member: Member }[] = [];
  #unheard: {
    line: Line<{ member: Member; part: Part }>;
    snapshot: ReturnType<HistoryWorld['gateway']['pay']>;
  } | null = null;
  #numbers = 0;
  #months = 0;

  constructor(world: HistoryWorld) {
    this.#world = world;
  }

  get #now() {
    return this.#world.now().getTime();
  }

  async do({ what, who, size }: MemberDeed): Promise<boolean> {
    const { services } = this.#world;
    const pick = <One>(from: readonly One[], by = who) => from[by % Math.max(1, from.length)];
    if (what === 'apply' || this.members.length === 0) return this.#apply(1 + (size % 3));
    if (what === 'week') return this.#tick(5 * day);
    if (what === 'month') {
      this.#months += 1;
      return this.#months <= 3 && this.#tick(33 * day);
    }
    if (what === 'jobs') return this.#runJobs();
    const member = pick(this.members);
    if (!member) return false;
    if (what === 'press') return this.#press(size);
    if (what === 'transfer') return this.#transfer(member, 1 + (size % 2));
    if (what === 'take-back') return this.#takeBack(pick(this.#byHand)?.id);
    if (what === 'use') return this.#use(member, 1 + (size % 2));
    if (what === 'hand') {
      const to = {
        name: 'Gopal Das',
        email: 'gopal@example.com',
        phone: '9812345678',
        address: '1 Other Road',
      };
      const handed = await transferMembership(services, clerk, member.id, to);
      expect(handed.ok).toBe(member.stage !== 'ended');
      return true;
    }
    if (what === 'end') {
      const ended = await endMembership(services, clerk, member.id, 'Moved away');
      expect(ended.ok).toBe(member.stage !== 'ended');
      member.stage = 'ended';
      return true;
    }
    const line = pick(this.#money.lines);
    if (!line) return false;
    return what === 'give-back' ? this.#giveBack(line, size) : this.#pay(line, what);
  }

  async #apply(count: number): Promise<boolean> {
    if (this.members.length >= 3) return false;
    const id = await apply(this.#world.services, { tier: 'bronze', parts: String(count) });
    const found = await findMembership(this.#world.services, id);
    if (!found) throw new Error(id);
    const parts = found.schedule.map((part) => ({
      id: part.id,
      due: part.dueOn,
      amount: part.amount,
      paidBy: null,
    }));
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000_000);
    this.members.push({ id, stage: 'approved', grace: found.graceDays, parts, number: null, used: 0 });
    return true;
  }

  /** Any link that was ever sent, in two tabs at once. */
  async #press(size: number): Promise<boolean> {
    const links = await this.#world.db
      .selectFrom('pay_links')
      .select(['id', 'membership_part_id', 'withdrawn_at', 'expires_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const link = links[size % Math.max(1, links.length)];
    if (!link) return false;
    const before = this.#ofLink.get(link.id);
    const open = link.withdrawn_at === null && link.expires_at > this.#world.now();
    const begun = await Promise.all(
      [1, 2].map(() => beginPayLink(this.#world.services, visitor, link.id, linkAnswers)),
    );
    const ids = begun.map((one) => (one.ok ? one.value.id : null));
    expect(new Set(ids).size, 'two tabs are one donation').toBe(1);
    const [id] = ids;
    if (before) expect([before, null]).toContain(id);
    else expect(id !== null, 'a link that is open is begun').toBe(open);
    if (!id || before) return true;
    this.#ofLink.set(link.id, id);
    const member = this.members.find(({ parts }) =>
      parts.some((part) => part.id === link.membership_part_id),
    );
    const part = member?.parts.find((one) => one.id === link.membership_part_id);
    if (!member || !part) throw new Error(`a link for nothing: ${link.id}`);
    this.#money.begin({ id, wish: { member, part }, until: Infinity, payUntil: Infinity }, this.#now);
    return true;
  }

  async #pay(line: Line<{ member: Member; part: Part }>, how: MemberDeed['what']): Promise<boolean> {
    const right = how !== 'pay-other-sum';
    const { amount } = line.wish.part;
    const snapshot = this.#world.gateway.pay(`order_${line.id}`, right ? amount : amount - 100);
    if (how === 'pay-unheard' && this.#unheard === null) {
      this.#unheard = { line, snapshot };
      return true;
    }
    this.#hear(line, snapshot);
    const event = { id: `evt_${snapshot.paymentId}`, kind: 'payment.captured' };
    const all = how === 'pay-twice' ? [event, null, event] : [event];
    await Promise.all(all.map((one) => settlePayment(this.#world.services, { snapshot, event: one })));
    return true;
  }

  #hear(
    line: Line<{ member: Member; part: Part }>,
    snapshot: ReturnType<HistoryWorld['gateway']['pay']>,
  ): void {
    const { member, part } = line.wish;
    const settled = line.settledBy;
    const at = snapshot.capturedAt?.getTime() ?? 0;
    const payment = { id: snapshot.paymentId, right: snapshot.amount === part.amount, at };
    this.#money.paid(line, payment, { now: this.#now, fits: true });
    if (settled !== null || line.settledBy === null) return;
    part.paidBy ??= line.id;
    this.#restage(member);
  }

  #restage(member: Member): void {
    if (member.stage === 'ended') return;
    const open = member.parts.filter(({ paidBy }) => paidBy === null);
    const graced = (due: string) => templeDay(new Date(Date.parse(due) + (member.grace + 0.5) * day));
    if (open.length === 0) member.stage = 'active';
    else if (open.some(({ due }) => graced(due) < templeDay(this.#world.now()))) member.stage = 'lapsed';
    else member.stage = open.length < member.parts.length ? 'paying' : 'approved';
    if (member.stage !== 'active' || member.number !== null) return;
    this.#numbers += 1;
    member.number = `LM-${String(this.#numbers).padStart(6, '0')}`;
  }

  async #transfer(member: Member, count: number): Promise<boolean> {
    const { services } = this.#world;
    const open = member.parts.filter(({ paidBy }) => paidBy === null).slice(0, count);
    if (open.length === 0) return false;
    const amount = String(open.reduce((sum, part) => sum + part.amount, 0) / 100);
    const paper = transferNumber();
    const donation = await recordedDonation(services, { mode: 'bank', amount, paper });
    const paid = await payByTransfer(services, clerk, member.id, donation);
    expect(paid.ok).toBe(member.stage !== 'ended');
    expect((await payByTransfer(services, clerk, member.id, donation)).ok).toBe(false);
    if (!paid.ok) return true;
    for (const part of open) part.paidBy = donation;
    this.#byHand.push({ id: donation, member });
    this.#restage(member);
    return true;
  }

  async #takeBack(id: string | undefined): Promise<boolean> {
    if (!id) return false;
    const back = { donationId: id, kind: 'mistake', reason: 'Entered twice by mistake' };
    if ((await takeBackDonation(this.#world.services, clerk, back)).ok) this.#reopen(id, 0);
    return true;
  }

  /** All that is left of a payment goes back at the gateway, or half of it. */
  async #giveBack(line: Line<{ member: Member; part: Part }>, size: number): Promise<boolean> {
    const heard = this.#world.gateway
      .paymentsOf(`order_${line.id}`)
      .filter(({ paymentId }) => paymentId !== this.#unheard?.snapshot.paymentId);
    const payment = heard[size % Math.max(1, heard.length)];
    const left = payment ? payment.amount - payment.refunded : 0;
    if (!payment || left < 200) return false;
    const amount = size % 2 === 0 ? left : Math.floor(left / 2);
    const snapshot = this.#world.gateway.giveBack(payment.paymentId, amount);
    await settlePayment(this.#world.services, { snapshot, event: null });
    if (payment.paymentId === line.settledBy) this.#reopen(line.id, left - amount);
    return true;
  }

  /** Parts of a donation that what is left of it does not pay are open again, the last first. */
  #reopen(id: string, left: number): void {
    for (const member of this.members) {
      let rest = left;
      const own = member.parts.filter(({ paidBy }) => paidBy === id);
      const short = own.findIndex(({ amount }) => {
        rest -= amount;
        return rest < 0;
      });
      if (short === -1) continue;
      for (const part of own.slice(short)) part.paidBy = null;
      this.#restage(member);
    }
  }

  async #use(member: Member, count: number): Promise<boolean> {
    const intentKey = `office_${transferNumber().padStart(16, '0')}`;
    const typed = { intentKey, kind: 'nights', count: String(count), note: 'Room 12' };
    const both = await Promise.all(
      [1, 2].map(() => useBenefit(this.#world.services, keeper, member.id, typed)),
    );
    const may = member.stage === 'active' && member.used + count <= 3;
    expect(both.map(({ ok }) => ok)).toEqual([may, may]);
    if (may) member.used += count;
    return true;
  }

  async #tick(ms: number): Promise<boolean> {
    this.#world.pass(ms);
    return true;
  }

  async #runJobs(): Promise<boolean> {
    const { services } = this.#world;
    await services.db.updateTable('donations').set({ poll_at: services.clock() }).execute();
    await reconcilePayments.run(services, stop);
    if (this.#unheard) {
      const { line, snapshot } = this.#unheard;
      this.#unheard = null;
      this.#hear(line, snapshot);
    }
    await expireDonations.run(services, stop);
    this.#money.expire(this.#now);
    await remindParts.run(services, stop);
    for (const member of this.members)
      if (member.stage === 'approved' || member.stage === 'paying') this.#restage(member);
    return true;
  }

  async compare(what: string): Promise<void> {
    const found = await Promise.all(this.members.map(({ id }) => findMembership(this.#world.services, id)));
    const seen = found.map((one) => ({
      ...{ stage: one?.stage, number: one?.number },
      parts: one?.schedule.map(({ donationId }) => donationId),
      used: one?.uses.reduce((sum, use) => sum + use.count, 0),
    }));
    const wanted = this.members.map(({ stage, number, parts, used }) => ({
      ...{ stage, number, used },
      parts: parts.map(({ paidBy }) => paidBy),
    }));
    expect(seen, `after ${what}`).toEqual(wanted);
  }
}
