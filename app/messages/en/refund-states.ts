export const refundStates = {
  asked: 'A refund of <amount></amount> is asked for and looked at by the temple office.',
  approved: 'A refund of <amount></amount> is on its way to your bank.',
  sent: 'A refund of <amount></amount> is on its way to your bank.',
  processed: 'A refund of <amount></amount> has gone back.',
  declined: 'A refund of <amount></amount> was not agreed to; please write to the temple office.',
  failed: 'A refund of <amount></amount> did not reach your bank; the temple office sends it again.',
};
