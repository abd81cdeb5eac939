import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DonationState } from '#core/donations/donation-state.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { rupees } from '#core/money/paise.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { NextSteps } from './status-page.tsx';

function stepsOf(state: DonationState, gaveUp: boolean, promisable = false): string {
  const amount = rupees(501);
  const lines = [{ causeId: 'books', typeId: null, title: 'Books', quantity: 1, unit: amount, amount }];
  const donation: Partial<DonationStatusView> = {
    ...{ id: 'don_1', state, lines, payable: isOpen(state), claimed: false, receipt: null },
  };
  const props = { donation, publicUrl: '', gaveUp, promisable } as ComponentProps<typeof NextSteps>;
  return renderToStaticMarkup(
    <MemoryRouter>
      <NextSteps {...props} />
    </MemoryRouter>,
  );
}

const pays = 'href="/donation-checkout/pay/don_1"';
const writes = 'href="/contacts"';

it.each([
  ['created', false, pays],
  ['failed', false, pays],
  ['failed', true, pays],
  ['attempted', true, writes],
  ['review', false, writes],
] as const)('%s, looked for in vain %s: %s', (state, gaveUp, link) => {
  const html = stepsOf(state, gaveUp);
  expect(html).toContain(link);
  expect(html.includes('/donation-checkout')).toBe(link === pays);
});

it('offers nothing while the gateway is asked and the page polls', () =>
  expect(stepsOf('attempted', false)).toBe(''));

it.each([true, false])('offers a monthly letter if the cause can be pledged: %s', (promisable) => {
  const html = stepsOf('paid', false, promisable);
  expect(html.includes('href="/donation-history/monthly?cause=books&amp;amount=501.00"')).toBe(promisable);
});
