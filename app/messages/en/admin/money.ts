export const events = {
  recorded: 'Recorded',
  'taken-back': 'Taken back',
  'receipt-voided': 'Receipt voided',
  attempted: 'Payment begun',
  created: 'Payment begun',
  authorized: 'Payment set aside by the bank',
  captured: 'Payment taken',
  failed: 'Payment failed',
  paid: 'Paid',
  noted: 'The gateway told us more',
  'still-paid': 'Still paid: no refund is under way',
  cancelled: 'Withdrawn before it was paid',
  expired: 'Closed, nobody paid',
  duplicate: 'A second payment came',
  late: 'A payment came too late',
  mismatch: 'A payment does not fit',
  review: 'Waits for a person',
  refund_pending: 'Refund begun',
  part_refunded: 'Part of the money went back',
  refunded: 'The money went back',
  'refund-asked': 'Refund asked for',
  'refund-approved': 'Refund approved',
  'refund-declined': 'Refund declined',
  'refund-sent': 'Refund with the gateway',
  'refund-processed': 'Refund done',
  'refund-failed': 'Refund failed',
};

export const disagreements = {
  amount: 'another sum than was asked for',
  currency: 'in another currency',
  order: 'it names another payment order',
  account: 'it came to another account at the gateway',
  mode: 'made in the gateway’s other mode, test or live',
  returned: 'more is said to have gone back than came',
  time: 'its day and financial year cannot be known',
  'closed-year': 'the statement of its financial year is filed already',
};

export const orderRoles = {
  settling: 'Pays the order',
  mismatch: 'Does not agree with the order',
  late: 'Came after the order was closed',
};

export const stayRoles = {
  settling: 'Pays the stay',
  mismatch: 'Does not agree with the stay',
  late: 'Came after the stay was closed',
};

export const seatRoles = {
  settling: 'Pays the seats',
  mismatch: 'Does not agree with the booking of seats',
  late: 'Came after the booking of seats was closed',
};

export const passRoles = {
  settling: 'Pays the passes',
  mismatch: 'Does not agree with the booking',
  late: 'Came after the booking was closed',
};

export const roles = {
  attempt: 'A try',
  settling: 'Pays the gift',
  duplicate: 'Paid twice',
  mismatch: 'Does not agree with the gift',
  late: 'Came too late',
  unmatched: 'Belongs to no gift and no order of ours',
};

export const statuses = {
  created: 'Begun',
  authorized: 'Set aside by the bank',
  failed: 'Failed',
  captured: 'Taken',
};

export const pledgeRunning = 'Running';
export const pledgePaused = 'Paused';
export const pledgeEnded = 'Ended';

export const refundAsked = 'Waits for a second person';
export const refundApproved = 'Goes to the gateway';
export const refundDeclined = 'Declined';
export const refundSent = 'The gateway has it';
export const refundProcessed = 'Gone back';
export const refundFailed = 'The gateway did not do it';
export const handBack = 'To be handed back at the counter';
export const handedBack = 'Handed back';
export const approveAtCounter = 'Approve: hand it back at the counter';
export const approveOnline = 'Approve and send it back';
export const requestAgain = 'Ask for it again';
export const decline = 'Decline';
export const elseMustApprove = 'Somebody else must approve what you asked for.';
export const refundAskers = {
  buyer: 'Requested by the buyer',
  guest: 'Requested by the guest',
  site: 'Requested by the site',
  gateway: 'Made at the gateway’s own desk',
};
export const refundByOffice = 'Requested by the office';
