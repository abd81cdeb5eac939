export const members = 'सदस्य';
export const theMembership = 'सदस्यता';
export const saveList = 'सूची को फ़ाइल में सहेजें';
export const toApprove = 'स्वीकृति बाकी';
export const toApproveNote = 'आवेदन जो प्रतीक्षा में हैं';
export const beingPaid = 'भुगतान जारी';
export const beingPaidNote = 'स्वीकृत, पर पूरी राशि नहीं मिली';
export const activeMembers = 'सक्रिय';
export const activeNote = 'पूरी राशि मिली, नंबर और कार्ड के साथ';
export const overdue = 'देर से';
export const paidTwice = 'एक किस्त दो बार, या सदस्यता समाप्त होने के बाद दी गई है। अधिक आई राशि लौटाएँ:';
export const findMembers = 'सदस्य खोजें';
export const search = 'नाम, नंबर या संपर्क';
export const searchHint = 'नाम का आरंभ, LM-000001, ई-मेल पता या फ़ोन नंबर का अंत।';
export const state = 'स्थिति';
export const allStates = 'सभी स्थितियाँ';
export const noneFound = 'कोई नहीं मिला';
export const noMember = 'अभी कोई सदस्य नहीं';
export const noMemberNote = 'आजीवन सदस्यता के पृष्ठ के आवेदन यहाँ आते हैं।';
export const name = 'नाम';
export const tier = 'स्तर';
export const amount = 'राशि';
export const paid = 'मिली';
export const nextDue = 'अगली किस्त की तिथि';
export const approve = 'आवेदन स्वीकार करें';
export const approveAsk = 'किस्तों की तिथियाँ तय होंगी, और आवेदक को पहले भुगतान के लिंक का पत्र जाएगा। स्वीकार करें?';
export const transfer = 'किसी और को सौंपें';
export const transferAsk = 'नंबर, किस्तें और लिए गए लाभ सदस्यता के साथ रहेंगे। पुराना कार्ड मान्य नहीं रहेगा।';
export const newHolder = 'नए सदस्य का नाम';
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const address = 'पता';
export const spouse = 'पति या पत्नी';
export const end = 'सदस्यता समाप्त करें';
export const decline = 'आवेदन अस्वीकार करें';
export const reason = 'कारण';
export const reasonHint = 'सदस्य इसे पत्र में पढ़ेंगे। जो मिला है वह बना रहेगा: राशि दान के पृष्ठों से लौटाई जाती है।';
export const seeApplication = 'इनबॉक्स में आवेदन देखें';
export const facts = 'सदस्य';
export const graceDays = 'मोहलत के दिन';
export const beganOn = 'कब से सदस्य';
export const card = 'कार्ड';
export const openCard = 'कार्ड खोलें';
export const parts = 'भुगतान';
export const open = 'बाकी';
export const nameDonation = 'दान से जोड़ें';
export const donation = 'रसीद नंबर या बैंक का संदर्भ';
export const donationHint =
  'उस ट्रांसफ़र या चेक के लिए जो दान में दर्ज है। राशि अगली किस्त की, या अगली कई किस्तों के जोड़ की होनी चाहिए।';
export const benefits = 'इस वर्ष के लाभ';
export const theStay = 'बुकिंग देखें';
export const takeOut = 'हटाएँ';
export const recordUse = 'लिया गया लिखें';
export const benefit = 'लाभ';
export const howMany = 'कितने';
export const note = 'किसलिए';
export const noteHint = 'जैसे: 2 से 4 दिसंबर, कमरा 12।';
export const count = (count: number) => `${count} सदस्य`;
export const overdueNote = (count: number) => `${count} सदस्यों के`;
export const daysOverdue = (days: number) => `${days} दिन देर`;
export const tierAndNumber = (tier: string, number: string | null) => (number ? `${tier}, ${number}` : tier);
export const paidOf = (paid: string, all: string) => `${all} में से ${paid}`;
export const noParts = (parts: number) =>
  parts === 1 ? 'स्वीकृति के बाद एक साथ देना है।' : `स्वीकृति के बाद ${parts} किस्तों में देना है।`;
export const due = (day: string) => `अंतिम तिथि ${day}`;
export const shopDiscount = (percent: number) => `दुकान में ${percent} % की छूट`;
export const savedIn = (sum: string, orders: number) =>
  orders === 1 ? `इस वर्ष 1 ऑर्डर में ${sum} की बचत` : `इस वर्ष ${orders} ऑर्डर में ${sum} की बचत`;
export const leftOf = (left: number, granted: number, used: number) =>
  `${granted} में से ${left} बाकी, उपयोग ${used}`;
export const yearFrom = (day: string) => `${day} से एक वर्ष`;
export const usedLine = (count: number, what: string, note: string) => `${what}: ${count}। ${note}`;
export const takeOutOf = (note: string) => `हटाएँ: ${note}`;
export const benefitNames = { nights: 'अतिथि-गृह में रातें', passes: 'उत्सव-पास' };
export const stages = {
  applied: 'आवेदन मिला',
  approved: 'स्वीकृत',
  paying: 'भुगतान जारी',
  active: 'सक्रिय',
  lapsed: 'रुकी हुई',
  ended: 'समाप्त',
};
export const events = {
  applied: 'आवेदन मिला',
  approved: 'स्वीकृत हुई',
  'part-paid': 'किस्त मिली',
  'part-returned': 'एक भुगतान लौटा',
  'paid-twice': 'एक किस्त दो बार मिली',
  began: 'आरंभ हुई',
  lapsed: 'रुक गई',
  resumed: 'आगे चली',
  transferred: 'सौंपी गई',
  ended: 'समाप्त हुई',
};
export const done = {
  approve: 'आवेदन स्वीकृत है, और पत्र भेजा जा रहा है।',
  pay: 'दान जोड़ दिया गया है।',
  use: 'लिया गया लाभ लिख लिया गया है।',
  withdraw: 'प्रविष्टि हटा दी गई है।',
  transfer: 'सदस्यता सौंप दी गई है।',
  end: 'सदस्यता समाप्त कर दी गई है।',
};
export const columns = {
  number: 'नंबर',
  name: 'नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  tier: 'स्तर',
  state: 'स्थिति',
  appliedOn: 'आवेदन की तिथि',
  beganOn: 'कब से सदस्य',
  amount: 'राशि (रुपये)',
  paid: 'मिली (रुपये)',
  parts: 'किस्तें',
  nextDue: 'अगली किस्त की तिथि',
  overdue: 'कितने दिन देर',
};
