import type { TextsToConfirm } from './text-to-confirm.ts';

/** Words of the tradition, and names: confirmed by a reader who knows it. */
export const traditionTexts: TextsToConfirm = {
  messages: {
    'calendar-events': [
      ...['events.odana-sasthi', 'events.krsna-phula-dola-salila-vihara', 'events.return-ratha'],
      ...['events.damanakaropana-dvadasi', 'caturmasya', 'caturmasyaNotes'],
    ],
    'calendar-names': [
      ...['ekadasis.Sayana Ekadasi', 'ekadasis.Pavitraropana Ekadasi', 'ekadasis.Pasankusa Ekadasi'],
      ...['ekadasis.Utthana Ekadasi', 'ekadasis.Amalaki vrata Ekadasi', 'mahadvadasis.Vyanjuli'],
    ],
    'calendar-days': ['fasts.dusk', 'fasts.ekadasi', 'keptToday', 'breakFastLimits.quarter'],
    calendar: ['aboutEkadasi'],
    'live-darshan': ['curtainOpens'],
    janmastami: ['story*', 'verse', 'todayIsNandotsava', 'fast*'],
    offerings: ['chooseOffering'],
    ui: ['appearance', 'disappearance'],
    darshans: ['shringar'],
    'account-fields': ['refusals.pledge-*'],
    family: ['relations'],
    states: ['stateName'],
  },
  pages: [
    ...(['/food', '/about', '/benefits-testimonials', '/bhakti', '/founder', '/about/our-beliefs'] as const),
    ...(['/acharyas', '/history', '/details/our-philosophy', '/teachings/mantra-meditation'] as const),
  ],
  letters: [],
  settings: { homeWords: ['heroTitle'] },
  rows: [
    { table: 'tours', id: 'customized-spiritual-retreats', fields: ['title'] },
    { table: 'products', id: 'japa-counter-beads', fields: ['title', 'description'] },
    { table: 'products', id: 'clay-mridanga', fields: ['description'] },
    { table: 'causes', id: 'offerings', fields: ['types.flowers-itra'] },
  ],
};
