import { data, redirect } from 'react-router';
import type { Outcome } from '#core/result.ts';
import type { GatewayPost } from './gateway-form.tsx';

/** What a pay page has of the gateway's form. */
export type HeldForm = {
  /** null: the gateway did not answer, or the hold has expired. */
  gateway: GatewayPost | null;
  holdOver: boolean;
};

/** The gateway's form for a page; what is not to be paid leads to its own page, `status`. */
export function heldForm(form: Outcome<GatewayPost>, status: string): HeldForm {
  if (!form.ok && (form.code === 'not-payable' || form.code === 'unknown-purchase'))
    throw redirect(status, 303);
  return { gateway: form.ok ? form.value : null, holdOver: !form.ok && form.code === 'hold-over' };
}

/**
 * The answer to a press on a pay page: that page anew once what is bought is held again; a refusal
 * that the page shows; else the page of the purchase, `status`.
 */
export function heldAnswer(prepared: Outcome<unknown>, { pay, status }: { pay: string; status: string }) {
  if (prepared.ok) throw redirect(pay, 303);
  if (prepared.code === 'sold-out') return data({ refused: 'sold-out' as const }, { status: 409 });
  if (prepared.code === 'gateway-unavailable')
    return data({ refused: 'gateway-unavailable' as const }, { status: 503 });
  throw redirect(status, 303);
}
