import { zeroPaise } from '#core/money/paise.ts';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { type Browser, type Fields, type Page, wordsOf } from '../browser.ts';
import { untilAnswered } from './patience.ts';
import type { VisitedSystem } from './test-system.ts';
import type { Notes } from './world.ts';

type Clerk = {
  /**
   * Posts a form of the admin, signing in first where the session is gone; returns the response.
   */
  send: (path: string, fields: Fields) => Promise<Page>;
};

/** A member of the demo's staff at a browser of their own. */
export function clerk({ browse }: VisitedSystem, email: string, address: string): Clerk {
  const browser = browse(address);
  let signingIn: Promise<void> | null = null;
  return {
    send: async (path, fields) => {
      for (;;) {
        const answer = await untilAnswered(() => browser.post(path, fields));
        const shutOut = answer.status === 302 && answer.location?.startsWith('/admin-login');
        if (!shutOut) return answer;
        signingIn ??= signIn(browser, email).finally(() => {
          signingIn = null;
        });
        await signingIn;
      }
    },
  };
}

async function signIn(browser: Browser, email: string): Promise<void> {
  const fields: Fields = [
    ['email', email],
    ['password', demoAdmin.password],
    ['next', '/admin-dashboard'],
  ];
  const answer = await untilAnswered(() => browser.post('/admin-login', fields));
  if (!answer.location?.startsWith('/admin-dashboard'))
    throw new Error(`${email} could not sign in: ${answer.status} ${wordsOf(answer).slice(0, 300)}`);
}

export type Admin = {
  /** Does all open work of the staff now, once. */
  work: () => Promise<void>;
  /** Presses 'Run now' of a job on the System screen. */
  runJob: (name: string) => Promise<void>;
};

const reason = 'The payer called: the first payment seemed to hang.';

/**
 * The staff: accounts requests the refund of every second payment and matches every claim, the shop
 * staff takes a piece out of some paid orders, the desk of the tours takes what is left to pay, and
 * the owner approves. Open work is looked up in
 * the database; every action goes over HTTP, as from the admin's own pages.
 */
export function openAdmin(system: VisitedSystem, notes: Notes): Admin {
  const { db } = system;
  const owner = clerk(system, demoAdmin.email, '10.1.250.1');
  const accounts = clerk(system, 'accounts@temple.example', '10.1.250.2');
  const shopStaff = clerk(system, 'shop-desk@temple.example', '10.1.250.3');
  const tourDesk = clerk(system, 'seva-desk@temple.example', '10.1.250.4');
  // A refusal is as good as success where somebody else, or a form sent before, was faster.
  const send = async (who: Clerk, path: string, fields: Record<string, string>): Promise<void> => {
    const answer = await who.send(path, Object.entries(fields));
    if (![302, 303, 409].includes(answer.status)) notes.wrong.push(`${path} answered ${answer.status}`);
  };

  const askRefunds = async (): Promise<void> => {
    const spare = await db
      .selectFrom('payments')
      .select('id')
      .where('role', 'in', ['duplicate', 'late'])
      .where('mode', '=', 'online')
      .where('refunded_paise', '=', zeroPaise)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('refunds').select('id').whereRef('refunds.payment_id', '=', 'payments.id'))),
      )
      .execute();
    for (const { id } of spare)
      await send(accounts, `/admin-dashboard/donation/payments/${id}`, { reason, original: '' });
  };

  /** One of three pieces of a line, so that a refund sent twice would find money to take. */
  const cancelPieces = async (): Promise<void> => {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
      .select(['orders.id', 'version', 'line.position'])
      .where('state', '=', 'paid')
      .where('stage', '=', 'placed')
      .where('line.quantity', '=', 3)
      .where('line.cancelled', '=', 0)
      .execute();
    for (const { id, version, position } of orders) {
      const path = `/admin-dashboard/orders/${id}`;
      const line = { position: String(position), cancel: '1' };
      await send(shopStaff, path, { intent: 'cancel', version: String(version), ...line, reason });
    }
  };

  // Screens answer a form that came too late with different statuses: the refund itself says it.
  const decide = async (path: string, id: string, fields: Record<string, string>): Promise<void> => {
    const answer = await owner.send(path, Object.entries({ ...fields, refundId: id, decision: 'approved' }));
    if (answer.status === 302 || answer.status === 303) return;
    const { state } = await db
      .selectFrom('refunds')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'asked') notes.wrong.push(`${path} answered ${answer.status} and approved nothing`);
  };

  const approve = async (): Promise<void> => {
    const requested = await db
      .selectFrom('refunds')
      .leftJoin('pass_bookings as booking', 'booking.id', 'pass_booking_id')
      .select(['refunds.id', 'payment_id', 'order_id', 'stay_id', 'seat_id', 'unsupplied'])
      .select(['booking.id as booking', 'booking.event_id as event'])
      .where('refunds.state', '=', 'asked')
      .execute();
    for (const one of requested) {
      const { id, payment_id, order_id, stay_id, seat_id, booking, event, unsupplied } = one;
      const intent = 'refund';
      if (order_id !== null && unsupplied !== null)
        await decide(`/admin-dashboard/orders/${order_id}`, id, { intent });
      else if (stay_id !== null) await decide(`/admin-dashboard/stays/${stay_id}`, id, { intent });
      else if (seat_id !== null) await decide(`/admin-dashboard/seats/${seat_id}`, id, { intent });
      else if (booking !== null)
        await decide(`/admin-dashboard/passes/${event}/bookings/${booking}`, id, { intent });
      else await decide(`/admin-dashboard/donation/payments/${payment_id}`, id, {});
    }
  };

  const matchClaims = async (): Promise<void> => {
    const claims = await db.selectFrom('upi_claims').select('id').where('state', '=', 'claimed').execute();
    for (const { id } of claims)
      await send(accounts, '/admin-dashboard/donation/claims', { claimId: id, decision: 'matched' });
  };

  /** All at once, each form sent twice: the counter of the receipts is between them. */
  const takeRests = async (): Promise<void> => {
    const waiting = await db
      .selectFrom('seat_bookings')
      .select(['id', 'price_paise', 'total_paise'])
      .where('id', 'in', ['', ...notes.restsAtDesk])
      .where('stage', '=', 'booked')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seat_desk_payments').select('id').whereRef('booking_id', '=', 'seat_bookings.id'),
          ),
        ),
      )
      .execute();
    const forms = waiting.map(({ id, price_paise, total_paise }) => {
      const due = price_paise - total_paise;
      const fields = { intent: 'take', due: String(due), amount: String(due / 100), mode: 'upi' };
      return () => tourDesk.send(`/admin-dashboard/seats/${id}`, Object.entries(fields));
    });
    // Sent again it is refused, as what is left to pay is another sum: the payments say it.
    await Promise.all([...forms, ...forms].map((send) => send()));
  };

  return {
    work: async () => {
      await matchClaims();
      await takeRests();
      await askRefunds();
      await cancelPieces();
      await approve();
    },
    runJob: (name) => send(owner, '/admin-dashboard/system', { intent: 'run-job', id: name }),
  };
}
