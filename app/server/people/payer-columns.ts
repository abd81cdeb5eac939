/** By table of purchases: where it says how who paid is reached. Its account is `person_id`. */
export const payerColumns = {
  donations: { email: 'donor_email', phone: 'donor_phone' },
  orders: { email: 'buyer_email', phone: 'buyer_phone' },
  stay_bookings: { email: 'guest_email', phone: 'guest_phone' },
  seat_bookings: { email: 'buyer_email', phone: 'buyer_phone' },
  pass_bookings: { email: 'holder_email', phone: 'holder_phone' },
} as const;
