import type { PaymentRole, PaymentStatus } from '#core/payments/payment.ts';
import * as m from '#messages/admin/money.ts';

/** The role of a payment for its donation, shop order or stay, as the staff reads it. */
export function paymentRoleWords(
  role: PaymentRole,
  { order, stay, seat }: { order: object | null; stay: object | null; seat: object | null },
): string {
  return (order && ofOrder[role]) || (stay && ofStay[role]) || (seat && ofSeat[role]) || words[role];
}

const ofOrder: Partial<Record<PaymentRole, string>> = m.orderRoles;
const ofStay: Partial<Record<PaymentRole, string>> = m.stayRoles;
const ofSeat: Partial<Record<PaymentRole, string>> = m.seatRoles;

const words: Record<PaymentRole, string> = m.roles;

export const paymentStatusWords: Record<PaymentStatus, string> = m.statuses;
