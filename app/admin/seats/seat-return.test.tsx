import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { SeatReturn } from './seat-return.tsx';

/** What the buttons of one return send, where the office may write or give back. */
function buttonsOf(
  by: { askedBy: string; confirmedBy: string | null },
  may: { mayWrite: boolean; mayRefund: boolean },
) {
  const back = { id: 'sdr_1', state: 'asked', amount: rupees(1_000), reason: 'Cancelled', ...by } as const;
  const props = { back, me: 'per_me', ownMoney: false, ...may };
  const Stub = createRoutesStub([{ path: '/', Component: () => <SeatReturn {...props} /> }]);
  const html = renderToString(<Stub />);
  return [...html.matchAll(/value="(confirm-back|cash|upi|declined)"/g)].map(([, value]) => value);
}

const accounts = { mayWrite: false, mayRefund: true };
const desk = { mayWrite: true, mayRefund: false };

it.each([
  ['buyer', null, accounts, ['confirm-back', 'declined']],
  ['site', null, desk, ['confirm-back']],
  ['buyer', 'per_other', accounts, ['cash', 'upi', 'declined']],
  ['buyer', 'per_other', desk, []],
  // Who asked or confirmed does nothing more.
  ['buyer', 'per_me', accounts, []],
  ['per_me', null, accounts, []],
  ['per_other', null, accounts, ['cash', 'upi', 'declined']],
] as const)(
  'asked by %s and confirmed by %s, it offers what may be done',
  (askedBy, confirmedBy, may, buttons) => {
    expect(buttonsOf({ askedBy, confirmedBy }, may)).toEqual(buttons);
  },
);
