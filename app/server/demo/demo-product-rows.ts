/** Products, prices, makers and licences are demo data that the staff replace. */
export type DemoProduct = {
  id: string;
  title: string;
  titleHi: string;
  category: DemoCategory;
  /** Paragraphs with an empty line between them. */
  description: string;
  hsn: string;
  tax: 'nil' | 'five' | 'apparel' | 'eighteen';
  /** The names of the options; the values are in the variants, separated by ' / '. */
  choose?: readonly string[];
  /** Value, article number, rupees, packed grams, stock, picture. */
  variants: [value: string, sku: string, price: number, grams: number, stock: number, picture?: string][];
  mrp?: number;
  netQuantity?: string;
  maker?: string;
  fssai?: string;
  bestBefore?: string;
  pictures: [image: string, alt: string][];
};

export const demoCategories = [
  ['books', 'Books', 'पुस्तकें'],
  ['japa', 'Japa and neck beads', 'जप माला'],
  ['incense', 'Incense', 'धूप और अगरबत्ती'],
  ['deity', 'Deity dress and worship', 'श्रृंगार और पूजा'],
  ['prasadam', 'Prasadam and ghee', 'प्रसाद और घी'],
  ['gifts', 'Gifts and music', 'उपहार और संगीत'],
] as const;
type DemoCategory = (typeof demoCategories)[number][0];

const press = 'Temple book stall (demo), Ghaziabad';
const kitchen = 'Temple kitchen (demo), Ghaziabad';
const licence = '10000000000000';
const books = {
  category: 'books',
  hsn: '4901',
  tax: 'nil',
  maker: press,
  choose: ['Language'],
  netQuantity: '1 book',
} as const;
const beads = {
  category: 'japa',
  hsn: '4420',
  tax: 'nil',
  maker: 'Craft families of Vrindavan (demo)',
} as const;
const incense = {
  category: 'incense',
  hsn: '3307',
  tax: 'five',
  maker: 'Agarbatti house (demo), Mysuru',
} as const;
const prasadam = { category: 'prasadam', tax: 'five', maker: kitchen, fssai: licence } as const;
const instrument = { category: 'gifts', hsn: '9206', tax: 'nil' } as const;

export const demoProducts: DemoProduct[] = [
  {
    ...books,
    id: 'bhagavad-gita-as-it-is',
    title: 'Bhagavad-gita As It Is',
    titleHi: 'भगवद् गीता यथारूप',
    description:
      'The conversation of Krishna and Arjuna before the battle, verse by verse: Sanskrit, word meanings, translation and the purports of Srila Prabhupada. The book most homes begin with.\n\nThe pocket edition holds every verse and purport in small print; the large one is hard-bound, with colour plates.',
    choose: ['Language', 'Size'],
    variants: [
      ['English / Pocket', 'BK-GITA-EN-P', 250, 420, 60],
      ['English / Large', 'BK-GITA-EN-L', 300, 1_150, 84],
      ['Hindi / Pocket', 'BK-GITA-HI-P', 250, 430, 45],
      ['Hindi / Large', 'BK-GITA-HI-L', 300, 1_200, 120],
    ],
    pictures: [['shop-gita', 'The Bhagavad-gita, bound in deep red with a golden lotus']],
  },
  {
    ...books,
    id: 'krsna-book',
    title: 'Krsna, the Supreme Personality of Godhead',
    titleHi: 'लीला पुरुषोत्तम भगवान श्रीकृष्ण',
    description:
      'The tenth canto of Srimad Bhagavatam told as stories: the birth at midnight, the butter, the lifted hill, the flute in the forest. Good for reading aloud in the evening.',
    variants: [
      ['English', 'BK-KRSNA-EN', 400, 1_000, 32],
      ['Hindi', 'BK-KRSNA-HI', 400, 1_050, 41],
    ],
    pictures: [['shop-krsna-book', 'The Krsna book, bound in indigo with a peacock feather']],
  },
  {
    ...books,
    id: 'srimad-bhagavatam-set',
    title: 'Srimad Bhagavatam, 18 volumes',
    titleHi: 'श्रीमद्भागवतम्, 18 खंड',
    description:
      'All twelve cantos in eighteen hard-bound volumes, for a shelf of its own and a lifetime of mornings. Sent in two parcels packed as one.',
    variants: [
      ['English', 'BK-SB-EN', 7_500, 21_000, 6],
      ['Hindi', 'BK-SB-HI', 7_500, 22_000, 3],
    ],
    mrp: 8_400,
    netQuantity: '18 books',
    pictures: [['shop-volumes', 'Eighteen bound volumes in two rows']],
  },
  {
    ...books,
    id: 'sri-isopanisad',
    title: 'Sri Isopanisad',
    titleHi: 'श्री ईशोपनिषद्',
    description:
      'Eighteen verses on what belongs to whom. A thin book for the train, and for coming back to.',
    variants: [
      ['English', 'BK-ISO-EN', 100, 160, 75],
      ['Hindi', 'BK-ISO-HI', 100, 160, 68],
    ],
    pictures: [['shop-isopanisad', 'A thin green book with a conch on its cover']],
  },
  {
    ...books,
    id: 'nectar-of-devotion',
    title: 'The Nectar of Devotion',
    titleHi: 'भक्तिरसामृतसिंधु',
    description: 'How devotion grows, step by step, after Rupa Gosvami. Read in the Bhakti Shastri course.',
    variants: [
      ['English', 'BK-NOD-EN', 250, 620, 28],
      ['Hindi', 'BK-NOD-HI', 250, 640, 4],
    ],
    pictures: [['shop-nectar', 'The Nectar of Devotion, bound in teal, beside a lamp']],
  },
  {
    ...books,
    id: 'chaitanya-charitamrita-set',
    title: 'Sri Caitanya-caritamrta, 9 volumes',
    titleHi: 'श्री चैतन्य-चरितामृत, 9 खंड',
    description:
      'The life and teaching of Sri Caitanya Mahaprabhu, in Bengali verse with translation and purports.',
    variants: [
      ['English', 'BK-CC-EN', 4_500, 11_000, 5],
      ['Hindi', 'BK-CC-HI', 4_500, 11_500, 0],
    ],
    netQuantity: '9 books',
    pictures: [['shop-caitanya', 'Nine bound volumes in saffron']],
  },
  {
    ...books,
    id: 'science-of-self-realization',
    title: 'The Science of Self-Realization',
    titleHi: 'आत्म-साक्षात्कार का विज्ञान',
    description:
      'Talks, letters and interviews with Srila Prabhupada: short pieces for those who meet him for the first time.',
    variants: [
      ['English', 'BK-SSR-EN', 150, 380, 52],
      ['Hindi', 'BK-SSR-HI', 150, 390, 47],
    ],
    pictures: [],
  },
  {
    ...beads,
    id: 'tulsi-japa-mala',
    title: 'Tulsi japa mala, 108 beads',
    titleHi: 'तुलसी जप माला, 108 मनके',
    description:
      'Strung by hand on cotton with a knot between the beads, so that none rubs the other. Round beads lie well in the hand; fine ones are light for travel.',
    choose: ['Beads'],
    variants: [
      ['Round', 'JP-MALA-R', 250, 120, 90],
      ['Fine', 'JP-MALA-F', 320, 90, 38],
    ],
    netQuantity: '1 mala of 108 beads and a head bead',
    pictures: [['shop-beads', 'Tulsi japa beads with a tassel']],
  },
  {
    id: 'japa-bead-bag',
    title: 'Japa bead bag',
    titleHi: 'जप माला थैली',
    category: 'japa',
    description: 'Cotton, lined, with an opening for the finger and a long cord. Washable by hand.',
    hsn: '4202',
    tax: 'five',
    choose: ['Colour'],
    variants: [
      ['Saffron', 'JP-BAG-SA', 180, 70, 40],
      ['Maroon', 'JP-BAG-MA', 180, 70, 35],
      ['Blue', 'JP-BAG-BL', 180, 70, 3],
      ['White', 'JP-BAG-WH', 180, 70, 22],
    ],
    netQuantity: '1 bag',
    maker: 'Temple sewing room (demo), Ghaziabad',
    pictures: [['shop-bag', 'A cotton bead bag with a lotus and a long cord']],
  },
  {
    ...beads,
    id: 'tulsi-neck-beads',
    title: 'Tulsi neck beads, two rounds',
    titleHi: 'तुलसी कंठी, दो लड़ी',
    description: 'Small beads on a double thread with a screw clasp. Worn close at the throat.',
    variants: [['', 'JP-KANTHI-2', 120, 40, 110]],
    netQuantity: '1 strand',
    pictures: [['shop-tulsi', 'A tulsi plant and a strand of small beads']],
  },
  {
    ...beads,
    id: 'japa-counter-beads',
    title: 'Counter beads for rounds',
    titleHi: 'साक्षी माला',
    description: 'Sixteen sliding beads on a cord with a clip, to keep count of the rounds of a day.',
    variants: [['', 'JP-COUNT', 60, 30, 64]],
    netQuantity: '1 strand of 16 beads',
    pictures: [],
  },
  {
    ...incense,
    id: 'sandalwood-incense',
    title: 'Sandalwood incense',
    titleHi: 'चंदन अगरबत्ती',
    description: 'Rolled by hand, without charcoal smoke. One stick burns about forty minutes.',
    choose: ['Pack'],
    variants: [
      ['100 g', 'IN-SANDAL-100', 90, 140, 130],
      ['250 g', 'IN-SANDAL-250', 200, 310, 48],
    ],
    netQuantity: 'As chosen',
    pictures: [['shop-incense', 'Incense sticks in a brass holder with curling smoke']],
  },
  {
    ...incense,
    id: 'mogra-incense',
    title: 'Mogra incense',
    titleHi: 'मोगरा अगरबत्ती',
    description: 'Jasmine of summer evenings, the one used at Sandhya arati.',
    variants: [['', 'IN-MOGRA-100', 85, 140, 5]],
    netQuantity: '100 g',
    pictures: [['shop-mogra', 'Incense sticks among white jasmine flowers']],
  },
  {
    ...incense,
    id: 'guggal-dhoop-cones',
    title: 'Guggal dhoop cones',
    titleHi: 'गुग्गल धूप',
    description: 'Resin and herbs pressed into cones, with a clay stand in every box.',
    variants: [['', 'IN-DHOOP-24', 110, 180, 57]],
    netQuantity: '24 cones and a stand',
    pictures: [['shop-cones', 'Dhoop cones smoking on a brass plate']],
  },
  {
    id: 'deity-dress-set',
    title: 'Deity dress set for home worship',
    titleHi: 'ठाकुर जी की पोशाक',
    category: 'deity',
    description:
      'Silk with gold border, a turban piece and a sash. Measure from crown to feet and choose the next size up.',
    hsn: '6217',
    tax: 'apparel',
    choose: ['Size', 'Colour'],
    variants: [
      ['4 inch / Yellow', 'DD-SET-4-YE', 351, 120, 14],
      ['4 inch / Rose', 'DD-SET-4-RO', 351, 120, 9],
      ['6 inch / Yellow', 'DD-SET-6-YE', 501, 160, 11],
      ['6 inch / Rose', 'DD-SET-6-RO', 501, 160, 0],
      ['9 inch / Yellow', 'DD-SET-9-YE', 751, 220, 6],
    ],
    netQuantity: '1 set',
    maker: 'Temple sewing room (demo), Ghaziabad',
    pictures: [['shop-clothes', 'Folded silks with bangles and a turban']],
  },
  {
    id: 'dhoti-kurta-set',
    title: 'Cotton dhoti and kurta',
    titleHi: 'सूती धोती-कुर्ता',
    category: 'deity',
    description: 'Handloom cotton that breathes. The dhoti is four metres; the kurta has side pockets.',
    hsn: '6211',
    tax: 'apparel',
    choose: ['Size'],
    variants: [
      ['S', 'CL-DHOTI-S', 1_200, 620, 12],
      ['M', 'CL-DHOTI-M', 1_200, 640, 20],
      ['L', 'CL-DHOTI-L', 1_200, 660, 18],
      ['XL', 'CL-DHOTI-XL', 1_250, 690, 2],
    ],
    netQuantity: '1 dhoti and 1 kurta',
    maker: 'Handloom society (demo), Mathura',
    pictures: [],
  },
  {
    id: 'brass-puja-thali',
    title: 'Brass puja thali',
    titleHi: 'पीतल की पूजा थाली',
    category: 'deity',
    description: 'Plate, lamp, bell, water pot and a small spoon, turned in Moradabad.',
    hsn: '7418',
    tax: 'five',
    choose: ['Size'],
    variants: [
      ['Small, 18 cm', 'PJ-THALI-S', 850, 900, 16],
      ['Medium, 25 cm', 'PJ-THALI-M', 1_350, 1_600, 8],
    ],
    netQuantity: '1 set of 5 pieces',
    maker: 'Brass workers (demo), Moradabad',
    pictures: [['shop-thali', 'A brass plate with a lamp and marigolds']],
  },
  {
    id: 'desi-cow-ghee',
    title: 'Cow ghee, churned by hand',
    titleHi: 'देसी गाय का घी',
    category: 'prasadam',
    description:
      'From curd, churned and boiled slowly, in a glass jar. For lamps, for the kitchen, for the first bite of a child.',
    hsn: '0405',
    tax: 'five',
    choose: ['Jar'],
    variants: [
      ['500 ml', 'PR-GHEE-500', 650, 850, 42],
      ['1 litre', 'PR-GHEE-1000', 1_250, 1_550, 19],
    ],
    netQuantity: 'As chosen',
    maker: 'Goshala dairy (demo), Ghaziabad',
    fssai: licence,
    bestBefore: '9 months from packing',
    pictures: [['shop-ghee', 'A clay pot of fresh ghee']],
  },
  {
    ...prasadam,
    id: 'peda-prasadam',
    title: 'Peda prasadam',
    titleHi: 'पेड़ा प्रसाद',
    description: 'Milk and sugar, cooked down and offered at noon. Sent the same day in Ghaziabad.',
    hsn: '1704',
    tax: 'nil',
    variants: [['', 'PR-PEDA-500', 260, 600, 24]],
    netQuantity: '500 g',
    bestBefore: '10 days from packing',
    pictures: [['shop-peda', 'A plate of round milk sweets with pistachio']],
  },
  {
    ...prasadam,
    id: 'mishri-tulsi',
    title: 'Mishri with tulsi',
    titleHi: 'तुलसी मिश्री',
    description: 'Rock sugar that was offered with a tulsi leaf; a pinch after the morning prayer.',
    hsn: '1701',
    variants: [['', 'PR-MISHRI-250', 80, 290, 88]],
    netQuantity: '250 g',
    bestBefore: '12 months from packing',
    pictures: [['shop-sugar', 'A bowl of rock sugar with tulsi']],
  },
  {
    ...prasadam,
    id: 'dry-fruit-prasadam-box',
    title: 'Dry fruit prasadam box',
    titleHi: 'मेवा प्रसाद डिब्बा',
    description: 'Almonds, cashews, raisins and makhana, offered and packed for those who could not come.',
    hsn: '2008',
    choose: ['Box'],
    variants: [
      ['250 g', 'PR-MEWA-250', 420, 340, 26],
      ['500 g', 'PR-MEWA-500', 790, 620, 15],
    ],
    netQuantity: 'As chosen',
    bestBefore: '6 months from packing',
    pictures: [['shop-mewa', 'A red box of almonds, cashews and raisins']],
  },
  {
    ...instrument,
    id: 'karatalas-pair',
    title: 'Karatalas, a pair',
    titleHi: 'करताल, जोड़ी',
    description:
      'Bell metal, cast and tuned by hand, with cloth straps. The small pair is bright, the large one rings long.',
    choose: ['Size'],
    variants: [
      ['Small, 6 cm', 'MU-KART-S', 750, 380, 17],
      ['Large, 8 cm', 'MU-KART-L', 900, 620, 13],
    ],
    netQuantity: '1 pair',
    maker: 'Bell-metal workers (demo), Nabadwip',
    pictures: [['shop-kartal', 'A pair of bell-metal hand cymbals on a red cord']],
  },
  {
    ...instrument,
    id: 'clay-mridanga',
    title: 'Clay mridanga',
    titleHi: 'मिट्टी का मृदंग',
    description:
      'The drum of kirtan, with a cotton cover. Each sounds a little different; we choose a good one.',
    variants: [['', 'MU-MRID-CLAY', 5_200, 7_800, 1]],
    netQuantity: '1 drum and cover',
    maker: 'Drum makers (demo), Nabadwip',
    pictures: [['shop-mridanga', 'A clay drum with its straps']],
  },
  {
    id: 'peacock-feather-bunch',
    title: 'Peacock feathers, five',
    titleHi: 'मोर पंख, पाँच',
    category: 'gifts',
    description: 'Shed feathers, gathered in the rains at the edge of the fields.',
    hsn: '6701',
    tax: 'five',
    variants: [['', 'GF-FEATHER-5', 99, 60, 73]],
    netQuantity: '5 feathers',
    maker: 'Goshala volunteers (demo), Ghaziabad',
    pictures: [['shop-feather', 'Peacock feathers in a clay vase']],
  },
  {
    id: 'panchagavya-soap',
    title: 'Panchagavya soap',
    titleHi: 'पंचगव्य साबुन',
    category: 'gifts',
    description: 'Made at the goshala with ghee, milk and neem. Mild lather, lasts about a month.',
    hsn: '3401',
    tax: 'five',
    choose: ['Scent'],
    variants: [
      ['Neem', 'GO-SOAP-NEEM', 60, 110, 96],
      ['Sandalwood', 'GO-SOAP-SAND', 70, 110, 58],
    ],
    netQuantity: '90 g',
    maker: 'Goshala dairy (demo), Ghaziabad',
    bestBefore: '24 months from packing',
    pictures: [['shop-soap', 'Three bars of soap in paper bands, a white cow above them']],
  },
];
