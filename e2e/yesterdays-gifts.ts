/** One for each width at which the journey of the accounts runs. */
export const yesterdaysGifts = {
  phone: { name: 'Yamuna Devi', email: 'yamuna@donor.example', utr: '412233445566' },
  desktop: { name: 'Saraswati Devi', email: 'saraswati@donor.example', utr: '412233445577' },
} as const;
