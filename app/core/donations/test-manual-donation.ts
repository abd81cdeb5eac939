import type { TypedManualDonation } from './manual-donation.ts';

/** The typed input of a cash donation, for tests. */
export const typedManualDonation: TypedManualDonation = {
  intentKey: 'office_0000000000000001',
  mode: 'cash',
  amount: '1,100',
  causeId: 'food-for-life',
  givenOn: '2026-11-20',
  paper: '',
  bank: '',
  account: '',
  path: 'named',
  citizenship: 'indian',
  name: 'Radha Devi',
  email: '',
  phone: '',
  pan: '',
  addressLine: '',
  city: '',
  state: '',
  pin: '',
  inNameOf: '',
};
