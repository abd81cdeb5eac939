import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { rupeesText } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { proofCookie } from '#server/auth/purchase-proof.ts';
import { begin, pay } from '#server/purchases/test-donations.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import { action, loader } from './pay.route.tsx';

const fixture = openFixture();

function given(id: string, { query = '', fields }: { query?: string; fields?: Record<string, string> } = {}) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const body = fields && new URLSearchParams(fields);
  const url = `http://temple.test/donation-checkout/pay/${id}${query}`;
  return { params: { id }, request: new Request(url, body && { method: 'POST', body }), context } as never;
}

async function open(id: string, query = '') {
  const page = await loader(given(id, { query }));
  if ('init' in page) throw new Error('donation not found');
  return page;
}

/** The location of a thrown redirect. */
async function leadsTo(answer: Promise<unknown>): Promise<string | null> {
  const thrown = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error('no redirect');
  return thrown.headers.get('location');
}

const noneOf = (value: object) => Object.fromEntries(Object.keys(value).map((part) => [part, '']));

/** Replaces the temple's account settings; what is left out is the demo's. */
async function store(settings: Record<string, object>) {
  await fixture.db.deleteFrom('settings').execute();
  for (const [key, value] of Object.entries(settings)) {
    await fixture.db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .execute();
  }
  fixture.services.answerCache.clear();
}

const today = () => templeDay(fixture.services.clock());

describe('the pay page', () => {
  it('has the gateway’s form, a QR link with the exact amount and reference, and the bank account', async () => {
    const { id, orderId } = await begin(fixture.services);
    const page = await open(id, '?by=transfer&from=cart');
    expect(JSON.stringify(page.gateway)).toContain(orderId);
    expect(page.transfer?.upi?.link).toContain(
      `am=${rupeesText(page.donation.total)}&cu=INR&tn=Gift%20${page.donation.transferCode}`,
    );
    expect(page.transfer?.upi?.svg).toMatch(/^<svg/);
    expect(page).toMatchObject({ byTransfer: true, fromCart: true });
    expect(JSON.stringify(page.donation)).not.toMatch(/Radha|radha@|9876543210/);
  });

  it('shows the donor only to the browser that made the donation', async () => {
    const { id } = await begin(fixture.services);
    const gatewayFor = async (cookie: string) => {
      const args = given(id) as { request: Request };
      args.request.headers.set('cookie', cookie);
      return JSON.stringify(await loader(args as never));
    };
    const [proof = ''] = proofCookie(fixture.services, id, 1).split(';');
    expect(await gatewayFor(proof)).toContain('9876543210');
    expect(await gatewayFor('')).not.toMatch(/9876543210|radha@|Radha/);
    expect(await gatewayFor(proof.replace(/.$/, ''))).not.toContain('9876543210');
  });

  it('offers no UPI above the limit of UPI apps', async () => {
    const { id } = await begin(fixture.services, {
      lines: [{ causeId: 'general', typeId: null, ownAmount: '100000.01', quantity: '1' }],
    });
    expect((await open(id)).transfer?.upi).toBeNull();
  });

  it('offers a transfer only if the temple has an account, and stores no claim otherwise', async () => {
    const large = { causeId: 'general', typeId: null, ownAmount: '100000.01', quantity: '1' };
    const [{ id }, above] = [
      await begin(fixture.services),
      await begin(fixture.services, { lines: [large] }),
    ];
    const claim = (utr: string, donation = id) =>
      action(given(donation, { fields: { utr, amount: '1000', paidOn: today() } }));
    const { bank, upi } = templeDefaults;
    await store({ bank: noneOf(bank) });
    expect(await open(id)).toMatchObject({ transfer: { by: 'upi', bank: null, upi: { id: upi.id } } });
    expect((await open(above.id)).transfer).toBeNull();
    expect((await claim('SBIN426011520001')).data.problems[0]?.message).toMatch(/12-digit/);
    await store({ upi: noneOf(upi) });
    expect(await open(id)).toMatchObject({ transfer: { by: 'bank', bank, upi: null, aboveUpi: false } });
    await store({ bank: noneOf(bank), upi: noneOf(upi) });
    expect((await open(id, '?by=transfer')).transfer).toBeNull();
    const refused = await claim('444444444444');
    expect(refused.init?.status).toBe(422);
    expect(refused.data.typed.utr).toBe('444444444444');
    expect(refused.data.problems[0]?.message).toMatch(/not taken just now.*write to the temple office/);
    const noted = fixture.db.selectFrom('upi_claims').select('id').where('donation_id', '=', id);
    expect(await noted.execute()).toEqual([]);
    await store({});
    expect(await leadsTo(claim('444444444444'))).toBe(`/donationStatus/${id}`);
    expect(await noted.execute()).toHaveLength(1);
  });

  it('is a real 404 for an unknown donation', async () =>
    expect(await loader(given('don_nothing'))).toMatchObject({ data: null, init: { status: 404 } }));

  it('redirects a paid donation to its status', async () => {
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    expect(await leadsTo(loader(given(id)))).toBe(`/donationStatus/${id}`);
  });
});

describe('a claimed transfer', () => {
  it('is stored once and redirects to the status page', async () => {
    const { id } = await begin(fixture.services);
    const fields = { utr: '123456789012', amount: '1000', paidOn: today() };
    expect(await leadsTo(action(given(id, { fields })))).toBe(`/donationStatus/${id}`);
    expect(await leadsTo(loader(given(id)))).toBe(`/donationStatus/${id}`);
  });

  it.each([
    ['utr', '12345', /12-digit UPI reference/],
    ['utr', '<b>', /12-digit UPI reference/],
    ['amount', '-1', /in digits/],
    ['paidOn', '2026-02-30', /calendar date/],
    ['paidOn', '2999-01-01', /Choose a date from \d/],
  ])('%s %j is refused beside its field, and the input stays', async (field, value, message) => {
    const { id } = await begin(fixture.services);
    const fields = { utr: '222222222222', amount: '1000', paidOn: today(), [field]: value };
    const answer = await action(given(id, { fields }));
    expect(answer.init?.status).toBe(422);
    expect(answer.data.typed).toEqual(fields);
    expect(answer.data.problems).toEqual([{ field, message: expect.stringMatching(message) }]);
    const claims = await fixture.db
      .selectFrom('upi_claims')
      .select('id')
      .where('donation_id', '=', id)
      .execute();
    expect(claims).toEqual([]);
  });

  it('says when another donation has claimed the reference', async () => {
    const [one, other] = [await begin(fixture.services), await begin(fixture.services)];
    const fields = { utr: '333333333333', amount: '1000', paidOn: today() };
    await leadsTo(action(given(one.id, { fields })));
    const answer = await action(given(other.id, { fields }));
    expect(answer.data.problems[0]?.message).toBe('This reference is already claimed.');
  });
});
