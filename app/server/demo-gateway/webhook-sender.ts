import { sign } from '../payments/signatures.ts';
import { type Books, type Delivery, newId, type Payment, type Refund } from './books.ts';
import type { Weather } from './weather.ts';

type Options = {
  books: Books;
  weather: () => Weather;
  account: string;
  secret: string;
  url: string;
  fetch: typeof globalThis.fetch;
};

type EventKind =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

export type WebhookSender = {
  announce: (kinds: readonly EventKind[], payment: Payment, refund?: Refund) => void;
  /** Sends what is due now and waits for the answers. */
  sendDue: () => Promise<void>;
};

const sideBySide = 16;

/**
 * Sends events as the gateway does: signed over the exact bytes, repeated with a growing pause
 * until a 2xx.
 */
export function makeWebhookSender(options: Options): WebhookSender {
  const { books, weather, account, secret, url } = options;
  const underWay = new Set<string>();

  const send = async (delivery: Delivery): Promise<void> => {
    const answered = await options
      .fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': sign(delivery.body, secret),
          'x-razorpay-event-id': delivery.eventId,
        },
        body: delivery.body,
        signal: AbortSignal.timeout(5_000),
      })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
    const tries = delivery.tries + 1;
    const pause = Math.min(500 * 2 ** tries, 60_000);
    books.keep({ ...delivery, tries, done: answered, dueAt: Date.now() + pause });
  };

  return {
    announce: (kinds, payment, refund) => {
      const { webhooksLost, webhookDelay, webhookCopies, webhookReversed } = weather();
      if (webhooksLost) return;
      for (const kind of webhookReversed ? kinds.toReversed() : kinds) {
        const eventId = newId('evt');
        const body = JSON.stringify(eventBody(kind, payment, account, refund));
        for (let copy = 0; copy < webhookCopies; copy += 1) {
          const dueAt = Date.now() + webhookDelay;
          books.keep({ entity: 'delivery', id: newId('dlv'), eventId, body, dueAt, tries: 0, done: false });
        }
      }
    },
    sendDue: async () => {
      const now = Date.now();
      const due = [...books.deliveries.values()].filter(({ id, dueAt }) => dueAt <= now && !underWay.has(id));
      for (const { id } of due) underWay.add(id);
      while (due.length > 0) await Promise.all(due.splice(0, sideBySide).map(send));
      underWay.clear();
    },
  };
}

function eventBody(event: EventKind, payment: Payment, account: string, refund?: Refund): object {
  const { due: _, ...entity } = payment;
  return {
    entity: 'event',
    account_id: account,
    event,
    contains: refund ? ['refund', 'payment'] : ['payment'],
    payload: { payment: { entity }, ...(refund && { refund: { entity: publicRefund(refund) } }) },
    created_at: Math.floor(Date.now() / 1_000),
  };
}

/** A refund as the gateway's API shows it. */
export function publicRefund({ due: _, key: __, ...refund }: Refund): Omit<Refund, 'due' | 'key'> {
  return refund;
}
