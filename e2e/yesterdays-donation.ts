/** The donation that accounts.spec.ts looks for. */
export const yesterdaysDonation = { name: 'Yamuna Devi', email: 'yamuna@donor.example', utr: '412233445566' };
