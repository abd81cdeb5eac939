/** The forms of the settings: an export a section, its labels by the path of their field. */

export const identity = {
  title: 'Name and deities',
  note: 'Header, footer, letters, receipts’ letters and what search engines show.',
  name: 'Name of the temple',
  place: 'Town',
  deities: 'Deities',
  mantra: 'Words beside the logo',
};
export const languages = {
  title: 'Languages',
  note: 'What visitors can read besides English. The words of your entries are under Translations.',
};
export const ownDigits = {
  title: 'Digits',
  note: 'Numbers on the pages and in the letters of another language.',
  help: 'Forms, telephones, accounts, receipts and bills keep 1 2 3, and so does the office.',
  of: (language: string) => `${language} shows numbers in its own digits (१ २ ३)`,
};
export const mobileSignIn = {
  title: 'Sign in by mobile',
  note: 'The page to sign in, and the profile. Each code is a text message that the temple pays for.',
  offered: 'People may sign in with a code to their mobile',
  offeredHint: 'Only once text messages (SMS) are set up; whoever looks after the site knows.',
};
export const contact = {
  title: 'Address and telephone',
  note: 'Footer, contact page, letters and maps.',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
};
export const latitude = 'Latitude';
export const latitudeHint = 'Of the gate, for maps: 28.647';
export const longitude = 'Longitude';
export const social = { title: 'Social links', note: 'Footer and what search engines know.' };
export const schedule = {
  title: 'A day at the temple',
  note: 'The schedule that the header opens; its aartis and darshans are also the times of the home page and the darshan pages.',
  closedNote: 'When the temple is closed',
  entries: 'Times of the day',
};
export const time = 'Time';
export const stationKind = 'Kind';
export const stationKinds = { darshan: 'Aarti or darshan', closed: 'Closed', other: 'Something else' };
export const day = 'Day';
export const what = 'What';
export const scheduleDays = {
  title: 'Days with a schedule of their own',
  note: 'Festivals: on such a day these times stand in the place of the usual ones. Its opening hours are under Opening hours.',
  times: 'Times of these days',
};
export const festivalBanner = {
  title: 'Festival banner',
  note: 'The line on top of every page.',
  shown: 'Show the banner',
  automatic: 'Follow the calendar, instead of the words below',
  automaticHint: 'On days without a festival there is no banner then.',
  text: 'Own words',
  toHint: '/events, or an address with https://',
};
export const whereItLeads = 'Where it leads';
export const bank = {
  title: 'Bank account',
  note: 'Donation pages, for transfers. Change it with great care: gifts go there.',
  none: 'If the temple has no bank account, empty every field: no page then offers a bank transfer.',
  isNone: 'No bank account is set: no page offers a bank transfer.',
  accountName: 'Name of the account',
  accountNumber: 'Account number',
  bank: 'Bank',
  branch: 'Branch',
  branchCode: 'IFSC',
};
export const upi = {
  title: 'UPI',
  note: 'Donation pages; the QR code is drawn from it. Gifts go there.',
  none: 'If the temple has no UPI id, empty both fields: no page then shows a QR code to give.',
  isNone: 'No UPI id is set: no page shows a QR code to give.',
  id: 'UPI id',
  idHint: 'Like temple@bank',
  payee: 'Name that UPI apps show',
};
export const shop = {
  title: 'Shop',
  note: 'Who sells, as every bill says it, and how goods reach people. Bills that were written keep what they say.',
  seller: 'Name of the seller',
  address: 'Address of the seller',
  state: 'State of the seller',
  stateHint: 'Decides between CGST with SGST and IGST.',
  gstin: 'GSTIN',
  gstinHint: 'Empty or “none” while the seller is not registered: bills then take no tax.',
  pickup: 'Goods may be collected at the temple',
  payAtPickup: 'Who fetches may pay there',
  payAtPickupHint: 'Only where goods may be collected.',
  buyerCancels: 'Buyers may cancel before the goods are packed',
};
export const csr = { title: 'CSR', note: 'The page for companies.', registration: 'CSR registration' };
export const calendarPlace = {
  title: 'Place of the calendar',
  note: 'Where sunrise is watched: fasts and festivals follow from it.',
  name: 'Town',
  zone: 'Time zone',
  zoneHint: 'Like Asia/Kolkata',
};
export const donateModal = {
  title: 'Donate window',
  note: 'The small window that asks for a gift.',
  picture: 'Photo',
  heading: 'Title',
  text: 'Sentence',
};
export const donationAmounts = {
  title: 'Amounts to choose from',
  note: 'On the Donate page, and the first three in the Donate window, where the second is chosen.',
  amounts: 'Amounts',
  rupees: 'Rupees',
};
export const homeWords = {
  title: 'Words of the home page',
  note: 'What the home page tells of the temple, and what search engines show under its name.',
  heroTitle: 'Welcome: heading',
  heroTitleHint: 'A line here is a line there. The name below follows it, in colour.',
  heroName: 'Welcome: name in colour',
  lead: 'Under the welcome',
  aboutTitle: 'About us: heading',
  aboutLead: 'About us',
  today: 'History: today',
  feast: 'Sunday Love Feast',
  gitaClass: 'Gita class',
  tours: 'Spiritual tours',
  youth: 'Youth forum',
  children: 'Gopal Fun School',
  stay: 'Guest house',
};
export const donationSlideWords = {
  title: 'Words of the donation banner',
  note: 'The four slides on the home page and on pages that tell of the temple.',
};
export const stay = {
  title: 'Guest house rules',
  note: 'Check-in and check-out, rules and cancelling, on the page of the guest house. Rooms and rates are under Guest house.',
  heading: 'Heading',
  lead: 'Under the heading',
  cancelling: 'About cancelling',
  rules: 'House rules',
  rule: 'Rule',
};
export const homePictures = {
  title: 'Pictures of the home page',
  note: 'The view through the window, and the pictures further down.',
  heroDawn: 'Through the window by day',
  heroDusk: 'Through the window in the evening',
  about: 'About us',
  history: 'History',
  giveBooks: 'Books: for whoever asks',
  booksSchool: 'Books: for a school',
  booksHospital: 'Books: for a hospital',
  booksElders: 'Books: for the elderly',
};
export const pagePictures = {
  title: 'Pictures of other pages',
  note: 'On top of pages that have no list behind them, and the four slides of the donation banner.',
  footer: 'Above the foot of the visit pages',
  signIn: 'Beside signing in',
  donation: 'Donation: all causes',
  liveDarshan: 'Live darshan, before it runs',
};
export const slideStone = 'Slide: a stone';
export const slideBrick = 'Slide: a brick';
export const slideFoot = 'Slide: a square foot';
export const slideArch = 'Slide: an arch';
export const facts = {
  title: 'Facts on the home page',
  note: 'Numbers of the movement.',
  facts: 'Facts',
  value: 'Number',
};
export const words = 'Words';
export const footerServices = {
  title: 'Services in the footer',
  note: 'Links at the foot of every page.',
  links: 'Links',
};
export const copyright = {
  title: 'Copyright line',
  note: 'The last line of every page. {year} is the year it is.',
};
export const seatBills = {
  title: 'Bills for classes and tours',
  note: 'With a rate, each payment for seats gets a bill in a series of its own, the tax inside the price, and what goes back gets a credit note. The seller is that of the shop. Ask your accountant before you choose a rate.',
  classes: 'Fees of classes',
  tours: 'Prices of tours',
  rates: [
    { value: 'none', label: 'No bill' },
    { value: '0', label: 'A bill without tax' },
    { value: '500', label: '5 % GST' },
    { value: '1800', label: '18 % GST' },
  ],
};
