// The forms to the temple as a visitor fills them in on 20 November 2026, over the demo's content.

export const sender = { name: 'मीरा शर्मा', email: 'mira@example.com', phone: '9876543210' };

/** The path of a form, its fields as a visitor fills them, and the page's text once stored. */
export const requestForms: [path: string, fields: Record<string, string>, stored: string][] = [
  ['/contacts', { ...sender, topic: 'visit', message: 'May we come on Sunday? 🙏' }, 'We have your message.'],
  [
    '/tourspackages',
    { ...sender, feature: 'itineraries', destination: 'govardhan-parikrama', people: '2' },
    'Form submitted successfully!',
  ],
  [
    '/tourspackages?tab=registration',
    {
      ...sender,
      mode: 'group',
      destination: 'barsana-nandgaon',
      departureId: 'barsana-nandgaon-1',
      people: '2',
      travellers: 'मीरा शर्मा, 41\nRavi Sharma, 12',
    },
    'Form submitted successfully!',
  ],
  [
    '/tourspackages?tab=registration&tour=customized-spiritual-retreats',
    {
      ...sender,
      mode: 'single',
      destination: 'customized-spiritual-retreats',
      travelDate: '2026-12-05',
      age: '41',
    },
    'Form submitted successfully!',
  ],
  ['/classes/bhakti-shastri', { ...sender, age: '41' }, 'We have your enrolment.'],
  [
    '/stay',
    {
      ...sender,
      room: 'standard',
      checkIn: '2026-12-05',
      checkOut: '2026-12-06',
      rooms: '1',
      adults: '2',
      children: '0',
      consent: 'on',
    },
    'We have your inquiry.',
  ],
  [
    '/membership',
    {
      ...sender,
      tier: 'silver',
      address: 'घर 4, सेक्टर 2',
      city: 'गाज़ियाबाद',
      state: 'Uttar Pradesh',
      pin: '२०१०१५',
      parts: '1',
      consent: 'on',
    },
    'We have your application.',
  ],
  [
    '/csr',
    {
      ...sender,
      companyName: 'Demo Textiles & Sons Ltd',
      pan: 'AAACD1234E',
      projectId: 'school-meals',
      amount: '2,50,000',
      financialYear: '2026-27',
      consent: 'on',
    },
    'We have your inquiry.',
  ],
  [
    '/cancellation-refund-policy/report',
    {
      ...sender,
      paidFor: 'D/26-27/000123',
      paidOn: '2026-11-19',
      amount: '1101',
      reason: 'Taken by UPI, and again by card.',
    },
    'We have your report.',
  ],
];

/** The two forms of /sevas: places are booked, not inquired about. */
export const sevaForms: [path: string, fields: Record<string, string>][] = [
  [
    '/sevas?tab=online',
    {
      tab: 'online',
      name: 'मीरा शर्मा',
      seva: 'kirtan-katha',
      date: '2026-11-28',
      time: '07:30',
      contact: sender.phone,
    },
  ],
  [
    '/sevas?tab=inperson',
    { tab: 'inperson', name: 'मीरा शर्मा', seva: 'cleaning', visitDate: '2026-11-28', contact: sender.phone },
  ],
];
