import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { rupees, zeroPaise } from '#core/money/paise.ts';
import type { DeskReturnState } from '#core/stay/desk-money.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { DeskMoney } from './desk-money.tsx';

/** What the buttons of one return send. */
function buttonsOf(state: DeskReturnState, may: { mayWrite: boolean; mayRefund: boolean }, me: string) {
  const back = { id: 'sdr_1', state, amount: rupees(1_000), reason: 'A night less', askedBy: 'per_keeper' };
  const empty = { deposit: zeroPaise, returnable: zeroPaise, deskEntries: [], stage: 'left' };
  const stay = { ...empty, deskReturns: [back] } as unknown as StayView;
  const field = (name: string) => ({ name, defaultValue: '', error: null });
  const props = { stay, field, me, ...may, today: '2026-12-01', refused: null, ownMoney: false };
  const Stub = createRoutesStub([{ path: '/', Component: () => <DeskMoney {...props} /> }]);
  const buttons = renderToString(<Stub />).match(/<button[^>]*>/g) ?? [];
  return buttons.map((button) => /value="(\w+)"/.exec(button)?.[1]);
}

it.each([
  ['asked', 'per_accounts', ['approved', 'declined']],
  ['approved', 'per_accounts', ['cash', 'upi', 'declined']],
  // Who asked for it decides nothing.
  ['approved', 'per_keeper', ['cash', 'upi']],
  ['handed', 'per_accounts', []],
  ['declined', 'per_accounts', []],
] as const)('a return that is %s shows %s what he can do', (state, me, buttons) => {
  expect(buttonsOf(state, { mayWrite: true, mayRefund: true }, me)).toEqual(buttons);
});

it('lets the desk hand over, and decline nothing', () => {
  expect(buttonsOf('approved', { mayWrite: true, mayRefund: false }, 'per_desk')).toEqual(['cash', 'upi']);
});
