import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { HeldPayment } from './held-payment.tsx';

type Instead = Partial<ComponentProps<typeof HeldPayment>>;

function page(instead: Instead): string {
  const props = {
    ...{ of: 'seat' as const, purchase: { id: 'sea_1', total: rupees(7_000) }, kicker: 'Booking 1' },
    ...{ gateway: null, holdOver: false, refused: undefined, soldOutWords: 'Gone.', ways: null },
    ...{ holdOverWords: 'Hold them again.', note: 'Held for you.', ...instead },
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <HeldPayment {...props} /> }]);
  return renderToString(<Stub />);
}

const silent = 'does not answer';

it.each<[string, Instead, string, boolean]>([
  ['a link that nobody has opened yet offers to pay', { unasked: true }, 'Pay ₹7,000', false],
  ['a form that the gateway left unanswered', {}, 'Try again', true],
  [
    'a press on such a link, unanswered',
    { unasked: true, refused: 'gateway-unavailable' },
    'Try again',
    true,
  ],
  ['a hold that is over', { holdOver: true }, 'Hold them again.', false],
  ['what somebody else has meanwhile', { refused: 'sold-out' }, 'Gone.', false],
])('%s', (_, instead, words, isSilent) => {
  const html = page(instead);
  expect(html).toContain(words);
  expect(html.includes(silent)).toBe(isSilent);
});
