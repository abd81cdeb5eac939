/** Files of the office in columns: people, readers of the darshan letter, bills of a month. */

export const yes = 'हाँ';
export const no = 'नहीं';
export const people = {
  name: 'नाम',
  account: 'खाता',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  city: 'नगर',
  since: 'कब से',
  gifts: 'दान की संख्या',
  given: 'कुल दान',
  lastGift: 'अंतिम दान',
};
export const readers = {
  email: 'ई-मेल',
  since: 'कब से',
  consent: 'किस पर सहमति दी',
  stop: 'पत्र रोकने का लिंक',
};
export const bills = {
  number: 'संख्या',
  kind: 'प्रकार',
  date: 'तारीख़',
  creditFor: 'किस बिल का क्रेडिट',
  order: 'ऑर्डर',
  stay: 'बुकिंग',
  seat: 'सीटों की बुकिंग',
  gstin: 'ख़रीदार का GSTIN',
  place: 'आपूर्ति का स्थान',
  goods: 'वस्तु',
  hsn: 'HSN',
  quantity: 'मात्रा',
  rate: 'दर',
  taxable: 'कर योग्य मूल्य',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  amount: 'राशि',
};
export const billKinds = {
  'tax-invoice': 'कर बीजक',
  'bill-of-supply': 'आपूर्ति बिल',
  combined: 'संयुक्त बीजक और आपूर्ति बिल',
  'credit-note': 'क्रेडिट नोट',
};
