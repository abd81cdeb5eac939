export const showAll = 'Show all';
export const show = 'Show';
export const none = 'None';
export const unnamed = 'Unnamed';

export const paths = {
  gupt: 'Quiet gift',
  named: 'In a name',
  tax: 'With tax receipt',
};

export const modes = {
  online: 'Online',
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
};
/** Of a sheet made for paper. */
export const print = 'Print';
