export const bills = 'Bills';
export const rate = 'Rate';
export const quantity = 'Quantity';
export const taxableValue = 'Taxable value';
export const amount = 'Amount';
export const noHsn = 'none';
export const nilRate = 'nil';
export const papersAndNet = (count: number, net: string) =>
  `${count} ${count === 1 ? 'paper' : 'papers'}, ${net} after credit notes`;
export const exportMonth = 'Export the month as CSV';
export const month = 'Month';
export const show = 'Show';
export const billsNote =
  'A bill is written when an order of the shop is paid and when a guest of the guest house leaves; a credit note when money of it goes back.';
export const noBill = 'No bill in this month';
export const byHsn = 'By HSN or SAC and rate, credit notes taken off';
export const sumsByHsn = 'Sums by HSN';
export const everyPaper = 'Every paper';
export const billsAndNotes = 'Bills and credit notes';
export const number = 'Number';
export const kind = 'Kind';
export const date = 'Date';
export const order = 'Order';
export const billFor = 'For';
export const billedPurchase = {
  order: (number: number) => `Order ${number}`,
  stay: (number: number) => `Stay ${number}`,
  seat: (number: number) => `Booking ${number}`,
};
export const total = 'Total';
export const taxInvoice = 'Tax invoice';
export const billOfSupply = 'Bill of supply';
export const combinedBill = 'Invoice-cum-bill of supply';
export const creditNote = 'Credit note';
export const atCounter = 'At the counter';
export const counterByDay = 'Money over the counter, by day';
export const day = 'Day';
export const cashTaken = 'Cash taken';
export const cashBack = 'Cash handed back';
export const cashOfDay = 'Cash of the day';
export const byUpi = 'By UPI';
export const handedOverOn = (amount: string) => `Day on which ${amount} was handed over`;
export const handBackHint = 'The whole sum at once. It is taken out of the till of this day.';
export const handedBackCash = 'Handed back in cash';
export const sentBackUpi = 'Sent back by UPI';
export const goods = 'Goods';
export const pieces = 'Pieces';
export const swapped = 'Swapped';
export const piecesLeft = (left: number, quantity: number) => `${left} of ${quantity}`;
export const lines = 'Lines';
export const deliveryCharge = (amount: string) => `Delivery ${amount}`;
export const whyCancelled = 'Why it is cancelled';
export const whyCancelledHint = '10 to 500 characters. The buyer does not read it.';
export const cancelWhole = 'Cancel the whole order';
export const cancelPieces = 'Cancel these pieces and ask for the refund';
export const cancel = 'Cancel';
export const howManyToCancel = (title: string) => `How many to cancel: ${title}`;
export const buyer = 'Buyer';
export const name = 'Name';
export const telephone = 'Telephone';
export const email = 'E-mail';
export const goesTo = 'Goes to';
export const collected = 'Collected at the shop';
export const weight = 'Weight';
export const grams = (weight: number) => `${weight} g`;
export const courier = 'Courier';
export const bill = 'Bill';
export const whatHappened = 'What happened';
export const ordered = 'Ordered';
export const linkMailed = 'Link sent by e-mail';
export const takenFromStock = 'Goods taken from the shelf';
export const goodsGone = 'Goods were gone';
export const elseOffered = 'Something else was offered';
export const offerTaken = 'The buyer took what was offered';
export const packed = 'Packed';
export const givenToCourier = 'Given to the courier';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const partCancelled = 'Part of it cancelled';
export const handedBack = 'Handed back at the counter';
export const toPack = 'To pack';
export const paidNotInStock = 'Paid, not in stock';
export const toSend = 'To send';
export const onTheWay = 'On the way';
export const unpaid = 'Unpaid';
export const nothingToPack = 'An order stands here as soon as it is paid, until its goods are packed.';
export const nothingShort = 'An order stands here when it is paid and its goods are no longer on the shelf.';
export const nothingToSend =
  'An order stands here when it is packed, until the courier has it or the buyer collected it.';
export const nothingUnderway = 'An order stands here while the courier has it.';
export const nothingDelivered = 'An order stands here when the buyer has the goods.';
export const nothingCancelled = 'An order stands here when all of it was cancelled.';
export const nothingUnpaid = 'An order stands here when it was begun and its payment has not come.';
export const short = 'Short';
export const shipped = 'Shipped';
export const orderUnknown = 'There is no such order.';
export const orderMoved = 'Somebody changed this order meanwhile. Look at it anew.';
export const orderUnpaid = 'It is not paid yet. Take the payment first.';
export const courierNeeded = 'Write the courier and its tracking number.';
export const stillShort = 'The goods are still not on the shelf.';
export const swapNothing = 'Write the article number of what is sent instead, for at least one line.';
export const swapLine = 'This line can no longer be swapped.';
export const swapGone = 'This article is not on sale.';
export const swapSame = 'This is what was ordered. Choose something else.';
export const swapUnknown = 'No article on sale has this number.';
export const swapShort =
  'There are not enough of it on the shelf, or something else of the order is missing too.';
export const swapOver = 'This offer is over. Look at the order anew.';
export const cancelTooLate = 'It is shipped already.';
export const moneyInReview = 'A payment that does not agree with it waits for a person. Settle that first.';
export const cancelNothing = 'Choose at least one piece that is not cancelled yet.';
export const handBackDay =
  'Enter the day on which you handed it over: not before it was paid, and not after today.';
export const handBackAlone = 'The buyer asked for it and you agreed: somebody else must hand it over.';
export const refundAgainFirst =
  'Cancelled lines are still owed to the buyer. Ask for that refund again first.';
export const orderTitle = (number: number) => `Order <num>${number}</num>`;
export const pickUp = 'Pick-up';
export const when = 'When';
export const fetchesIt = 'Fetches it';
export const orders = 'Orders';
export const choose = 'Choose';
export const orderOf = (number: number) => `Order ${number}`;
export const courierAndTracking = 'Courier and tracking';
export const pickUpNote = 'Pick-up: open it to hand it over';
export const courierOf = (number: number) => `Courier of order ${number}`;
export const trackingOf = (number: number) => `Tracking number of order ${number}`;
export const trackingNumber = 'Tracking number';
export const pickedUp = 'Picked up';
export const markPacked = 'Mark as packed';
export const saveAndSend = 'Save couriers and send';
export const markDelivered = 'Mark as delivered';
export const billsAndHsn = 'Bills and HSN';
export const byWait = 'Orders by what they wait for';
export const movedOn = (count: number) => `${count} ${count === 1 ? 'order is' : 'orders are'} moved on.`;
export const orderSays = (number: number | string, message: string) => `Order ${number}: ${message}`;
export const searchFor = 'Order number, name, telephone or tracking number';
export const find = 'Find';
export const noMatch = 'No order matches';
export const nothingWaits = 'Nothing waits here';
export const noMatchNote = 'Look in the other parts too, or try fewer letters.';
export const saving = 'Saving…';
export const packingList = 'Packing list';
export const addressLabels = 'Address labels';
export const toPrint = 'To print | Temple office';
export const nothingToPrint = 'Nothing to print';
export const nothingToPrintNote = 'Tick the orders in the list first, then print.';
export const toOrders = 'To the orders';
export const toBeCollected = 'To be collected at the shop';
export const parcelTitle = (number: number, name: string) => `Order <num>${number}</num>, ${name}`;
export const sumAndGrams = (total: string, weight: number) => `${total}, ${weight} g`;
export const theBuyer = 'The buyer';
export const gatewayDashboard = 'The gateway’s own desk';
export const refundOf = (amount: string) => `Refund of ${amount}`;
export const strayPayment = 'Of a payment that does not pay this order.';
export const theOffice = 'The office';
export const sales = 'Sales';
export const ordersAndNet = (count: number, net: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}, ${net} after refunds`;
export const period = 'Period';
export const paidOrders = 'Orders that were paid';
export const paidOrdersNote = 'An order stands here from the moment when it is paid.';
export const nothingSold = 'Nothing was sold';
export const paid = 'Paid';
export const wentBack = 'Went back';
export const net = 'Net';
export const nextStep = 'Next step';
export const refundedElsewhere =
  'Money of this order is on its way back, and nobody asked for it here. Ask accounts before you pack or send it.';
export const shortNote =
  'It is paid and the goods were gone. When they lie on the shelf again, supply it. Otherwise offer something else: the buyer takes that or the money. What cannot be had you may also cancel yourself, and that part of the money goes back.';
export const supply = 'The goods are here: supply it';
export const paidByUpi = 'Paid by UPI';
export const paidInCash = 'Paid in cash';
export const handedOver = 'Handed over';
export const swapTitle = 'Something else instead';
export const offerElse = 'Offer something else';
export const offeredWithBack = (goods: string, back: string, until: string) =>
  `Offered: ${goods}; ${back} goes back with it. Kept until <when>${until}</when>.`;
export const offeredEven = (goods: string, until: string) =>
  `Offered: ${goods}; nothing goes back. Kept until <when>${until}</when>.`;
export const buyerChooses =
  'The buyer chooses on the page of the order. If you spoke on the telephone, write down what was said:';
export const buyerTakes = 'The buyer takes it';
export const buyerWantsMoney = 'The buyer wants the money';
export const nothingToSwap = 'Nothing is left of it that could be swapped.';
export const swapNote =
  'Never dearer for the buyer: what costs less today goes out at its own price and the difference goes back, what costs more goes out at the price that was paid. The goods are kept for three days and the buyer gets a letter with both ways. <find>Find article numbers</find>';
export const insteadOf = (quantity: number, goods: string) =>
  `Instead of ${quantity} × ${goods}: article number`;
export const keepAndWrite = 'Keep it and write to the buyer';
export const leaveEmpty = 'Leave it empty where the line stays as it is.';
export const idea = (sku: string, options: string, price: string, available: number) =>
  `${sku} (${options}, ${price}, ${available} there)`;
export const sameProduct = (ideas: string) =>
  `Of the same product: ${ideas}. Leave it empty where the line stays as it is.`;
export const atMemberPrice = (list: string) => `At the price of members, instead of ${list} for one`;
