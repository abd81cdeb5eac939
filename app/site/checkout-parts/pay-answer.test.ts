import { describe, expect, it } from 'vitest';
import { accept, refuse } from '#core/result.ts';
import { heldAnswer, heldForm } from './pay-answer.ts';

const form = { action: 'https://pay.example', fields: {} };
const paths = { pay: '/seat/pay/x', status: '/seat/booking/x' };

/** Where a page of these answers leads; null: nowhere. */
function leadsTo(answer: () => unknown): string | null {
  try {
    answer();
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

describe('a pay page', () => {
  it('has the form, or says that the hold is over or the gateway silent', () => {
    expect(heldForm(accept(form), paths.status)).toEqual({ gateway: form, holdOver: false });
    expect(heldForm(refuse('hold-over'), paths.status)).toEqual({ gateway: null, holdOver: true });
    expect(heldForm(refuse('gateway-unavailable'), paths.status)).toEqual({ gateway: null, holdOver: false });
  });

  it.each(['not-payable', 'unknown-purchase'])('leads to the booking where it is %s', (code) => {
    expect(leadsTo(() => heldForm(refuse(code), paths.status))).toBe(paths.status);
    expect(leadsTo(() => heldAnswer(refuse(code), paths))).toBe(paths.status);
  });

  it('is shown anew once what is bought is held again', () =>
    expect(leadsTo(() => heldAnswer(accept(form), paths))).toBe(paths.pay));

  it.each([
    ['sold-out', 409],
    ['gateway-unavailable', 503],
  ])('says that it is %s', (code, status) =>
    expect(heldAnswer(refuse(code), paths)).toMatchObject({ data: { refused: code }, init: { status } }),
  );
});
