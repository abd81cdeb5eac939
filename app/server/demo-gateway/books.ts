import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Order = {
  entity: 'order';
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  created_at: number;
};

export type Payment = {
  entity: 'payment';
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  captured: boolean;
  amount_refunded: number;
  method: 'card' | 'upi';
  error_reason: string | null;
  created_at: number;
  captured_at: number | null;
  /** When a pending payment completes by itself, in milliseconds; null: it has. */
  due: { at: number; to: 'authorized' | 'captured' } | null;
};

export type Refund = {
  entity: 'refund';
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
  /** The idempotency key of the refund: the same key is the same refund. */
  key: string | null;
  /** When a pending one completes, in milliseconds; null: it has. */
  due: { at: number; to: 'processed' | 'failed' } | null;
};

/** An event on its way to the site. */
export type Delivery = {
  entity: 'delivery';
  id: string;
  eventId: string;
  body: string;
  dueAt: number;
  tries: number;
  done: boolean;
};

type Entry = Order | Payment | Refund | Delivery;

/**
 * The records of the test gateway, appended line by line to a journal, so that a restart (or a
 * kill) loses nothing. Without a file they last as long as the process.
 */
export class Books {
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly deliveries = new Map<string, Delivery>();
  readonly #byReceipt = new Map<string, Order[]>();
  readonly #byOrder = new Map<string, Set<string>>();
  readonly #file: string | null;

  constructor(file: string | null) {
    this.#file = file;
    if (file === null) return;
    mkdirSync(path.dirname(file), { recursive: true });
    for (const entry of readJournal(file)) this.#remember(entry);
  }

  keep(entry: Entry): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    this.#remember(entry);
  }

  ordersOf(receipt: string): Order[] {
    return this.#byReceipt.get(receipt) ?? [];
  }

  paymentsOf(orderId: string): Payment[] {
    return [...(this.#byOrder.get(orderId) ?? [])].flatMap((id) => this.payments.get(id) ?? []);
  }

  refundsOf(paymentId: string): Refund[] {
    return [...this.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
  }

  refundUnder(key: string): Refund | undefined {
    return [...this.refunds.values()].find((refund) => refund.key === key);
  }

  #remember(entry: Entry): void {
    if (entry.entity === 'delivery') {
      if (entry.done) this.deliveries.delete(entry.id);
      else this.deliveries.set(entry.id, entry);
    } else if (entry.entity === 'refund') {
      this.refunds.set(entry.id, entry);
    } else if (entry.entity === 'payment') {
      this.payments.set(entry.id, entry);
      const ids = this.#byOrder.get(entry.order_id) ?? new Set();
      this.#byOrder.set(entry.order_id, ids.add(entry.id));
    } else {
      if (!this.orders.has(entry.id) && entry.receipt !== null) {
        this.#byReceipt.set(entry.receipt, [...this.ordersOf(entry.receipt), entry]);
      }
      this.orders.set(entry.id, entry);
    }
  }
}

/** A line that a kill cut off was never answered to anybody. */
function readJournal(file: string): Entry[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Entry];
    } catch {
      return [];
    }
  });
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString('hex')}`;
}
