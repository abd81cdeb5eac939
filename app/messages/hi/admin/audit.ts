export const whoLeft = 'कोई जो अब नहीं हैं';
export const fromAddress = (address: string) => `पता ${address}`;
export const details = 'विवरण';
export const recordNumber = 'प्रविष्टि की संख्या';
export const yes = 'हाँ';
export const no = 'नहीं';
export const giftOf = (amount: string) => `${amount} का दान`;
export const orderOf = (number: number) => `ऑर्डर ${number}`;
export const requestOf = (reference: string) => `अनुरोध ${reference}`;
export const binOf = (kind: string) => `कूड़ेदान: ${kind}`;
export const openIt = 'खोलें';
export const gstRates = 'GST की दरें';
export const openingHours = 'खुलने का समय';
export const letters = 'पत्र';
export const receipts = 'रसीदें';
export const certificatesOf = (year: string) => `प्रमाणपत्र, ${year}`;
export const answerTemplates = 'उत्तर के टेम्पलेट';
export const calendar = 'पंचांग';
export const secondOwner = 'दूसरे स्वामी';
export const system = 'सिस्टम';
export const auditLog = 'ऑडिट लॉग';
export const findActions = 'कार्य खोजें';
export const everything = 'सब कुछ';
export const who = 'किसने';
export const everybody = 'सभी';
export const what = 'क्या';
export const from = 'कब से';
export const to = 'कब तक';
export const nothingFits = 'ऐसा कुछ नहीं किया गया।';
export const older = 'पुराने';
export const did = (noun: string, verb: string) => `${noun}: ${verb}`;

export const nouns = {
  'recovery-codes': 'रिकवरी कोड',
  'darshan-subscribers': 'ई-मेल से दर्शन पाने वालों की सूची',
  'darshan-subscriber': 'ई-मेल से दर्शन पाने वाला पता',
  password: 'पासवर्ड',
  'payment-warning': 'भुगतान की चेतावनी',
  translations: 'अनुवाद',
  bills: 'बिलों की सूची',
  donation: 'दान',
  donations: 'दान की सूची',
  claim: 'दाता का बताया ट्रांसफर',
  stay: 'अतिथि-गृह की बुकिंग',
  'stay-rate': 'कमरे की दर',
  'stay-terms': 'अतिथि-गृह की शर्तें',
  room: 'कमरा',
  'pay-link': 'भुगतान का लिंक',
  receipt: 'रसीद',
  'receipt-series': 'रसीद-संख्याओं का पहला भाग',
  'legal-entity': 'दान प्राप्त करने वाली संस्था',
  'tax-text': 'रसीदों का कर-पाठ',
  pan: 'पैन',
  statement: 'दान का वार्षिक विवरण',
  certificate: 'दाता का प्रमाणपत्र',
  pages: 'पेज',
  'gifts-account': 'दान का खाता',
  media: 'मीडिया लाइब्रेरी की फ़ाइल',
  'second-factor': 'साइन इन का कोड',
  zone: 'डिलीवरी का क्षेत्र',
  category: 'दुकान की श्रेणी',
  stock: 'वस्तु का स्टॉक',
  'gst-rate': 'GST की दर',
  departure: 'यात्रा का प्रस्थान',
  template: 'उत्तर का टेम्पलेट',
  calendar: 'पंचांग की प्रविष्टि',
  seva: 'सेवा की बुकिंग',
  job: 'साइट का काम',
  change: 'बदलाव जिसके लिए दूसरा स्वामी चाहिए',
  'gateway-event': 'भुगतान गेटवे की सूचना',
  product: 'वस्तु',
  cause: 'सेवा-कार्य',
  order: 'ऑर्डर',
  request: 'अनुरोध',
  refund: 'वापसी',
  person: 'व्यक्ति',
  staff: 'कर्मचारी',
  settings: 'सेटिंग',
  letter: 'पत्र',
  'tax-class': 'कर-वर्ग',
  backup: 'बैकअप',
  note: 'टिप्पणी',
};

export const actions = {
  'calendar.name-corrected': 'पंचांग का नाम सुधारा',
  'translations.saved': 'अनुवाद सहेजा गया',
  'translations.taken-off': 'अनुवाद साइट से हटाया गया',
  'translations.confirmed': 'पाठक ने अनुवाद की पुष्टि की',
  'translations.opened': 'अनुवाद पाठक के लिए फिर खोला गया',
  'translations.remarked': 'अनुवाद पर टिप्पणी',
  'pan.read': 'पैन पूरा देखा गया',
  'stay.booked': 'कार्यालय ने अतिथि-गृह की बुकिंग की',
  'stay.checked-in': 'अतिथि आए',
  'stay.checked-out': 'अतिथि गए',
  'stay.billed': 'बुकिंग का बिल बना',
  'stay.dates-changed': 'बुकिंग की तारीख़ें बदलीं',
  'stay.no-show': 'अतिथि नहीं आए',
  'stay.cancelled': 'अतिथि-गृह की बुकिंग रद्द की',
  'stay.paid-at-desk': 'अतिथि-गृह के काउंटर पर भुगतान',
  'stay-rate.made': 'कमरे की दर जोड़ी',
  'stay-rate.deleted': 'कमरे की दर हटाई',
  'stay-terms.changed': 'अतिथि-गृह की शर्तें बदलीं',
  'room.made': 'कमरा जोड़ा',
  'room.changed': 'कमरा बदला',
  'room.housekeeping': 'कमरे की स्थिति लिखी',
  'room.blocked': 'कमरा रोका गया',
  'room.unblocked': 'कमरे की रोक हटाई',
  'pay-link.made': 'भुगतान का लिंक बना',
  'pay-link.mailed': 'भुगतान का लिंक ई-मेल से भेजा',
  'pay-link.withdrawn': 'भुगतान का लिंक वापस लिया',
  'claim.matched': 'ट्रांसफर विवरण में मिला',
  'claim.rejected': 'ट्रांसफर विवरण में नहीं मिला',
  'donations.exported': 'दान की सूची फ़ाइल में सहेजी गई',
  'certificate.added': 'दाता का प्रमाणपत्र लिया गया',
  'certificate.assigned': 'प्रमाणपत्र उसके दाता को दिया गया',
  'certificate.resent': 'प्रमाणपत्र फिर भेजा गया',
  'certificate.withdrawn': 'प्रमाणपत्र हटाया गया',
  'statement.exported': 'दान का वार्षिक विवरण फ़ाइल में सहेजा गया',
  'receipt-series.renamed': 'रसीद-संख्याओं का पहला भाग बदला गया',
  'gifts-account.announced': 'स्वामियों को बताया गया कि दान का खाता बदला',
  'letter.changed': 'पत्र के शब्द बदले गए',
  'settings.put-back': 'पहले की सेटिंग फिर लागू की गई',
  'letter.put-back': 'पत्र के पहले के शब्द फिर लागू किए गए',
  'letter.reset': 'पत्र के शब्द मूल रूप में लौटाए गए',
  'letter.retried': 'पत्र फिर भेजा गया',
  'text-message.retried': 'टेक्स्ट संदेश फिर भेजा गया',
  'text-message.dismissed': 'टेक्स्ट संदेश सूची से हटाए गए',
  'second-factor.set-up': 'साइन इन के कोड का ऐप सेट किया गया',
  'second-factor.forgotten': 'साइन इन के कोड का ऐप हटाया गया',
  'passkey.added': 'पासकी जोड़ी गई',
  'passkey.removed': 'पासकी हटाई गई',
  'recovery-code.used': 'रिकवरी कोड से साइन इन',
  'sessions.ended': 'साइन आउट',
  'change.asked': 'दूसरे स्वामी वाला बदलाव माँगा गया',
  'change.approved': 'दूसरे स्वामी के रूप में स्वीकार किया',
  'change.declined': 'बदलाव अस्वीकार किया या वापस लिया',
  'change.done-alone': 'दो दिन बाद, दूसरे स्वामी के बिना किया गया',
  'change.expired': 'जिस बदलाव पर किसी ने निर्णय नहीं लिया, वह समाप्त',
  'change.outdated': 'बदलाव अब मेल नहीं खाता था और नहीं किया गया',
  'staff.invited': 'कार्यालय में न्योता दिया गया',
  'staff.joined': 'कार्यालय से जुड़े',
  'staff.removed': 'कार्यालय से हटाया गया',
  'staff.roles-changed': 'भूमिकाएँ बदली गईं',
  'staff.invitation-withdrawn': 'न्योता वापस लिया गया',
  'people.exported': 'लोगों की सूची फ़ाइल में सहेजी गई',
  'site.set-up': 'पहले स्वामी के साथ साइट सेट की गई',
  'person.added': 'व्यक्ति हाथ से जोड़ा गया',
  'person.exported': 'व्यक्ति का डेटा फ़ाइल में सहेजा गया',
  'person.merged': 'दो व्यक्ति एक माने गए',
  'person.unmerged': 'दो व्यक्ति फिर अलग माने गए',
  'order.part-cancelled': 'ऑर्डर का कुछ भाग रद्द',
  'order.placed': 'ऑर्डर फिर पैकिंग में',
  'order.short': 'ऑर्डर की वस्तुएँ कम मिलीं',
  'order.supplied': 'कम ऑर्डर की वस्तुएँ मिल गईं',
  'job.started': 'साइट का काम हाथ से शुरू किया गया',
  'gateway-event.replayed': 'भुगतान गेटवे की सूचना फिर पढ़ी गई',
};

export const verbs = {
  'put-back': 'फिर लागू',
  renewed: 'नए बने',
  'paid-at-counter': 'दुकान पर भुगतान हुआ',
  'swap-chosen': 'बदले की वस्तु चुनी गई',
  'swap-offered': 'बदले की वस्तु बताई गई',
  binned: 'कूड़ेदान में डाला गया',
  restored: 'कूड़ेदान से निकाला गया',
  ordered: 'सूची में जगह बदली गई',
  'taken-off': 'साइट से हटाया गया',
  changed: 'बदला गया',
  made: 'बनाया गया',
  added: 'जोड़ा गया',
  removed: 'हटाया गया',
  saved: 'सहेजा गया',
  deleted: 'मिटाया गया',
  replaced: 'बदलकर नया रखा गया',
  resent: 'फिर भेजा गया',
  voided: 'निरस्त',
  recorded: 'दर्ज हुआ',
  'taken-back': 'वापस लिया गया',
  confirmed: 'पुष्टि हुई',
  cancelled: 'रद्द',
  answered: 'उत्तर दिया गया',
  seated: 'सीट दी गई',
  withdrawn: 'वापस लिया गया',
  opened: 'खोला गया',
  closed: 'बंद किया गया',
  erased: 'मिटाया गया',
  written: 'लिखा गया',
  filed: 'दाखिल हुआ',
  taken: 'लिया गया',
  asked: 'माँगा गया',
  approved: 'स्वीकृत',
  declined: 'अस्वीकृत',
  seen: 'देखा गया',
  packed: 'पैक हुआ',
  shipped: 'भेजा गया',
  delivered: 'पहुँचाया गया',
  'handed-back': 'काउंटर पर लौटाया गया',
  exported: 'फ़ाइल में सहेजा गया',
};
