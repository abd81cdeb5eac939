import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { orderThanks } from '#core/page-copy/answer-words.ts';
import { cancelWords, orderWords } from './order-words.ts';

const cancelled = {
  state: 'cancelled',
  stage: 'cancelled',
  money: 'refund_pending',
  delivery: 'pickup',
  mailed: true,
} as const;
const bill = { id: 'bil_1', kind: 'bill-of-supply', number: 'A/26-27/000001', total: paise(100) } as const;

describe('the refund of a cancelled order', () => {
  it.each([
    ['gateway', 'goes back to where it came from'],
    ['pickup', 'is handed back to you at the temple shop'],
  ] as const)('paid by %s: it %s', (payBy, words) => {
    expect(orderWords({ ...cancelled, payBy }, orderThanks).lead).toContain(`what you paid ${words}.`);
    expect(cancelWords({ payBy, stage: 'placed', bills: [bill] })).toContain(`what you paid ${words}.`);
    expect(cancelWords({ payBy, stage: 'short', bills: [] })).toContain(`what you paid ${words}.`);
  });

  it('is not mentioned if nothing was paid', () => {
    expect(cancelWords({ payBy: 'pickup', stage: 'placed', bills: [] })).not.toContain('paid');
    expect(orderWords({ ...cancelled, money: 'cancelled', payBy: 'pickup' }, orderThanks).lead).toContain(
      'Nothing more is taken',
    );
  });
});
