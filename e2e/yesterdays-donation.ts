/** What the accounts of accounts.spec.ts look for. */
export const yesterdaysDonation = { name: 'Yamuna Devi', email: 'yamuna@donor.example', utr: '412233445566' };
