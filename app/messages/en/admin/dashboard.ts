export const greeting = (name: string) => `Hare Krishna, ${name}`;
export const allFigures = 'All figures';
export const changesWait = (count: number) =>
  count === 1 ? 'A change waits for a second owner' : `${count} changes wait for a second owner`;
export const photosMissing = (count: number) =>
  count === 1 ? 'One photo is still missing on the site' : `${count} photos are still missing on the site`;

export const giftsLastMonth = 'Gifts, last 30 days';
export const causesLastMonth = 'Causes, last 30 days';
export const nothingGiven = 'Nothing was given in these days.';
export const latestGifts = 'Latest gifts';
export const allGifts = 'All gifts';
export const noGiftYet = 'No gift yet. When one is given on the <page>donation page</page>, it stands here.';

export const paymentsWaiting = 'Payments waiting';
export const paymentsWaitingNote = 'begun over 15 minutes ago';
export const receiptsUndelivered = 'Receipts not delivered';
export const receiptsUndeliveredNote = 'letters that nobody got';
export const claimsToMatch = 'Claims to match';
export const claimsNote = 'UPI and bank';
export const paymentsToCheck = 'Payments to check';
export const paymentsToCheckNote = 'settle no gift, or need a look';

export const beginHere = 'Begin here';
export const officeIsNew = 'The office is new. These steps make the site yours; take them in any order.';
export const done = 'Done';
export const stepTemple = 'Name, address and telephone';
export const stepTempleNote = 'They stand on every page. Opening hours and pictures are in Settings too.';
export const stepReceiver = 'Who receives the gifts';
export const stepReceiverNote =
  'The person who runs the server enters the trust or society once; receipts are in its name.';
export const stepCause = 'The first cause';
export const stepCauseNote = 'What people can give for. Until then the donation page takes nothing.';
export const stepProduct = 'The first product';
export const stepProductNote = 'A category, a price, how many are on the shelf.';
export const stepEvent = 'The first event';
export const stepEventNote = 'The next festival or feast, with its day and hour.';
export const stepStaff = 'Who helps you';
export const stepStaffNote = 'Invite others into the office; each sees what their work needs.';

export const netSales = 'Shop net sales, last 30 days';
export const orders = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}`;
export const ordersToPack = 'Orders to pack';
export const openOrders = 'open orders';
export const ordersToSend = 'Orders to send';
export const packed = 'packed';
export const ordersShort = 'Orders without goods';
export const ordersShortNote = 'paid, and the shelf was empty';
export const lowStock = 'Low stock';
export const lowStockNote = 'articles at or below their level';

export const demoUntil = 'Still as in the demo:';
export const demoBank =
  'A bank account or a UPI id is offered to donors once it is yours. Leave empty what you do not have.';
export const demoShop = 'The shop sells nothing until you have said who sells.';

export const openRequests = 'Open requests';
export const openRequestsNote = 'messages, inquiries, enrolments';
export const sevasToConfirm = 'Sevas to confirm';
export const sevasToConfirmNote = 'robots’, or people’s';
export const visitsNext = (kind: string, days: number) => `${kind}, next ${days} days`;
export const confirmedFor = (people: number) =>
  `confirmed, for ${people === 1 ? '1 person' : `${people} people`}`;
export const confirmedAndAsked = (people: number, asked: number) =>
  `confirmed, for ${people === 1 ? '1 person' : `${people} people`}; ${asked} more asked for`;
