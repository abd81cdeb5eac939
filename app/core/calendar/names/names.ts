// Names as spelled in ISKCON's printed calendars, for display and for reading the event tables.

export type Paksa = 'Krsna' | 'Gaura';

const commonTithiNames = [
  'Pratipat',
  'Dvitiya',
  'Tritiya',
  'Caturthi',
  'Pancami',
  'Sasti',
  'Saptami',
  'Astami',
  'Navami',
  'Dasami',
  'Ekadasi',
  'Dvadasi',
  'Trayodasi',
  'Caturdasi',
] as const;

/**
 * The fifteen tithis of a paksa in order; a tithi index counts the Krsna ones 0..14, the Gaura ones
 * 15..29.
 */
export const krsnaTithiNames = [...commonTithiNames, 'Amavasya'] as const;
export const gauraTithiNames = [...commonTithiNames, 'Purnima'] as const;

export type TithiName = (typeof krsnaTithiNames)[number] | (typeof gauraTithiNames)[number];

/** The months from Madhusudana, with the name other Hindu calendars use; 12 is the extra month. */
export const masas = [
  { name: 'Madhusudana', vedicName: 'Vaisakha' },
  { name: 'Trivikrama', vedicName: 'Jyestha' },
  { name: 'Vamana', vedicName: 'Asadha' },
  { name: 'Sridhara', vedicName: 'Sravana' },
  { name: 'Hrsikesa', vedicName: 'Bhadra' },
  { name: 'Padmanabha', vedicName: 'Asvina' },
  { name: 'Damodara', vedicName: 'Kartika' },
  { name: 'Kesava', vedicName: 'Margasirsa' },
  { name: 'Narayana', vedicName: 'Pausa' },
  { name: 'Madhava', vedicName: 'Magha' },
  { name: 'Govinda', vedicName: 'Phalguna' },
  { name: 'Visnu', vedicName: 'Caitra' },
  { name: 'Purusottama-adhika', vedicName: 'Adhika' },
] as const;

export type MasaName = (typeof masas)[number]['name'];
/** Index of Purusottama-adhika, the extra month (RULES 4). */
export const adhika = 12;

export const naksatraNames = [
  'Asvini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigasira',
  'Ardra',
  'Punarvasu',
  'Pusyami',
  'Aslesa',
  'Magha',
  'Purva-phalguni',
  'Uttara-phalguni',
  'Hasta',
  'Citra',
  'Swati',
  'Visakha',
  'Anuradha',
  'Jyestha',
  'Mula',
  'Purva-asadha',
  'Uttara-asadha',
  'Sravana',
  'Dhanista',
  'Satabhisa',
  'Purva-bhadra',
  'Uttara-bhadra',
  'Revati',
] as const;

export type NaksatraName = (typeof naksatraNames)[number];

/** Signs of the sidereal zodiac from Mesa. */
export const rasis = [
  { name: 'Mesa', english: 'Aries' },
  { name: 'Vrsabha', english: 'Taurus' },
  { name: 'Mithuna', english: 'Gemini' },
  { name: 'Karka', english: 'Cancer' },
  { name: 'Simha', english: 'Leo' },
  { name: 'Kanya', english: 'Virgo' },
  { name: 'Tula', english: 'Libra' },
  { name: 'Vrscika', english: 'Scorpio' },
  { name: 'Dhanus', english: 'Sagittarius' },
  { name: 'Makara', english: 'Capricorn' },
  { name: 'Kumbha', english: 'Aquarius' },
  { name: 'Mina', english: 'Pisces' },
] as const;

export type RasiName = (typeof rasis)[number]['name'];

/** The two Ekadasis of each month, in the order of `masas` (RULES 5, after the table). */
export const ekadasiNames: Record<MasaName, Record<Paksa, string>> = {
  Madhusudana: { Krsna: 'Varuthini Ekadasi', Gaura: 'Mohini Ekadasi' },
  Trivikrama: { Krsna: 'Apara Ekadasi', Gaura: 'Pandava Nirjala Ekadasi' },
  Vamana: { Krsna: 'Yogini Ekadasi', Gaura: 'Sayana Ekadasi' },
  Sridhara: { Krsna: 'Kamika Ekadasi', Gaura: 'Pavitraropana Ekadasi' },
  Hrsikesa: { Krsna: 'Annada Ekadasi', Gaura: 'Parsva Ekadasi' },
  Padmanabha: { Krsna: 'Indira Ekadasi', Gaura: 'Pasankusa Ekadasi' },
  Damodara: { Krsna: 'Rama Ekadasi', Gaura: 'Utthana Ekadasi' },
  Kesava: { Krsna: 'Utpanna Ekadasi', Gaura: 'Moksada Ekadasi' },
  Narayana: { Krsna: 'Saphala Ekadasi', Gaura: 'Putrada Ekadasi' },
  Madhava: { Krsna: 'Sat-tila Ekadasi', Gaura: 'Bhaimi Ekadasi' },
  Govinda: { Krsna: 'Vijaya Ekadasi', Gaura: 'Amalaki vrata Ekadasi' },
  Visnu: { Krsna: 'Papamocani Ekadasi', Gaura: 'Kamada Ekadasi' },
  'Purusottama-adhika': { Krsna: 'Parama Ekadasi', Gaura: 'Padmini Ekadasi' },
};

export const mahadvadasiTitles = {
  Unmilani: 'Unmilani Mahadvadasi',
  Vyanjuli: 'Vyanjuli Mahadvadasi',
  Trisprsa: 'Trisprsa Mahadvadasi',
  'Unmilani-Trisprsa': 'Trisprsa Mahadvadasi',
  Paksavardhini: 'Paksa vardhini Mahadvadasi',
  Jaya: 'Jaya Mahadvadasi',
  Vijaya: 'Vijaya Mahadvadasi',
  Jayanti: 'Jayanti Mahadvadasi',
  Papanasini: 'Papa Nasini Mahadvadasi',
} as const;
export type Mahadvadasi = keyof typeof mahadvadasiTitles;
