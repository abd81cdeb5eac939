import * as m from '#messages/payment.ts';

const failures: Record<string, string> = {
  payment_cancelled: m.paymentCancelled,
  insufficient_funds: m.balanceNotEnough,
  payment_timed_out: m.bankTimedOut,
  payment_declined: m.bankDeclined,
};

/** Why the last try failed, where the gateway gave a reason that a donor can use. */
export function failureWords(failure: string | null): string | null {
  return failure !== null && Object.hasOwn(failures, failure) ? (failures[failure] ?? null) : null;
}
