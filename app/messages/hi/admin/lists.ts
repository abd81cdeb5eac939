export const showAll = 'सभी दिखाएँ';
export const show = 'दिखाएँ';
export const none = 'नहीं';
export const unnamed = 'बिना नाम';

export const paths = {
  gupt: 'गुप्त दान',
  named: 'नाम से',
  tax: 'कर-रसीद के साथ',
};

export const modes = {
  online: 'ऑनलाइन',
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  cash: 'नक़द',
  cheque: 'चेक',
};
/** Of a sheet made for paper. */
export const print = 'प्रिंट करें';
