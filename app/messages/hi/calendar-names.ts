import type {
  Mahadvadasi,
  MasaName,
  NaksatraName,
  Paksa,
  RasiName,
  TithiName,
} from '#core/calendar/names/names.ts';

export const tithis = {
  Pratipat: 'प्रतिपदा',
  Dvitiya: 'द्वितीया',
  Tritiya: 'तृतीया',
  Caturthi: 'चतुर्थी',
  Pancami: 'पंचमी',
  Sasti: 'षष्ठी',
  Saptami: 'सप्तमी',
  Astami: 'अष्टमी',
  Navami: 'नवमी',
  Dasami: 'दशमी',
  Ekadasi: 'एकादशी',
  Dvadasi: 'द्वादशी',
  Trayodasi: 'त्रयोदशी',
  Caturdasi: 'चतुर्दशी',
  Amavasya: 'अमावस्या',
  Purnima: 'पूर्णिमा',
} satisfies Record<TithiName, string>;

export const paksas = { Krsna: 'कृष्ण पक्ष', Gaura: 'गौर पक्ष' } satisfies Record<Paksa, string>;

export const masas = {
  Madhusudana: 'मधुसूदन',
  Trivikrama: 'त्रिविक्रम',
  Vamana: 'वामन',
  Sridhara: 'श्रीधर',
  Hrsikesa: 'हृषीकेश',
  Padmanabha: 'पद्मनाभ',
  Damodara: 'दामोदर',
  Kesava: 'केशव',
  Narayana: 'नारायण',
  Madhava: 'माधव',
  Govinda: 'गोविन्द',
  Visnu: 'विष्णु',
  'Purusottama-adhika': 'पुरुषोत्तम अधिक',
} satisfies Record<MasaName, string>;

export const vedicMasas: Record<string, string> = {
  Madhusudana: 'वैशाख',
  Trivikrama: 'ज्येष्ठ',
  Vamana: 'आषाढ़',
  Sridhara: 'श्रावण',
  Hrsikesa: 'भाद्रपद',
  Padmanabha: 'आश्विन',
  Damodara: 'कार्तिक',
  Kesava: 'मार्गशीर्ष',
  Narayana: 'पौष',
  Madhava: 'माघ',
  Govinda: 'फाल्गुन',
  Visnu: 'चैत्र',
  'Purusottama-adhika': 'अधिक मास',
} satisfies Record<MasaName, string>;

export const naksatras = {
  Asvini: 'अश्विनी',
  Bharani: 'भरणी',
  Krittika: 'कृत्तिका',
  Rohini: 'रोहिणी',
  Mrigasira: 'मृगशिरा',
  Ardra: 'आर्द्रा',
  Punarvasu: 'पुनर्वसु',
  Pusyami: 'पुष्य',
  Aslesa: 'आश्लेषा',
  Magha: 'मघा',
  'Purva-phalguni': 'पूर्वाफाल्गुनी',
  'Uttara-phalguni': 'उत्तराफाल्गुनी',
  Hasta: 'हस्त',
  Citra: 'चित्रा',
  Swati: 'स्वाति',
  Visakha: 'विशाखा',
  Anuradha: 'अनुराधा',
  Jyestha: 'ज्येष्ठा',
  Mula: 'मूल',
  'Purva-asadha': 'पूर्वाषाढ़ा',
  'Uttara-asadha': 'उत्तराषाढ़ा',
  Sravana: 'श्रवण',
  Dhanista: 'धनिष्ठा',
  Satabhisa: 'शतभिषा',
  'Purva-bhadra': 'पूर्वाभाद्रपद',
  'Uttara-bhadra': 'उत्तराभाद्रपद',
  Revati: 'रेवती',
} satisfies Record<NaksatraName, string>;

export const rasis = {
  Mesa: 'मेष',
  Vrsabha: 'वृषभ',
  Mithuna: 'मिथुन',
  Karka: 'कर्क',
  Simha: 'सिंह',
  Kanya: 'कन्या',
  Tula: 'तुला',
  Vrscika: 'वृश्चिक',
  Dhanus: 'धनु',
  Makara: 'मकर',
  Kumbha: 'कुम्भ',
  Mina: 'मीन',
} satisfies Record<RasiName, string>;

export const ekadasis: Record<string, string> = {
  'Varuthini Ekadasi': 'वरूथिनी एकादशी',
  'Mohini Ekadasi': 'मोहिनी एकादशी',
  'Apara Ekadasi': 'अपरा एकादशी',
  'Pandava Nirjala Ekadasi': 'पाण्डव निर्जला एकादशी',
  'Yogini Ekadasi': 'योगिनी एकादशी',
  'Sayana Ekadasi': 'शयनी एकादशी',
  'Kamika Ekadasi': 'कामिका एकादशी',
  'Pavitraropana Ekadasi': 'पवित्रारोपणी एकादशी',
  'Annada Ekadasi': 'अन्नदा एकादशी',
  'Parsva Ekadasi': 'पार्श्व एकादशी',
  'Indira Ekadasi': 'इन्दिरा एकादशी',
  'Pasankusa Ekadasi': 'पाशांकुशा एकादशी',
  'Rama Ekadasi': 'रमा एकादशी',
  'Utthana Ekadasi': 'उत्थान एकादशी',
  'Utpanna Ekadasi': 'उत्पन्ना एकादशी',
  'Moksada Ekadasi': 'मोक्षदा एकादशी',
  'Saphala Ekadasi': 'सफला एकादशी',
  'Putrada Ekadasi': 'पुत्रदा एकादशी',
  'Sat-tila Ekadasi': 'षट्तिला एकादशी',
  'Bhaimi Ekadasi': 'भैमी एकादशी',
  'Vijaya Ekadasi': 'विजया एकादशी',
  'Amalaki vrata Ekadasi': 'आमलकी एकादशी',
  'Papamocani Ekadasi': 'पापमोचनी एकादशी',
  'Kamada Ekadasi': 'कामदा एकादशी',
  'Parama Ekadasi': 'परमा एकादशी',
  'Padmini Ekadasi': 'पद्मिनी एकादशी',
};

export const mahadvadasis: Record<string, string> = {
  Unmilani: 'उन्मीलनी महाद्वादशी',
  Vyanjuli: 'व्यंजुली महाद्वादशी',
  Trisprsa: 'त्रिस्पृशा महाद्वादशी',
  'Unmilani-Trisprsa': 'त्रिस्पृशा महाद्वादशी',
  Paksavardhini: 'पक्षवर्धिनी महाद्वादशी',
  Jaya: 'जया महाद्वादशी',
  Vijaya: 'विजया महाद्वादशी',
  Jayanti: 'जयन्ती महाद्वादशी',
  Papanasini: 'पापनाशिनी महाद्वादशी',
} satisfies Record<Mahadvadasi, string>;

export const tithiOfPaksa = (tithi: string, paksa: string) => `${paksa}, ${tithi}`;
export const fastingFor = (ekadasi: string) => `${ekadasi} व्रत`;
export const sankrantiOf = (rasi: string) => `${rasi} संक्रान्ति`;

type LunarDay = Record<'paksaName' | 'day' | 'masa' | 'vedic', string> & { paksa: Paksa };
export const lunarDay = ({ paksaName, day, masa, vedic }: LunarDay) =>
  `${masa} मास (${vedic}) की ${paksaName} ${day}`;
