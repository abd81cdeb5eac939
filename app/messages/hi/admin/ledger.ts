/** The list of gifts and its file: columns, filters, and the cells of the file. */

export const columns = {
  cause: 'सेवा-कार्य',
  donor: 'दाता',
  when: 'कब',
  begun: 'कब शुरू हुआ',
  mode: 'माध्यम',
  path: 'प्रकार',
  amount: 'राशि',
  net: 'शेष राशि',
  state: 'स्थिति',
  receipt: 'रसीद',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  city: 'नगर',
  reference: 'संदर्भ',
};
export const views = {
  given: 'प्राप्त',
  waiting: '15 मिनट से अधिक प्रतीक्षा में',
  undelivered: 'रसीद नहीं पहुँची',
};
export const takenBack = (why: string) => `वापस लिया गया: ${why}`;
export const reasons = {
  bounced: 'चेक का भुगतान नहीं हुआ',
  mistake: 'भूल से लिखा गया',
  unmatched: 'ग़लत मिलान',
};
export const states = {
  created: 'भुगतान नहीं हुआ',
  attempted: 'प्रतीक्षा में',
  paid: 'भुगतान हुआ',
  failed: 'असफल',
  expired: 'समय समाप्त',
  cancelled: 'रद्द',
  review: 'जाँच चल रही है',
  refund_pending: 'रिफ़ंड जारी है',
  part_refunded: 'आंशिक रिफ़ंड हुआ',
  refunded: 'रिफ़ंड हो गया',
};
export { modes, paths } from './lists.ts';
