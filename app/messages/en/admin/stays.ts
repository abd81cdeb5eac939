/** The guest house in the office. */
export const stays = 'Stays';
export const stay = 'Stay';
export const today = 'Today';
export const arrivals = 'Arrivals';
export const departures = 'Departures';
export const inHouse = 'In the house';
export const coming = 'To come';
export const waitRefunds = 'Paid without a room';
export const nobody = 'Nobody.';
export const newStay = 'Book a stay';
export const roomsScreen = 'Rooms';
export const ratesScreen = 'Rates and terms';
export const find = 'Find';
export const findHint = 'Number, name or telephone';
export const found = 'Found';
export const stayTitle = (number: number) => `Stay ${number}`;
export const nightsAndPeople = (nights: number, people: number) =>
  `${nights === 1 ? 'one night' : `${nights} nights`}, ${people === 1 ? 'one person' : `${people} people`}`;
export const stages = {
  open: 'Being paid',
  booked: 'Booked',
  'in-house': 'In the house',
  left: 'Left',
  'no-show': 'Did not come',
  cancelled: 'Cancelled',
  short: 'Paid, no room',
  paid: 'Rest paid',
};
export const guest = 'Guest';
export const name = 'Name';
export const phone = 'Telephone';
export const email = 'E-mail';
export const language = 'Language of the guest';
export const room = 'Room';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms or beds';
export const meals = 'With meals';
export const freeNights = 'Free nights of a membership';
export const member = 'Member of the temple';
export const memberHint = 'Pays the members’ rate where there is one.';
export const kind = 'Kind of room';
export const chooseKind = 'Choose a kind';
export const fromWait =
  'For an offer of the waiting list. Its nights are held for just these dates and rooms.';
export const fromGroup = (name: string) => `For the group ${name}, of the rooms that are kept for it.`;
export const papers = 'Identity paper';
export const noPapers = 'not seen yet';
export const idKind = 'Identity paper';
export const later = 'Seen on arrival';
export const choosePaper = 'Choose a paper';
export const idLast4 = 'Its last four letters or digits';
export const address = 'Address';
export const purpose = 'Why they come';
export const note = 'Note';
export const price = 'Price';
export const gstOfIt = 'Of it GST';
export const paid = 'Paid';
export const toPay = 'To pay';
export const paidTooMuch = 'Paid too much';
export const bookedBy = 'Booked';
export const byOffice = 'by the office';
export const onSite = 'on the site';
export const checkIn = 'Check in';
export const checkInNote = (toPay: string) => `Still to pay: ${toPay}.`;
export const checkOut = 'Check out';
export const bill = 'Bill';
export const writeBill = 'Write the bill';
export const leaveEarly = 'Leaves early';
export const leaveEarlyAsk = 'The nights from today on are free for others, and the price stays as it is.';
export const yesLeaves = 'Yes, they leave';
export const noShow = 'Did not come';
export const noShowAsk =
  'The nights from today on are free for others. What goes back is by the terms of the booking as on the day of arrival; the rest stays with the temple and is billed.';
export const yesNoShow = 'Yes, free the nights';
export const takePayment = 'Paid at the desk';
export const amount = 'Amount in rupees';
export const mode = 'How';
export const cash = 'Cash';
export const upi = 'UPI';
export const record = 'Record it';
export const cancel = 'Cancel the stay';
export const cancelGoesBack = (sum: string) => `By its terms ${sum} goes back today.`;
export const reason = 'Reason';
export const giveAll = 'Give everything back that was paid online';
export const yesCancel = 'Cancel it';
export const changes = 'Changes';
export const changeDates = 'Other dates';
export const changeTo = 'Change';
export const refundOf = (sum: string) => `Refund of ${sum}`;
export const bookIt = 'Book it';
export const fromInquiry = (reference: string) =>
  `From inquiry ${reference}. It takes the rooms now and marks the inquiry as done.`;
export const payLater = 'The guest has the rooms at once, and pays at the desk or by a link.';
export const done: Record<string, string> = {
  in: 'Checked in.',
  out: 'Checked out. The bill is written, and the rooms wait to be cleaned.',
  bill: 'The bill is written. The guest gets it by letter where there is an address.',
  'no-show': 'The nights are free again.',
  paid: 'Recorded.',
  deposit: 'The security deposit is recorded.',
  'deposit-back': 'Given back.',
  'ask-back': 'Asked for. Somebody else agrees first.',
  'decide-back': 'Decided.',
  'hand-back': 'Handed over.',
  cancel: 'Cancelled. The nights are free again.',
  company: 'Saved. The bill will name it.',
  dates: 'Changed. The guest gets a letter where there is an address.',
  move: 'Moved to the other room.',
  longer: 'The stay is longer now.',
  refund: 'Decided.',
  save: 'Saved.',
  clean: 'Saved.',
  block: 'Blocked.',
  lift: 'The nights are free again.',
  rate: 'Added.',
  'delete-rate': 'Deleted.',
  terms: 'Saved.',
  booked: 'Booked.',
};
export const noRooms = 'No rooms yet';
export const noRoomsNote =
  'As long as there are none, the site takes inquiries only. Add the rooms of each kind; the kinds are under Guest house.';
export const number = 'Number on the door';
export const numberHint = 'For beds too: “Hall B, bed 3”.';
export const addRoom = 'Add a room';
export const closed = 'Not let any more';
export const housekeeping = { clean: 'Clean', dirty: 'To be cleaned', repair: 'Needs repair' };
export const setTo = 'Set';
export const haveGuests = (count: number) => (count === 0 ? 'nobody tonight' : `taken tonight: ${count}`);
export const toBeCleaned = (count: number) => `to be cleaned: ${count}`;
export const needRepair = (count: number) => `needs repair: ${count}`;
export const housekeepingOf = (number: string) => `Housekeeping of ${number}`;
export const change = 'Change';
export const save = 'Save';
export const blockRoom = 'Block nights';
export const from = 'From';
export const toMorning = 'Until the morning of';
export const block = 'Block';
export const blocks = 'Blocked';
export const lift = 'Free again';
export const blockedFor = (from: string, to: string, reason: string) => `${from} to ${to}: ${reason}`;
export const rates = 'Rates';
export const ratesNote =
  'Without a rate a night costs what the kind says. Of several the narrowest wins: fewest days, then fewest weekdays, then the newest.';
export const noRates = 'No rates.';
export const lastNight = 'Last night';
export const firstNight = 'First night';
export const weekdays = 'Only on these nights';
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const everyNight = 'every night';
export const night = 'A night';
export const single = 'With one guest';
export const memberPrice = 'For members';
export const extraBeds = 'Extra beds in a room';
export const extraBed = 'An extra bed';
export const minNights = 'At least so many nights';
export const atLeast = (nights: number) => `at least ${nights} nights`;
export const addRate = 'Add the rate';
export const newRate = 'A new rate';
export const deleteRate = 'Delete';
export const terms = 'Terms';
export const termsNote =
  'They hold from their day on, also for taxes of nights booked before. A booking keeps the cancellation ladder of the day on which it was made. The accountant confirms the taxes.';
export const holdsFrom = 'They hold from';
export const checkInHour = 'Arrival from';
export const checkOutHour = 'Departure by';
export const ladder = 'What goes back when a guest cancels';
export const ladderHint = 'A step a line: days before arrival, a colon, percent. Empty: nothing goes back.';
export const gst = 'GST by the price of a night';
export const gstHint =
  'A band a line: up to how many rupees, a colon, percent; the last begins with *, for any price.';
export const meal = 'All meals of a person and day';
export const mealHint = 'Empty: no meals are offered.';
export const mealRate = 'GST on meals, percent';
export const deposit = 'Deposit, percent';
export const depositHint = 'Empty: everything is paid at once.';
export const offerHours = 'Hours of an offer';
export const offerHoursHint = 'So long nights that became free are held for the first of the waiting list.';
export const nowInForce = (day: string) => `In force since ${day}`;
export const thenFrom = (day: string) => `others from ${day}`;
export const asBuiltIn = 'As built in: nothing was set yet';
export const codes = {
  'total-changed': 'The price has changed since you saw it. Look at the new total and press once more.',
  'stay-feed-gone': 'This link is withdrawn already.',
  'stay-too-early': 'The day of arrival has not come yet.',
  'stay-more-than-due': 'This is more than is left to pay.',
  'stay-request-booked': 'This inquiry is booked already, or is gone.',
  'room-number-taken': 'Another room has this number.',
  'room-taken': 'On one of these nights the room is somebody’s or blocked already.',
  'room-smaller': 'This room sleeps fewer people than the kind that was booked.',
  'stay-not-longer': 'Choose a day after the departure that the stay has.',
  'stay-room-gone': 'The room is somebody’s on these nights. Choose another one for them.',
  'stay-dates-fixed': 'The dates change before arrival only, and not into the past.',
  'room-not-free': 'The room is not free on all of these nights, or sleeps fewer people.',
  'stay-hour': 'Write an hour like 12:00.',
  'stay-ladder-line':
    'Write a step a line: days before arrival, a colon, the percent that goes back. Like 15: 100.',
  'stay-gst-line':
    'Write a band a line, rising: up to how much a night, a colon, the percent. The last begins with *, for any price. Like 1000: 0',
  'stay-rate-percent': 'Write a percent from 0 to 100.',
};
