/** Files of the office in columns: people, readers of the darshan letter, bills of a month. */

export const yes = 'yes';
export const no = 'no';
export const people = {
  name: 'Name',
  account: 'Account',
  email: 'E-mail',
  phone: 'Phone',
  city: 'City',
  since: 'Since',
  gifts: 'Gifts',
  given: 'Given',
  lastGift: 'Last gift',
};
export const readers = {
  email: 'E-mail',
  since: 'Since',
  consent: 'Agreed to',
  stop: 'Stops the letters',
};
export const bills = {
  number: 'Number',
  kind: 'Kind',
  date: 'Date',
  creditFor: 'Credit for',
  order: 'Order',
  stay: 'Stay',
  seat: 'Booking of seats',
  gstin: 'GSTIN of buyer',
  place: 'Place of supply',
  goods: 'Goods',
  hsn: 'HSN',
  quantity: 'Quantity',
  rate: 'Rate',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  amount: 'Amount',
};
export const billKinds = {
  'tax-invoice': 'tax-invoice',
  'bill-of-supply': 'bill-of-supply',
  combined: 'combined',
  'credit-note': 'credit-note',
};
