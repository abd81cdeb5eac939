/** What the office calls the letters, when each is written, and what its placeholders stand for. */

export const groups = {
  gifts: 'Gifts',
  shop: 'Shop',
  stay: 'Guest house',
  seat: 'Paid seats of classes and tours',
  passes: 'Passes of events',
  roster: 'Helpers at events',
  membership: 'Life membership',
  temple: 'Sevas, requests and reminders',
  accounts: 'Accounts and staff',
  safety: 'Safety of accounts',
};
export const letters = {
  'gift-receipt': {
    title: 'Thanks with the receipt',
    when: 'To whoever gave, once the money is there. The receipt goes with it as a PDF.',
  },
  'gift-receipt-void': {
    title: 'A receipt that is void',
    when: 'To whoever gave, where the receipt was voided before its letter went out.',
  },
  'monthly-gift': {
    title: 'Your monthly gift',
    when: 'At eight in the morning of the day that the donor chose, once a month, to whoever promised a monthly gift. Not where the month is kept already.',
  },
  'membership-approved': {
    title: 'A membership is approved',
    when: 'To the applicant, when the office approves the application, or at once where the tier needs no approval. With the link to the first payment.',
  },
  'membership-part': {
    title: 'A part of a membership is due',
    when: 'To the member, a week before the part is due. Not where it is paid already.',
  },
  'membership-overdue': {
    title: 'A part of a membership is overdue',
    when: 'To the member, once, on the day after the part was due.',
  },
  'membership-begun': {
    title: 'A membership has begun',
    when: 'To the member, when all of it is paid: the number and the card.',
  },
  'membership-lapsed': {
    title: 'A membership rests',
    when: 'To the member, when a part is overdue beyond the grace of the tier.',
  },
  'membership-transferred': {
    title: 'A membership was transferred',
    when: 'To the new holder, when the office transfers a membership.',
  },
  'membership-ended': {
    title: 'A membership has ended',
    when: 'To the member or applicant, when the office ends it or declines the application.',
  },
  'pay-link': {
    title: 'A link to pay',
    when: 'To whoever wished it on the telephone, when the office sends a pay link by e-mail.',
  },
  'certificate-ready': {
    title: 'A certificate for the deduction is ready',
    when: 'To whoever gave, when the office has taken in the certificate of the tax portal. A guest gets it with the letter, as a PDF.',
  },
  'returned-double': {
    title: 'A second payment went back',
    when: 'To whoever paid one gift twice.',
  },
  'returned-unfit': {
    title: 'A payment that did not fit went back',
    when: 'To whoever paid another sum than the gift, or too late.',
  },
  'returned-part': {
    title: 'A part of a gift went back',
    when: 'To whoever gave it.',
  },
  'returned-whole': {
    title: 'A gift went back',
    when: 'To whoever gave it.',
  },
  'taken-back-bounced': {
    title: 'A cheque was not honoured',
    when: 'To whoever gave it, when the office takes the entry back.',
  },
  'taken-back-mistake': {
    title: 'An entry was a mistake',
    when: 'To whoever is named in it, when the office takes a gift by hand back.',
  },
  'taken-back-unmatched': {
    title: 'A transfer was matched by mistake',
    when: 'To whoever is named in the gift, when the office takes the match of a transfer back and a receipt had been sent.',
  },
  'order-placed': {
    title: 'Order to be paid at the shop',
    when: 'To a buyer who fetches and pays at the temple.',
  },
  'order-pay-link': {
    title: 'Order of the telephone: the link',
    when: 'To the buyer, when the office presses “Send by e-mail”.',
  },
  'order-paid': {
    title: 'Order paid, by courier',
    when: 'To the buyer, with the bill as a PDF.',
  },
  'order-paid-pickup': {
    title: 'Order paid, to be collected',
    when: 'To the buyer, with the bill as a PDF.',
  },
  'order-short': {
    title: 'Something of an order is gone',
    when: 'To a buyer who paid when the last piece was taken.',
  },
  'order-swap': {
    title: 'Something else offered',
    when: 'To a buyer whose goods were gone, when the desk offers something else; with what is offered.',
  },
  'order-packed': {
    title: 'Order packed',
    when: 'To the buyer, before the courier comes.',
  },
  'order-ready': {
    title: 'Order ready to collect',
    when: 'To the buyer.',
  },
  'order-shipped': {
    title: 'Order with the courier',
    when: 'To the buyer, with courier and tracking number.',
  },
  'order-delivered': {
    title: 'Order delivered',
    when: 'To the buyer.',
  },
  'order-cancelled': {
    title: 'Order cancelled',
    when: 'To the buyer.',
  },
  'order-cancelled-link': {
    title: 'Order of the telephone cancelled',
    when: 'To the buyer, when the office cancels an unpaid order whose link was sent by e-mail.',
  },
  'order-cancelled-counter': {
    title: 'Order to be paid at the shop cancelled',
    when: 'To the buyer.',
  },
  'order-part-cancelled': {
    title: 'A part of an order cancelled',
    when: 'To the buyer.',
  },
  'order-part-cancelled-counter': {
    title: 'A part of an order paid at the shop cancelled',
    when: 'To the buyer.',
  },
  'order-returned': {
    title: 'Money of an order went back',
    when: 'To the buyer, once the money has gone back.',
  },
  'order-returned-part': {
    title: 'A part of an order’s money went back',
    when: 'To the buyer, once the money has gone back.',
  },
  'order-returned-counter': {
    title: 'Money was handed back at the shop',
    when: 'To the buyer, once the money has gone back.',
  },
  'order-returned-stray': {
    title: 'A payment that did not pay the order went back',
    when: 'To the buyer, once the money has gone back.',
  },
  'stay-booked': {
    title: 'Stay booked',
    when: 'To the guest, once it is paid or the office has booked it; with a calendar file.',
  },
  'stay-changed': {
    title: 'Stay on other dates',
    when: 'To the guest, with a calendar file that takes the place of the one before.',
  },
  'stay-cancelled': {
    title: 'Stay cancelled',
    when: 'To the guest.',
  },
  'stay-short': {
    title: 'Paid after the rooms were gone',
    when: 'To a guest whose payment came after the hold, when nothing was free any more.',
  },
  'stay-billed': {
    title: 'The bill of a stay',
    when: 'When the guest has left. The bill is attached.',
  },
  'stay-no-show': {
    title: 'Nobody came to a stay',
    when: 'When the desk notes it and something was paid. The bill of what stays with the temple is attached.',
  },
  'stay-rest-paid': {
    title: 'The rest of a stay came',
    when: 'To the guest, once the rest is paid on the site.',
  },
  'stay-rest-back': {
    title: 'The rest of a stay came and was not needed',
    when: 'To a guest whose payment came after the rest was paid otherwise or the stay was over.',
  },
  'stay-wait-joined': {
    title: 'Somebody waits for nights',
    when: 'To who put their name on the waiting list.',
  },
  'stay-wait-offered': {
    title: 'Nights became free for who waits',
    when: 'To the first of the waiting list whom they fit; they are held until the offer ends.',
  },
  'passes-confirmed': {
    title: 'Passes',
    when: 'To the holder, once they are paid, or at once where they cost nothing; with the link and a calendar file.',
  },
  'passes-asked': {
    title: 'Passes are wished for',
    when: 'To the holder, where the office has to agree first.',
  },
  'passes-approved': {
    title: 'Passes can be paid',
    when: 'To the holder, when the office agreed to what was wished for.',
  },
  'passes-declined': {
    title: 'Passes were not given',
    when: 'To the holder, when the office did not agree.',
  },
  'passes-unanswered': {
    title: 'Passes: no answer in time',
    when: 'To the holder, 30 days after the wish or when the time of the passes is over.',
  },
  'passes-cancelled': {
    title: 'Passes cancelled',
    when: 'To the holder.',
  },
  'passes-short': {
    title: 'Paid after the places were gone',
    when: 'To a holder whose payment came after the hold, when there was no place any more.',
  },
  'passes-returned': {
    title: 'Money of passes went back',
    when: 'To the holder, once the money has gone back.',
  },
  'passes-returned-stray': {
    title: 'A payment that did not pay the passes went back',
    when: 'To the holder, once the money has gone back.',
  },
  'passes-news': {
    title: 'Letter to all who have passes',
    when: 'To everybody who has passes of an event, when the office writes to them.',
  },
  'pass-wait-joined': {
    title: 'Somebody waits for passes',
    when: 'To who put their name on the waiting list.',
  },
  'pass-wait-offered': {
    title: 'Places for who waits',
    when: 'To the first of the waiting list; the places are held until the offer ends.',
  },
  'shift-invited': {
    title: 'Asked to help at an event',
    when: 'To who is asked for a shift, by the office or by another helper.',
  },
  'shift-changed': {
    title: 'A shift has changed',
    when: 'When the office moves a shift or changes its duty: to who is asked or said yes.',
  },
  'shift-reminder': {
    title: 'Tomorrow is the shift',
    when: 'The day before, to who said yes.',
  },
  'shift-replaced': {
    title: 'Somebody comes instead',
    when: 'To who asked somebody to come instead, once that one said yes.',
  },
  'shift-released': {
    title: 'Not needed any more',
    when: 'When the office takes somebody off a shift.',
  },
  'seat-booked': {
    title: 'Seats booked and paid',
    when: 'To the buyer, once they are paid; with a calendar file.',
  },
  'seat-offered': {
    title: 'A seat of the waiting list to be paid',
    when: 'To who is given a seat of a class that is paid on the site, with the link to pay.',
  },
  'seat-rest': {
    title: 'The rest of paid seats',
    when: 'To the buyer, when the office sends a link for what is left of the price.',
  },
  'seat-rest-paid': {
    title: 'The rest of paid seats came',
    when: 'To the buyer, once the rest is paid by that link.',
  },
  'seat-cancelled': {
    title: 'Seats cancelled',
    when: 'To the buyer.',
  },
  'seat-called-off': {
    title: 'Seats of what is called off',
    when: 'To the buyer, when the office calls the class or the tour off.',
  },
  'seat-short': {
    title: 'Paid after the seats were gone',
    when: 'To a buyer whose payment came after the hold, when nothing was free any more.',
  },
  'seat-returned': {
    title: 'Money of seats went back',
    when: 'To the buyer, once the money has gone back.',
  },
  'seat-returned-stray': {
    title: 'A payment that did not pay the seats went back',
    when: 'To the buyer, once the money has gone back.',
  },
  'stay-returned': {
    title: 'Money of a stay went back',
    when: 'To the guest, once the money has gone back.',
  },
  'stay-returned-stray': {
    title: 'A payment that did not pay the stay went back',
    when: 'To the guest, once the money has gone back.',
  },
  'stock-back': {
    title: 'Back on the shelf',
    when: 'To whoever asked to be told when something is in stock again.',
  },
  'seva-booked': {
    title: 'Seva booked',
    when: 'To the devotee.',
  },
  'seva-booked-office': {
    title: 'Seva booked, for the office',
    when: 'To the temple’s own address.',
  },
  'seva-reminder': {
    title: 'Seva tomorrow',
    when: 'To the devotee, the day before.',
  },
  'seva-cancelled': {
    title: 'Seva cancelled',
    when: 'To the devotee.',
  },
  'request-stored': {
    title: 'Request received',
    when: 'To whoever sent a form of the website: messages, tours, classes, rooms, membership, CSR.',
  },
  'request-for-office': {
    title: 'Request received, for the office',
    when: 'To the temple’s own address, with everything that was asked.',
  },
  'request-answer': {
    title: 'Answer from the inbox',
    when: 'To whoever sent a request, with what the office wrote.',
  },
  'class-seat': {
    title: 'A seat from the waiting list',
    when: 'To whoever waited for a class, when the desk gives them the seat that became free.',
  },
  'called-off': {
    title: 'A class or tour is called off',
    when: 'To who enrolled or registered without paying on the site, and to who waits for a seat.',
  },
  'desk-day': {
    title: 'Follow-ups of the day, for the office',
    when: 'At eight in the morning to whoever has a request with a reminder of that day, else to everybody of its desk.',
  },
  'family-day': {
    title: 'A day of the family',
    when: 'Some days before, to whoever asked to be reminded.',
  },
  'verify-email': {
    title: 'Code to confirm an address',
    when: 'To somebody who signs up.',
  },
  'account-exists': {
    title: 'There is an account already',
    when: 'To an address with an account, when somebody signs up with it.',
  },
  'reset-password': {
    title: 'Choosing a new password',
    when: 'To somebody who forgot the password.',
  },
  'change-email': {
    title: 'Code for a new address',
    when: 'To the new address, when somebody changes theirs.',
  },
  'email-changed': {
    title: 'The address has changed',
    when: 'To the old address, once it is changed.',
  },
  'gifts-account': {
    title: 'Bank account or UPI id changed',
    when: 'To every owner, as a warning: gifts by transfer go somewhere else, or are no longer taken. What changed stands in its rows, masked.',
  },
  'staff-invitation': {
    title: 'Invitation into the office',
    when: 'To somebody whom an owner invites.',
  },
  'new-browser': {
    title: 'Sign-in from a new browser',
    when: 'To whoever signs in with a browser that their account was not used in before. Not at the first sign-in after signing up.',
  },
  'password-changed': {
    title: 'The password has changed',
    when: 'To whoever has a new password.',
  },
  'mobile-changed': {
    title: 'The number that signs in has changed',
    when: 'To whoever added, changed or removed the mobile number that signs in with a code.',
  },
  'second-factor-changed': {
    title: 'The second proof at sign-in has changed',
    when: 'To somebody of the office whose app, passkey or recovery codes changed.',
  },
  'security-alarm': {
    title: 'Something happens too often',
    when: 'To every owner, as a warning: far more wrong passwords, wrong codes, forged messages or the like within an hour than usual.',
  },
  'change-asked': {
    title: 'A change waits for a second owner',
    when: 'To every owner, when one of them wishes to change where gifts by transfer go, to give roles, or to invite somebody into a role with money.',
  },
  'change-alone': {
    title: 'A change will be done',
    when: 'To the only owner, when there is no second one who could approve: once when it is asked for, once more half a day before it is done.',
  },
  'change-decided': {
    title: 'A change is decided',
    when: 'To every owner, when a change was approved, declined, taken back or done, or when its time is over.',
  },
};
export const fields = {
  subject: 'Subject',
  preview: 'Line beside the subject',
  hindi: 'A line in Hindi',
  body: 'Letter',
  bodyHint: 'An empty line begins a new paragraph.',
  button: 'Words on the button',
  notes: 'Small print',
};
export const places = {
  duty: 'what is to be done',
  eventName: 'the name of the event',
  dayOfShift: 'the day',
  hoursOfShift: 'from when to when',
  tier: 'the tier of the membership',
  dueDay: 'the day on which it is due',
  payLinkFor: 'what it is for',
  payLinkUntil: 'the last day of the link',
  templePhone: 'the temple’s telephone',
  receiptNumber: 'the number of the receipt',
  amount: 'the amount',
  dayOfGift: 'the day of the gift',
  inNameOf: 'in whose name it was offered; without one its paragraph is left out',
  taxText: 'what the receipt says about tax (Settings, Receipts)',
  receivedBy: 'the body that received it',
  voidSince: 'since when it is void',
  why: 'why',
  isFor: 'what it is for',
  month: 'the month',
  promiseChanged: 'where the promise is changed',
  lettersStopped: 'where the letters are stopped',
  financialYear: 'the financial year',
  certificateCalled: 'what the certificate is called',
  giftsReceivedBy: 'the body that received the gifts',
  whereItIs: 'where it is: with the letter, or in the account',
  goneBack: 'what has gone back',
  meansForGift: 'what it means for the gift and its receipt',
  phone: 'the temple’s telephone',
  email: 'the temple’s e-mail',
  seatNumber: 'the booking’s number',
  seatTitle: 'the class or tour',
  seatDay: 'the first day, or that of the departure',
  stayNumber: 'the stay’s number',
  bookingNumber: 'the booking’s number',
  officeSubject: 'the subject that the office wrote',
  eventTitle: 'the event',
  whenItIs: 'when it is',
  roomKind: 'the kind of room',
  offerUntil: 'the end of the offer',
  arrival: 'the day of arrival',
  departure: 'the day of departure',
  orderNumber: 'the order’s number',
  orderCosts: 'what the order costs',
  article: 'what it is',
  itsPrice: 'its price',
  seva: 'the seva',
  itsDay: 'its day',
  reference: 'the reference',
  about: 'what it is about',
  stored: 'that we have it, in the words of its kind',
  next: 'what happens next, by its kind',
  kindOfRequest: 'what kind of request',
  whenCame: 'when it came',
  officeWrote: 'what the office wrote',
  answerBegins: 'how the answer begins',
  classItself: 'the class',
  howMany: 'how many there are',
  whichDays: 'which days',
  date: 'the date',
  remindersChanged: 'where reminders are changed or stopped',
  wasChanged: 'what was changed',
  whoChanged: 'who changed it',
  when: 'when',
  roles: 'the roles',
  browser: 'the browser, as it says of itself',
  whatChanged: 'what changed',
  howOften: 'how often',
  what: 'what',
  shallChange: 'what shall change',
  whoAsks: 'who asks for it',
  waitsUntil: 'until when it waits',
  whoAsked: 'who asked for it',
  whenDone: 'when it is done',
  whoDecided: 'who decided, or who asked',
  outcome: 'what became of it',
};
