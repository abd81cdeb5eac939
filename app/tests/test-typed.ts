// What is typed into the forms to the temple, field by field. It is Friday 20 November 2026, 14:30
// in Ghaziabad.

type Refusals = (readonly [typed: string, message: string])[];

export const script = '<script>alert(1)</script>';
const long = 'क'.repeat(9_000);
const names: Refusals = [
  ['', 'Enter your name'],
  ['म', 'Enter your name'],
  ['12345', 'Enter your name'],
  ['🙏🙏', 'Enter your name'],
  [script, 'Enter your name'],
  [long, 'Enter your name'],
  ['Mira\u0000', 'Enter your name'],
  ['Mira\r\nBcc: all@example.org', 'Enter your name'],
];
const emails: Refusals = [
  'mira',
  'mira@',
  'mira@example',
  'a b@example.com',
  'मीरा@example.com',
  script,
  long,
].map((typed) => [typed, 'Enter a valid e-mail address']);
const phones: Refusals = [
  ...['', '12345', '5876543210', '98765432101', 'phone', '🙏', script, long].map(
    (typed): [string, string] => [typed, 'Enter a 10-digit Indian mobile number'],
  ),
  ['+44 12', 'Enter a valid number with country code'],
];
const choices: Refusals = ['', 'none-of-these', script, long].map((typed) => [
  typed,
  'Choose one of the options',
]);
const comingDays: Refusals = [
  ['', 'Choose a calendar date'],
  ['2026-11-31', 'Choose a calendar date'],
  ['05/12/2026', 'Choose a calendar date'],
  [script, 'Choose a calendar date'],
  ['2026-11-19', 'Choose a date from 21 November 2026 to 20 November 2027'],
  ['2026-11-20', 'Choose a date from 21 November 2026'],
  ['2030-01-01', 'Choose a date from 21 November 2026'],
];
const sevaDays: Refusals = [
  ['', 'Choose a calendar date'],
  ['2026-02-30', 'Choose a calendar date'],
  ['2026-11-19', 'Choose a date from 20 November 2026 to 18 February 2027'],
  ['2027-06-01', 'Choose a date from 20 November 2026'],
];
const words = (max: number, min = 0): Refusals => [
  [script, 'Write plain words, without HTML'],
  ['x'.repeat(max + 1), min === 0 ? `At most ${max} characters` : `Write ${min} to ${max} characters`],
  ['शुभ\u202eweb', 'Some hidden characters cannot be kept'],
];
const counts = (min: number, max: number): Refusals =>
  [String(min - 1), String(max + 1), '1.5', 'two', '-3', '1e2', script].map((typed) => [
    typed,
    `Enter a whole number from ${min} to ${max}`,
  ]);
const people: Refusals = [
  ['0', 'At least 1 person.'],
  ['-3', 'At least 1 person.'],
  ['201', 'Enter a whole number from 1 to 200'],
  ['two', 'Enter a whole number from 1 to 200'],
];
const consent: Refusals = [
  ['', 'Please tick this box'],
  ['off', 'Please tick this box'],
];
const who = { name: names, email: emails, phone: phones };

/** What each form must refuse, by field, with the message that it must show. */
export const refusals: Record<string, Record<string, Refusals>> = {
  '/contacts': {
    ...who,
    phone: phones.slice(1),
    topic: choices,
    message: [['Hi', 'Write 10 to 2000 characters'], ...words(2_000, 10)],
  },
  '/tourspackages': {
    ...who,
    feature: [
      ['', 'Select a feature to inquire about'],
      ['all', 'Select a feature to inquire about'],
    ],
    destination: choices,
    people,
    preferences: words(300),
    message: words(2_000),
  },
  '/tourspackages?tab=registration': {
    ...who,
    destination: choices,
    people: people.slice(0, 2),
    departureId: [
      ['', 'Choose a day on which this tour leaves.'],
      ['govardhan-parikrama-1', 'This day belongs to another tour.'],
      [script, 'This day belongs to another tour.'],
    ],
    travellers: [
      ['', 'You are 2, and the list has 0.'],
      ['Mira, 41', 'You are 2, and the list has 1.'],
      ['Mira, 41\nRavi', 'Line 2: write a name and an age'],
      [`Mira, 41\n${script}, 12`, 'Line 2: write a name and an age'],
    ],
    accommodation: choices.slice(1),
    activity: choices.slice(1),
    preferences: words(300),
    message: words(2_000),
  },
  '/tourspackages?tab=registration&tour=customized-spiritual-retreats': {
    travelDate: comingDays,
    age: counts(0, 110),
  },
  '/classes/bhakti-shastri': {
    ...who,
    age: [
      ['', 'Enter a whole number from 3 to 110'],
      ['17', 'This class is for those of 18 years and older'],
      ['forty', 'Enter a whole number from 3 to 110'],
      ['-4', 'Enter a whole number from 3 to 110'],
    ],
  },
  '/stay': {
    ...who,
    room: choices,
    checkIn: comingDays,
    checkOut: [
      ['2026-12-05', 'Check-out must be after check-in.'],
      ['2026-12-01', 'Check-out must be after check-in.'],
      ['2027-12-01', 'Choose a date from 6 December 2026 to 4 January 2027'],
    ],
    rooms: counts(1, 20),
    adults: counts(1, 60),
    children: counts(0, 60),
    message: words(1_000),
    consent,
  },
  '/membership': {
    ...who,
    tier: choices,
    spouse: names.slice(1),
    address: [
      ['', 'Enter your full address'],
      ['x', 'Enter your full address'],
      [script, 'Enter your full address'],
      [long, 'Enter your full address'],
    ],
    city: words(80, 2),
    state: [
      ['', 'Choose your state or union territory'],
      ['Bavaria', 'Choose your state or union territory'],
    ],
    pin: ['', '20101', '2010155', '000001', 'ABCDEF'].map((typed) => [typed, 'Enter a 6-digit PIN code']),
    parts: counts(1, 12),
    consent,
  },
  '/csr': {
    ...who,
    companyName: [['', 'Write 2 to 120 characters'], ...words(120, 2)],
    pan: ['', 'ABCDE12345', script].map((typed) => [typed, 'Enter a valid PAN']),
    cin: [['U123', 'Enter a valid 21-character CIN']],
    gstin: [['09AAACD1234E1Z0', 'Enter a valid 15-character GSTIN']],
    projectId: choices,
    amount: [
      ['', 'Enter an amount of ₹10 or more'],
      ['9,999', 'Enter an amount of ₹10,000 or more'],
      ['-20000', 'Write the amount in digits'],
      ['ten lakh', 'Write the amount in digits'],
      ['20000.505', 'Use at most two digits after the point'],
    ],
    financialYear: [
      ['2025-26', 'Choose one of the options'],
      ['', 'Choose one of the options'],
    ],
    message: words(2_000),
    consent,
  },
  '/cancellation-refund-policy/report': {
    ...who,
    paidFor: words(60, 4),
    utr: [['123', 'Enter the 12-digit UPI reference']],
    paidOn: [
      ['2026-11-21', 'Choose a date from 20 November 2025 to 20 November 2026'],
      ['2025-11-19', 'Choose a date from 20 November 2025'],
      ['', 'Choose a calendar date'],
    ],
    amount: [
      ['0', 'Enter an amount'],
      ['-5', 'Write the amount in digits'],
    ],
    reason: [['Twice', 'Write 10 to 500 characters'], ...words(500, 10)],
  },
  '/sevas?tab=online': {
    name: names,
    seva: ['', 'sleeping', script].map((typed) => [typed, 'Choose a seva.']),
    date: sevaDays,
    time: [
      ['', 'Enter a time'],
      ['25:00', 'Enter a time'],
      ['14:00', 'Choose a date and time when the temple is open.'],
      ['03:00', 'Choose a date and time when the temple is open.'],
      ['21:30', 'Choose a date and time when the temple is open.'],
    ],
    contact: [
      ...phones.slice(1, 4),
      ['mira@', 'Enter a valid e-mail'],
      ['🙏', 'Enter your phone number or e-mail'],
    ],
  },
  '/sevas?tab=inperson': {
    name: names,
    seva: ['', 'sleeping', script].map((typed) => [typed, 'Choose a seva.']),
    visitDate: sevaDays,
    people: ['0', '21', '-1', 'two'].map((typed) => [typed, 'Enter 1 to 20 people.']),
    coordinator: words(80),
    contact: phones,
    email: emails,
  },
};

/** What people here write, and must be able to: field by field. */
export const welcome: Record<string, string[]> = {
  name: ['रामकृष्ण परमहंस', 'كبير', "Siobhán O'Neil-Das", 'ஆண்டாள்', 'Śrī Caitanya Dāsa', '  Mira   Sharma  '],
  email: ['MIRA.S+mandir@Example.CO.IN'],
  phone: ['+91 98765-43210', '09876543210', '९८७६५४३२१०', '+44 20 7946 0958'],
  message: ['हरे कृष्ण 🙏🏽 मैं और मेरे माता-पिता रविवार को आ सकते हैं?', 'a < b, and 5 > 3: is that allowed?'],
  reason: ['दो बार पैसे कट गए 🙏', "It's taken twice; see < here: 2 < 3 payments."],
  people: ['२'],
  travellers: ['आशा - ७\r\n\r\nK. R. Das 80'],
  travelDate: ['२०२६-१२-०५', '2027-11-20'],
  pin: ['२०१०१५'],
  address: ['House 4,\r\nSector 2,\r\nNear Shiv Mandir', 'मकान 4, गली 2'],
  contact: ['+91 98765 43210'],
  time: ['04:30', '12:59', '16:00', '21:29', '०७:३०'],
};
