export const yourMembership = 'आपकी सदस्यता';
export const yourMembershipLead = 'आपकी किस्तें, आपका कार्ड, और कितने लाभ बाकी हैं।';
export const noMembership = 'अभी कोई सदस्यता नहीं';
export const noMembershipLead = 'इस ई-मेल पते से जिस सदस्यता के लिए आप आवेदन करेंगे, वह यहाँ दिखेगी।';
export const seeMemberships = 'आजीवन सदस्यता देखें';
export const membershipOf = (tier: string) => `${tier} सदस्यता`;
export const stages = {
  applied: { badge: 'आवेदन मिला', lead: 'कार्यालय आपका आवेदन देखकर आपको लिखेगा।' },
  approved: { badge: 'स्वीकृत', lead: 'पूरी राशि मिलने पर यह आरंभ होगी।' },
  paying: { badge: 'भुगतान जारी', lead: 'पूरी राशि मिलने पर यह आरंभ होगी।' },
  active: { badge: 'सक्रिय', lead: 'हरे कृष्ण। आपकी सदस्यता की पूरी राशि मिल चुकी है।' },
  lapsed: {
    badge: 'रुकी हुई',
    lead: 'एक किस्त बहुत देर से बाकी है, इसलिए सदस्यता रुकी हुई है। वह मिलते ही आगे चलेगी।',
  },
  ended: { badge: 'समाप्त', lead: 'यह सदस्यता समाप्त हो गई है।' },
};
export const endedBecause = (reason: string) => `यह समाप्त हो गई है: ${reason}`;
export const openCard = 'अपना कार्ड खोलें';
export const payments = 'भुगतान';
export const paidOf = (paid: string, all: string) => `${all} में से ${paid} मिले`;
export const partDue = (part: number, parts: number, day: string) =>
  parts === 1 ? `अंतिम तिथि ${day}` : `${parts} में से किस्त ${part}, अंतिम तिथि ${day}`;
export const paid = 'मिल गई';
export const paidWithReceipt = (number: string) => `मिल गई, रसीद ${number}`;
export const pay = 'भुगतान करें';
export const payPart = (part: number, sum: string) => `भुगतान करें: किस्त ${part}, ${sum}`;
export const byTransfer = (phone: string) =>
  `यह राशि ऑनलाइन नहीं दी जा सकती। कृपया बैंक से भेजें और ${phone} पर फ़ोन करें।`;
export const partUnknown = 'यह किस्त दी जा चुकी है, या अब देनी नहीं है।';
export const benefits = 'इस वर्ष के लाभ';
export const benefitNames = { nights: 'अतिथि-गृह में रातें', passes: 'उत्सव-पास' };
export const shopDiscount = (percent: number) => `दुकान में ${percent} % की छूट`;
export const savedIn = (sum: string, orders: number) =>
  orders === 1 ? `इस वर्ष 1 ऑर्डर में ${sum} की बचत` : `इस वर्ष ${orders} ऑर्डर में ${sum} की बचत`;
export const leftOf = (left: number, granted: number, used: number) =>
  `${granted} में से ${left} बाकी, उपयोग ${used}`;
export const used = (count: number, what: string, note: string) => `${what}: उपयोग ${count}। ${note}`;
export const memberCard = 'सदस्यता कार्ड';
export const cardStates = {
  valid: 'मान्य',
  lapsed: 'मान्य नहीं: सदस्यता रुकी हुई है',
  ended: 'मान्य नहीं: सदस्यता समाप्त हो गई है',
  transferred: 'मान्य नहीं: सदस्यता किसी और को सौंपी गई है',
};
export const formerCard = 'पुराना कार्ड';
export const memberSince = (day: string) => `${day} से सदस्य`;
export const qrOfCard = 'इस पृष्ठ को खोलने वाला QR कोड';
export const cardAsPdf = 'कार्ड PDF में';
export const noSuchCard = 'ऐसा कोई कार्ड नहीं है';
export const askOffice = 'कार्यालय से पूछें';
export const compareAddress = 'कृपया पते को कार्ड पर लिखे पते से मिलाएँ।';
