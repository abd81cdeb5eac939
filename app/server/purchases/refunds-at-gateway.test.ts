import { describe, expect, it } from 'vitest';
import type { Gateway } from '../payments/gateway.ts';
import { decideRefund } from './decide-refund.ts';
import { listOpenRefunds } from './refund-queries.ts';
import { sendRefunds } from './send-refunds.ts';
import { lettersAbout } from './test-donations.ts';
import { calm, openRefunds, other } from './test-refunds.ts';
import { listWarnings } from './warning-queries.ts';

const {
  fixture,
  services,
  gateway,
  ahead,
  addSeconds,
  requestRefund,
  approve,
  followUp,
  refundOf,
  stateOf,
  atGateway,
  paidTwice,
} = openRefunds();
const paymentOf = (id: string) =>
  fixture.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the gateway', () => {
  it('whose answer was lost is called again under the same key', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    gateway().setWeather({ answersLost: true, webhooksLost: true });
    await approve(refundId);
    expect(await refundOf(refundId)).toMatchObject({ state: 'approved' });
    gateway().setWeather({ answersLost: false });
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
  });

  it('that is down gets the refund later, and its events may be lost', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    gateway().setWeather({ down: true, webhooksLost: true, refunds: 'later' });
    await approve(refundId);
    gateway().setWeather({ down: false });
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'sent' });
    expect((await listOpenRefunds(services())).map(({ id }) => id)).toContain(refundId);
    expect(await paymentOf(secondId)).toMatchObject({ refunded_paise: 0 });
    await gateway().tick();
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
    expect(await lettersAbout(fixture, secondId)).toHaveLength(1);
  });

  it('that is away for an hour is tried after half a minute, then at growing intervals; once back, it gets the refund', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    const tries: number[] = [];
    const refund: Gateway['refund'] = async ({ key }) => {
      if (key === refundId) tries.push(ahead() / 60_000);
      return { ok: false, code: 'unavailable' };
    };
    const away = { ...services(), payments: { ...services().payments, refund } };
    await decideRefund(away, other, refundId, 'approved');
    for (; ahead() < 60 * 60_000; addSeconds(sendRefunds.everySeconds)) await sendRefunds.run(away, calm);
    // A little more than the pause passes before each run of the job.
    expect(tries.map(Math.floor)).toEqual([0, 0, 1, 3, 7, 15, 30, 45]);
    await followUp(15);
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
  });

  it('that fails the refund in the end leaves the money with us, and it may be requested again', async () => {
    const { secondId, orderId, total } = await paidTwice();
    gateway().setWeather({ refunds: 'fail' });
    const refundId = await requestRefund(secondId);
    await approve(refundId);
    await gateway().tick();
    expect(await refundOf(refundId)).toMatchObject({ state: 'failed' });
    expect(await paymentOf(secondId)).toMatchObject({ refunded_paise: 0 });
    expect(await lettersAbout(fixture, secondId)).toEqual([]);
    expect((await listWarnings(services())).filter((one) => one.paymentId === secondId)).toMatchObject([
      { kind: 'refund-failed', facts: { said: total } },
    ]);
    gateway().setWeather({ refunds: 'at-once' });
    await approve(await requestRefund(secondId));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 2 });
  });

  it('that declines is believed', async () => {
    const { secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    gateway().setWeather({ webhooksLost: true });
    await services().payments.refund({
      paymentId: secondId,
      amount: total as never,
      key: 'at_its_own_desk',
    });
    await approve(refundId);
    expect(await refundOf(refundId)).toMatchObject({ state: 'failed', note: 'declined' });
  });

  it('may send everything three times and in the wrong order', async () => {
    gateway().setWeather({ webhookCopies: 3, webhookReversed: true });
    const { id, secondId } = await paidTwice();
    await approve(await requestRefund(secondId));
    await gateway().tick();
    await gateway().tick();
    const timeline = await fixture.db
      .selectFrom('donation_events')
      .select('kind')
      .where('donation_id', '=', id)
      .where('kind', 'like', 'refund-%')
      .execute();
    expect(timeline.filter(({ kind }) => kind === 'refund-processed')).toHaveLength(1);
    expect(await lettersAbout(fixture, secondId)).toHaveLength(1);
    expect(await stateOf(id)).toBe('paid');
  });
});
