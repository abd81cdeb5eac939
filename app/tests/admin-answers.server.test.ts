import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findCmsRow } from '#server/cms/cms-queries.ts';
import { saveRow } from '#server/cms/save-row.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { claimUpiPayment } from '#server/donations/claim-upi-payment.ts';
import { sealDonationPan } from '#server/donations/donation-pan.ts';
import { cancelOwnOrder } from '#server/orders/cancellations/cancel-own-order.ts';
import { findOrder } from '#server/orders/queries/order-queries.ts';
import { decideOrderRefund } from '#server/orders/refunds/decide-order-refund.ts';
import { advanceOrder } from '#server/orders/states/advance-order.ts';
import { takeCounterPayment } from '#server/orders/states/take-counter-payment.ts';
import { makeTestShop, order } from '#server/orders/test-orders.ts';
import { giveRole, makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { begin, type Fixture, pay } from '#server/purchases/test-donations.ts';
import { openTestSite } from './test-site.ts';

// The admin pages' answers to a form without script: the answer is shown in its place, and the
// typed input stays.

let database: TestDatabase;
let fixture: Fixture;
let site: ReturnType<typeof openTestSite>;
const cookies: Record<string, string> = {};
const admin = '/admin-dashboard';
const clerk = staffOf('per_desk', 'shop-desk');
const accounts = staffOf('per_accounts', 'accounts');

beforeAll(async () => {
  database = await makeTestDatabase(4);
  fixture = await makeTestShop(database.db);
  await seedDemo(fixture.services);
  await database.db
    .insertInto('settings')
    .values({
      key: 'shop',
      value: JSON.stringify({
        ...{ seller: 'Temple', address: 'Ghaziabad', state: 'Uttar Pradesh', gstin: 'none', billMark: 'A' },
        ...{ pickup: true, payAtPickup: true, buyerCancels: true },
      }),
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ version: 1 }))
    .execute();
  fixture.services.answerCache.clear();
  site = openTestSite(fixture.services);
  for (const who of ['owner@example.com', 'buyer@example.com']) {
    const personId = await makePerson(fixture.services, who);
    await giveRole(fixture.services, personId, 'owner');
    cookies[who] = (await requestOf(fixture.services, personId, 'office')).headers.get('cookie') ?? '';
  }
});
afterAll(() => database.close());

async function ask(path: string, typed?: Record<string, string>, who = 'owner@example.com') {
  const request = new Request(`http://temple.test${admin}${path}`, {
    headers: { cookie: cookies[who] ?? '', origin: 'http://temple.test' },
    ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
  });
  const response = await site(request);
  // React marks where one text ends and the next begins.
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
}

/** The tag that holds `mark`, as HTML. */
const tagsWith = (html: string, ...marks: string[]) =>
  [...html.matchAll(/<(?:input|select|option|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => marks.every((mark) => tag.includes(mark)));

describe('a tax class', () => {
  const refused = 'A rate or a product is of this class.';
  const path = '/products/gst';

  it('in use is not removed, and its rate form keeps its version', async () => {
    const { id } = await database.db
      .selectFrom('tax_classes')
      .innerJoin('products', 'products.tax_class', 'tax_classes.id')
      .select('tax_classes.id')
      .executeTakeFirstOrThrow();
    const { status, html } = await ask(path, { intent: 'remove-class', taxClass: id });
    expect(status).toBe(422);
    expect(html.split(refused)).toHaveLength(2);
    expect(html).not.toContain('<details open');
    expect(tagsWith(html, 'name="version"').length).toBeGreaterThan(0);
    expect(tagsWith(html, 'name="version"', 'value=""')).toEqual([]);
  });

  it.each(['', 'remove-class', 'withdraw'])('that no longer exists is reported (%j)', async (intent) => {
    const typed = {
      ...(intent && { intent }),
      taxClass: 'gone',
      fromDay: '2099-01-01',
      above: '0',
      percent: '5',
    };
    const { status, html } = await ask(path, { ...typed, source: 'Schedule I', version: '1' });
    expect(status).toBe(422);
    expect(html).toContain('This was deleted meanwhile.');
  });
});

it('a page past the last one of the shop shows the last', async () => {
  const { html } = await ask('/products?page=900');
  expect(html).not.toContain('No product yet');
  expect(html).toContain('aria-current="page"');
});

describe('a counter payment', () => {
  async function agreed() {
    const email = 'buyer@example.com';
    const one = await order(fixture.services, { delivery: 'pickup', payBy: 'pickup', email });
    await takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode: 'cash' });
    await cancelOwnOrder(fixture.services, one.id);
    const refundId = (await findOrder(fixture.services, one.id))?.refunds[0]?.id ?? expect.fail('no refund');
    const { payment_id } = await database.db
      .selectFrom('refunds')
      .select('payment_id')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    const agree = () => decideOrderRefund(fixture.services, accounts, refundId, 'approved');
    return { ...one, refundId, agree, payment: `/donation/payments/${payment_id}` };
  }

  it('is shown as refunded by hand, on its payment and in the list too', async () => {
    const one = await agreed();
    expect((await ask(one.payment)).html).toContain('Approve: hand it back at the counter');
    expect(await one.agree()).toMatchObject({ ok: true });
    for (const path of [`/orders/${one.id}`, one.payment, '/donation/payments']) {
      const { html } = await ask(path);
      expect(html, path).toContain('To be handed back at the counter');
      expect(html, path).not.toContain('Goes to the gateway');
      if (path !== `/orders/${one.id}`) expect(html, path).toContain(`href="${admin}/orders/${one.id}"`);
    }
  });

  it('keeps the refused date, at its own refund', async () => {
    const one = await agreed();
    await one.agree();
    const typed = { intent: 'hand-back', refundId: one.refundId, day: '2001-02-03', mode: 'cash' };
    const { status, html } = await ask(`/orders/${one.id}`, typed);
    expect(status).toBe(409);
    expect(tagsWith(html, 'name="day"', 'value="2001-02-03"', 'aria-invalid="true"')).toHaveLength(1);
    const elsewhere = await ask(`/orders/${one.id}`, { ...typed, refundId: 'ref_other' });
    expect(
      tagsWith(elsewhere.html, 'name="day"', `value="${templeDay(fixture.services.clock())}"`),
    ).toHaveLength(1);
  });

  it('is not refunded by the person who would get it', async () => {
    const one = await agreed();
    await one.agree();
    const { html } = await ask(`/orders/${one.id}`, undefined, 'buyer@example.com');
    expect(tagsWith(html, 'name="day"')).toEqual([]);
    expect(html).toContain('This money would come back to you. Somebody else must decide.');
    expect(tagsWith((await ask(`/orders/${one.id}`)).html, 'name="day"')).toHaveLength(1);
  });
});

it('an order keeps the typed input of its parcel, and of a cancellation', async () => {
  const one = await order(fixture.services);
  await pay(fixture.gateway, one.orderId, 'pay');
  await fixture.gateway.tick();
  const { html: cancelled } = await ask(`/orders/${one.id}`, {
    ...{ intent: 'cancel', version: '1', position: '0', cancel: '1', reason: 'short' },
  });
  expect(tagsWith(cancelled, 'name="cancel"', 'value="1"')).toHaveLength(1);
  expect(
    await advanceOrder(fixture.services, clerk, { orderId: one.id, to: 'packed', courier: '', tracking: '' }),
  ).toMatchObject({ ok: true });
  const { html } = await ask(`/orders/${one.id}`, { to: 'shipped', courier: 'Blue Dart', tracking: '' });
  expect(tagsWith(html, 'name="courier"', 'value="Blue Dart"')).toHaveLength(1);
});

describe('a claim', () => {
  async function claimed(utr: string) {
    const donation = await begin(fixture.services);
    const input = {
      donationId: donation.id,
      utr,
      amount: String(donation.total / 100),
      paidOn: templeDay(fixture.services.clock()),
    };
    expect(await claimUpiPayment(fixture.services, input)).toMatchObject({ ok: true });
    const { id } = await database.db
      .selectFrom('upi_claims')
      .select('id')
      .where('utr', '=', utr)
      .executeTakeFirstOrThrow();
    return { id, donation: donation.id, orderId: donation.orderId };
  }

  it('keeps the chosen donation', async () => {
    // Its match was undone, and its own donation was paid online: that is in the list and is
    // refused.
    const one = await claimed('512345678901');
    await pay(fixture.gateway, one.orderId, 'pay');
    await fixture.gateway.tick();
    const { id } = await database.db
      .selectFrom('payments')
      .select('id')
      .where('donation_id', '=', one.donation)
      .executeTakeFirstOrThrow();
    const reason = 'Radha Devi paid this, not the giver of this row.';
    const taken = { taken_by: 'per_accounts', taken_at: fixture.services.clock() };
    await database.db
      .insertInto('claim_reversals')
      .values({ payment_id: id, claim_id: one.id, donation_id: one.donation, reason, ...taken })
      .execute();
    const { html } = await ask('/donation/claims', {
      claimId: one.id,
      decision: 'matched',
      donation: one.donation,
    });
    expect(html).toContain('This gift cannot take the transfer');
    expect(tagsWith(html, '<option', `value="${one.donation}"`, 'selected')).toHaveLength(1);
  });

  it('that does not exist is reported by an answer that takes the focus', async () => {
    const { html } = await ask('/donation/claims?done=rejected');
    expect(html).toMatch(/class="notice good"[\s\S]*?The claim is set aside as not found\./);
  });
});

it('a full PAN is shown in an answer that takes the focus, since its form is gone', async () => {
  const { id } = await begin(fixture.services);
  const pan = 'ABCPE1234F';
  await database.db
    .updateTable('donations')
    .set(sealDonationPan(fixture.services.sealer, id, pan))
    .where('id', '=', id)
    .execute();
  const { html } = await ask(`/donation/single-donation/${id}/pan`, { reason: 'The auditor asks for it.' });
  expect(html).toContain(pan);
  expect(html).toMatch(/class="notice good"[\s\S]*?It was noted/);
});

it('a refused cms form keeps the version it was opened with', async () => {
  const kind = findContentKind('blogs') ?? expect.fail('no blogs');
  const { id } = await database.db.selectFrom('blogs').select('id').executeTakeFirstOrThrow();
  const row = (await findCmsRow(fixture.services, kind, id)) ?? expect.fail(id);
  const typed = { ...writeFields(kind.fields, row), appear: 'now', appearFrom: '' };
  expect(
    await saveRow(fixture.services, staffOf('per_other', 'owner'), kind, { id, version: row.version, typed }),
  ).toMatchObject({ ok: true });
  const path = `/blogs/single-blog/${id}`;
  const { status, html } = await ask(path, { ...typed, title: '', version: String(row.version) });
  expect(status).toBe(422);
  expect(tagsWith(html, 'name="version"', `value="${row.version}"`)).toHaveLength(1);
});
