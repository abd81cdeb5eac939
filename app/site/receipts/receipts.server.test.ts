import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { markReceiptVoid } from '#server/donations/issue-receipt.ts';
import { giveSettled } from '#server/letters/test-settled-donation.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import { loader as pdf } from './receipt-pdf.route.tsx';
import { loader as verify } from './verify.route.tsx';

const fixture = openFixture({}, { audited: false });

function given<Params>(params: Params) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  return { params, context } as never;
}

const fetchPdf = (id: string) => pdf(given({ id }));
const check = (code: string) => verify(given({ code }));

it('answers the PDF to the id alone, never cached, under a safe name', async () => {
  const receipt = await giveSettled(fixture);
  const response = await fetchPdf(receipt.id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store, private');
  const name = `receipt-${receipt.number.replaceAll('/', '-')}.pdf`;
  expect(response.headers.get('content-disposition')).toBe(
    `inline; filename="${name}"; filename*=UTF-8''${name}`,
  );
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.headers.get('content-length')).toBe(String(body.length));
});

it('answers nothing to the number, to the code on the paper, or to a guess', async () => {
  const { number, verifyCode } = await giveSettled(fixture);
  for (const id of [
    number,
    number.replaceAll('/', '-'),
    verifyCode,
    `rcp_${'A'.repeat(22)}`,
    '',
    '\0',
    'x'.repeat(5000),
  ]) {
    const response = await fetchPdf(id);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

it('verifies number, day, amount and legal entity of a receipt, and shows nothing of the person', async () => {
  const { number, verifyCode } = await giveSettled(fixture, { name: 'Radha Devi', inNameOf: 'Gopal' });
  const answer = await check(verifyCode);
  expect(answer).toMatchObject({ number, amount: '₹1,000', voidSince: null });
  expect(JSON.stringify(answer)).not.toMatch(/Radha|Gopal|example\.com|rcp_/);
});

it('shows void after it was voided, without the reason', async () => {
  const { id, verifyCode } = await giveSettled(fixture);
  const { donation_id } = await fixture.db
    .selectFrom('receipts')
    .select('donation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await fixture.db
    .transaction()
    .execute((trx) => markReceiptVoid(trx, fixture.services, donation_id, 'Radha Devi paid twice'));
  const answer = await check(verifyCode);
  expect(answer).toMatchObject({ voidSince: expect.stringMatching(/^\d+ \w+ \d{4}$/) });
  expect(JSON.stringify(answer)).not.toContain('Radha');
});

it.each([`rv_${'A'.repeat(22)}`, 'D/26-27/000001', '', '../..', '\0', 'x'.repeat(5000)])(
  'answers 404 to the unknown code %j',
  async (code) => {
    expect(await check(code)).toMatchObject({ data: null, init: { status: 404 } });
  },
);
