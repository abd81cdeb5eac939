import type { PaymentRole, PaymentStatus } from '#core/payments/payment.ts';

/** The role of a payment for its donation or shop order, as the staff reads it. */
export function paymentRoleWords(role: PaymentRole, order: object | null): string {
  return (order && ofOrder[role]) || words[role];
}

const ofOrder: Partial<Record<PaymentRole, string>> = {
  settling: 'Pays the order',
  mismatch: 'Does not agree with the order',
  late: 'Came after the order was closed',
};

const words: Record<PaymentRole, string> = {
  attempt: 'A try',
  settling: 'Pays the gift',
  duplicate: 'Paid twice',
  mismatch: 'Does not agree with the gift',
  late: 'Came too late',
  unmatched: 'Belongs to no gift and no order of ours',
};

export const paymentStatusWords: Record<PaymentStatus, string> = {
  created: 'Begun',
  authorized: 'Set aside by the bank',
  failed: 'Failed',
  captured: 'Taken',
};
