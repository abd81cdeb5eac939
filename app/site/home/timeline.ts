/** Published history (dates as widely given); the last step, the temple's own, is a setting. */
export const timeline = [
  {
    year: '1965',
    title: 'The voyage',
    text: 'The Jaladuta leaves Calcutta on 13 August and reaches Boston on 17 September.',
  },
  {
    year: '1966',
    title: 'A storefront in New York',
    text: 'The society is incorporated in July. In October the chanting moves out under a tree in Tompkins Square.',
  },
  {
    year: '1967',
    title: 'The chariot rolls west',
    text: 'San Francisco sees the first Ratha Yātrā outside India.',
  },
  {
    year: '1972',
    title: 'Books for the world',
    text: 'The Bhaktivedanta Book Trust is founded, and land is found in Māyāpur.',
  },
  {
    year: '1974',
    title: 'Nobody goes hungry',
    text: 'Food relief begins in Māyāpur. It becomes Food for Life.',
  },
  { year: '1975', title: 'Home to Vṛndāvana', text: 'The temple of Krishna and Balarama opens on 20 April.' },
  {
    year: '1977',
    title: 'The letter is delivered',
    text: 'Śrīla Prabhupāda departs in Vṛndāvana, leaving about 108 centres and more than seventy volumes.',
  },
] as const;
