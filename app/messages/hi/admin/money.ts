export const events = {
  recorded: 'हाथ से लिखा गया',
  'taken-back': 'वापस लिया गया',
  'receipt-voided': 'रसीद रद्द हुई',
  attempted: 'भुगतान शुरू हुआ',
  created: 'भुगतान शुरू हुआ',
  authorized: 'बैंक ने राशि अलग रखी',
  captured: 'भुगतान लिया गया',
  failed: 'भुगतान विफल हुआ',
  paid: 'भुगतान हुआ',
  noted: 'गेटवे ने और जानकारी दी',
  'still-paid': 'भुगतान बना हुआ है: कोई वापसी नहीं चल रही',
  cancelled: 'भुगतान से पहले वापस लिया गया',
  expired: 'बंद, किसी ने भुगतान नहीं किया',
  duplicate: 'दूसरा भुगतान आया',
  late: 'भुगतान बहुत देर से आया',
  mismatch: 'भुगतान मेल नहीं खाता',
  review: 'किसी व्यक्ति की प्रतीक्षा में',
  refund_pending: 'वापसी शुरू हुई',
  part_refunded: 'राशि का कुछ भाग लौटा',
  refunded: 'राशि लौट गई',
  'refund-asked': 'वापसी माँगी गई',
  'refund-approved': 'वापसी स्वीकृत',
  'refund-declined': 'वापसी अस्वीकृत',
  'refund-sent': 'वापसी गेटवे के पास',
  'refund-processed': 'वापसी पूरी हुई',
  'refund-failed': 'वापसी विफल हुई',
};

export const disagreements = {
  amount: 'माँगी गई राशि से अलग राशि',
  currency: 'दूसरी मुद्रा में',
  order: 'इसमें किसी और भुगतान-आदेश का नाम है',
  account: 'यह गेटवे के किसी और खाते में आया',
  mode: 'गेटवे के दूसरे मोड (टेस्ट या लाइव) में हुआ',
  returned: 'बताया गया कि जितना आया उससे अधिक लौटा',
  time: 'इसका दिन और वित्त वर्ष पता नहीं चल सकता',
  'closed-year': 'इसके वित्त वर्ष का विवरण पहले ही दाखिल हो चुका है',
};

export const orderRoles = {
  settling: 'ऑर्डर का भुगतान',
  mismatch: 'ऑर्डर से मेल नहीं खाता',
  late: 'ऑर्डर बंद होने के बाद आया',
};

export const stayRoles = {
  settling: 'बुकिंग का भुगतान',
  mismatch: 'बुकिंग से मेल नहीं खाता',
  late: 'बुकिंग बंद होने के बाद आया',
};

export const seatRoles = {
  settling: 'सीटों का भुगतान',
  mismatch: 'सीटों की बुकिंग से मेल नहीं खाता',
  late: 'सीटों की बुकिंग बंद होने के बाद आया',
};

export const passRoles = {
  settling: 'पासों का भुगतान',
  mismatch: 'बुकिंग से मेल नहीं खाता',
  late: 'बुकिंग बंद होने के बाद आया',
};

export const roles = {
  attempt: 'एक प्रयास',
  settling: 'दान का भुगतान',
  duplicate: 'दो बार भुगतान',
  mismatch: 'दान से मेल नहीं खाता',
  late: 'बहुत देर से आया',
  unmatched: 'हमारे किसी दान या ऑर्डर का नहीं',
};

export const statuses = {
  created: 'शुरू हुआ',
  authorized: 'बैंक ने अलग रखा',
  failed: 'विफल',
  captured: 'लिया गया',
};

export const pledgeRunning = 'चालू';
export const pledgePaused = 'रुका हुआ';
export const pledgeEnded = 'समाप्त';

export const refundAsked = 'दूसरे व्यक्ति की प्रतीक्षा में';
export const refundApproved = 'गेटवे को जाएगी';
export const refundDeclined = 'अस्वीकृत';
export const refundSent = 'गेटवे के पास है';
export const refundProcessed = 'लौट गई';
export const refundFailed = 'गेटवे ने नहीं की';
export const handBack = 'काउंटर पर लौटानी है';
export const handedBack = 'काउंटर पर लौटाई गई';
export const approveAtCounter = 'स्वीकृत करें: काउंटर पर लौटाएँ';
export const approveOnline = 'स्वीकृत करें और लौटाएँ';
export const requestAgain = 'फिर माँगें';
export const decline = 'अस्वीकार करें';
export const elseMustApprove = 'आपने जो माँगा है उसे कोई और स्वीकार करेगा।';
export const refundAskers = {
  buyer: 'ख़रीदार का अनुरोध',
  guest: 'अतिथि का अनुरोध',
  site: 'वेबसाइट का अनुरोध',
  gateway: 'भुगतान सेवा के अपने पृष्ठ पर हुआ',
};
export const refundByOffice = 'कार्यालय का अनुरोध';
