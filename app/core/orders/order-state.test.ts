import { expect, it } from 'vitest';
import { moneyStates } from '#core/purchases/money-state.ts';
import { buyerMayCancel, orderStages } from './order-state.ts';

it.each([
  [true, ['open', 'placed', 'short']],
  [false, ['open', 'short']],
] as const)('where the settings say %s, the buyer cancels what is %j', (buyerCancels, stages) =>
  expect(orderStages.filter((stage) => buyerMayCancel({ money: 'paid', stage }, buyerCancels))).toEqual(
    stages,
  ),
);

it('cannot be cancelled while the payment is under review, and only then', () => {
  const none = moneyStates.filter((money) =>
    orderStages.every((stage) => !buyerMayCancel({ money, stage }, true)),
  );
  expect(none).toEqual(['review']);
});
