import type { PaymentRole, PaymentStatus } from '#core/payments/payment.ts';
import * as m from '#messages/admin/money.ts';

/** The role of a payment for its donation or shop order, as the staff reads it. */
export function paymentRoleWords(role: PaymentRole, order: object | null): string {
  return (order && ofOrder[role]) || words[role];
}

const ofOrder: Partial<Record<PaymentRole, string>> = m.orderRoles;

const words: Record<PaymentRole, string> = m.roles;

export const paymentStatusWords: Record<PaymentStatus, string> = m.statuses;
