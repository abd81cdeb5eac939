import type { PaymentRole, PaymentStatus } from '#core/payments/payment.ts';
import * as m from '#messages/admin/money.ts';

/** The role of a payment for its donation, shop order, stay or passes, as the staff reads it. */
export function paymentRoleWords(
  role: PaymentRole,
  { order, stay, passes, seat }: Record<'order' | 'stay' | 'passes' | 'seat', object | null>,
): string {
  return (
    (order && ofOrder[role]) ||
    (stay && ofStay[role]) ||
    (passes && ofPasses[role]) ||
    (seat && ofSeat[role]) ||
    words[role]
  );
}

const ofOrder: Partial<Record<PaymentRole, string>> = m.orderRoles;
const ofStay: Partial<Record<PaymentRole, string>> = m.stayRoles;
const ofSeat: Partial<Record<PaymentRole, string>> = m.seatRoles;

const ofPasses: Partial<Record<PaymentRole, string>> = m.passRoles;

const words: Record<PaymentRole, string> = m.roles;

export const paymentStatusWords: Record<PaymentStatus, string> = m.statuses;
