/** The forms of the settings: an export a section, its labels by the path of their field. */

export const identity = {
  title: 'नाम और श्री विग्रह',
  note: 'हर पेज का ऊपर और नीचे का भाग, पत्र, रसीदों के पत्र, और खोज इंजन जो दिखाते हैं।',
  name: 'मंदिर का नाम',
  place: 'नगर',
  deities: 'श्री विग्रह',
  mantra: 'लोगो के पास के शब्द',
};
export const languages = {
  title: 'भाषाएँ',
  note: 'अंग्रेज़ी के अलावा लोग किन भाषाओं में पढ़ सकते हैं। आपकी प्रविष्टियों के शब्द “अनुवाद” में हैं।',
};
export const ownDigits = {
  title: 'अंक',
  note: 'दूसरी भाषा के पेजों और पत्रों में संख्याएँ।',
  help: 'फ़ॉर्म, टेलीफ़ोन, खाते, रसीदें और बिल 1 2 3 में ही रहते हैं, और कार्यालय भी।',
  of: (language: string) => `${language} में संख्याएँ उसके अपने अंकों में दिखें (१ २ ३)`,
};
export const mobileSignIn = {
  title: 'मोबाइल से साइन इन',
  note: 'साइन इन का पेज और प्रोफ़ाइल। हर कोड एक SMS है, जिसका ख़र्च मंदिर देता है।',
  offered: 'लोग मोबाइल पर आए कोड से साइन इन कर सकते हैं',
  offeredHint: 'तभी, जब SMS भेजने की व्यवस्था हो; यह साइट की देखभाल करने वाले बताएँगे।',
};
export const contact = {
  title: 'पता और फ़ोन',
  note: 'हर पेज का नीचे का भाग, संपर्क का पेज, पत्र और मानचित्र।',
  address: 'पता',
  phone: 'फ़ोन',
  email: 'ई-मेल',
};
export const latitude = 'अक्षांश';
export const latitudeHint = 'द्वार का, मानचित्र के लिए: 28.647';
export const longitude = 'देशांतर';
export const social = {
  title: 'सोशल मीडिया के लिंक',
  note: 'हर पेज का नीचे का भाग, और खोज इंजन जो जानते हैं।',
};
export const schedule = {
  title: 'मंदिर का एक दिन',
  note: 'हर पेज के ऊपर से खुलने वाली दिनचर्या; इसकी आरती और दर्शन के समय मुखपृष्ठ और दर्शन के पेजों पर भी दिखते हैं।',
  closedNote: 'मंदिर कब बंद रहता है',
  entries: 'दिन के समय',
};
export const time = 'समय';
export const stationKind = 'प्रकार';
export const stationKinds = { darshan: 'आरती या दर्शन', closed: 'बंद', other: 'कुछ और' };
export const day = 'दिन';
export const what = 'क्या';
export const scheduleDays = {
  title: 'अलग दिनचर्या वाले दिन',
  note: 'उत्सव: ऐसे दिन रोज़ के समय की जगह ये समय रहते हैं। उस दिन खुलने का समय “खुलने का समय” में है।',
  times: 'इन दिनों के समय',
};
export const festivalBanner = {
  title: 'उत्सव की पट्टी',
  note: 'हर पेज के सबसे ऊपर की पंक्ति।',
  shown: 'पट्टी दिखाएँ',
  automatic: 'नीचे के शब्दों की जगह पंचांग के अनुसार',
  automaticHint: 'तब बिना उत्सव वाले दिन पट्टी नहीं दिखती।',
  text: 'अपने शब्द',
  toHint: '/events, या https:// वाला पता',
};
export const whereItLeads = 'लिंक कहाँ ले जाता है';
export const bank = {
  title: 'बैंक खाता',
  note: 'दान के पेजों पर, ट्रांसफ़र के लिए। बहुत सावधानी से बदलें: दान इसी खाते में जाता है।',
  none: 'यदि मंदिर का बैंक खाता नहीं है, तो हर खाना खाली करें: तब किसी पेज पर बैंक ट्रांसफ़र नहीं दिखता।',
  isNone: 'कोई बैंक खाता नहीं लिखा है: किसी पेज पर बैंक ट्रांसफ़र नहीं दिखता।',
  accountName: 'खाते का नाम',
  accountNumber: 'खाता संख्या',
  bank: 'बैंक',
  branch: 'शाखा',
  branchCode: 'IFSC',
};
export const upi = {
  title: 'UPI',
  note: 'दान के पेजों पर; QR कोड इसी से बनता है। दान इसी पर जाता है।',
  none: 'यदि मंदिर की UPI आईडी नहीं है, तो दोनों खाने खाली करें: तब किसी पेज पर दान का QR कोड नहीं दिखता।',
  isNone: 'कोई UPI आईडी नहीं लिखी है: किसी पेज पर दान का QR कोड नहीं दिखता।',
  id: 'UPI आईडी',
  idHint: 'जैसे temple@bank',
  payee: 'UPI ऐप में दिखने वाला नाम',
};
export const shop = {
  title: 'दुकान',
  note: 'विक्रेता कौन है, जैसा हर बिल पर लिखा जाता है, और सामान लोगों तक कैसे पहुँचता है। बन चुके बिल वैसे ही रहते हैं।',
  seller: 'विक्रेता का नाम',
  address: 'विक्रेता का पता',
  state: 'विक्रेता का राज्य',
  stateHint: 'इसी से तय होता है कि CGST और SGST लगे या IGST।',
  gstin: 'GSTIN',
  gstinHint: 'जब तक विक्रेता पंजीकृत नहीं है, खाली रखें या “none” लिखें: तब बिल पर कर नहीं लगता।',
  pickup: 'सामान मंदिर से लिया जा सकता है',
  payAtPickup: 'जो लेने आए, वह वहीं भुगतान कर सकता है',
  payAtPickupHint: 'केवल जब सामान मंदिर से लिया जा सकता हो।',
  buyerCancels: 'पैक होने से पहले ख़रीदार ऑर्डर रद्द कर सकता है',
};
export const csr = { title: 'CSR', note: 'कंपनियों का पेज।', registration: 'CSR पंजीकरण' };
export const calendarPlace = {
  title: 'पंचांग का स्थान',
  note: 'जहाँ का सूर्योदय देखा जाता है: व्रत और उत्सव उसी से तय होते हैं।',
  name: 'नगर',
  zone: 'समय क्षेत्र',
  zoneHint: 'जैसे Asia/Kolkata',
};
export const donateModal = {
  title: 'दान की छोटी खिड़की',
  note: 'वह छोटी खिड़की जो दान का निवेदन करती है।',
  picture: 'फ़ोटो',
  heading: 'शीर्षक',
  text: 'वाक्य',
};
export const donationAmounts = {
  title: 'चुनने के लिए राशियाँ',
  note: '“दान करें” पेज पर; पहली तीन दान की छोटी खिड़की में भी, जहाँ दूसरी पहले से चुनी रहती है।',
  amounts: 'राशियाँ',
  rupees: 'रुपये',
};
export const homeWords = {
  title: 'होम पेज के शब्द',
  note: 'होम पेज मंदिर के बारे में जो बताता है, और खोज इंजन उसके नाम के नीचे जो दिखाते हैं।',
  heroTitle: 'स्वागत: शीर्षक',
  heroTitleHint: 'यहाँ की हर पंक्ति वहाँ भी एक पंक्ति है। उसके बाद नीचे लिखा नाम रंग में आता है।',
  heroName: 'स्वागत: रंग में नाम',
  lead: 'स्वागत के नीचे',
  aboutTitle: 'हमारे बारे में: शीर्षक',
  aboutLead: 'हमारे बारे में',
  today: 'इतिहास: आज',
  feast: 'रविवार प्रेम भोज',
  gitaClass: 'गीता कक्षा',
  tours: 'आध्यात्मिक यात्राएँ',
  youth: 'युवा मंच',
  children: 'गोपाल फ़न स्कूल',
  stay: 'अतिथि-गृह',
};
export const donationSlideWords = {
  title: 'दान की पट्टी के शब्द',
  note: 'वे चार स्लाइड जो होम पेज पर और मंदिर के बारे में बताने वाले पेजों पर हैं।',
};
export const stay = {
  title: 'अतिथि-गृह के नियम',
  note: 'अतिथि-गृह के पेज पर आगमन और प्रस्थान, नियम और रद्द करना। कमरे और किराये “अतिथि-गृह” में हैं।',
  heading: 'शीर्षक',
  lead: 'शीर्षक के नीचे',
  cancelling: 'रद्द करने के बारे में',
  rules: 'ठहरने के नियम',
  rule: 'नियम',
};
export const homePictures = {
  title: 'होम पेज के चित्र',
  note: 'झरोखे से दिखने वाला दृश्य, और नीचे के चित्र।',
  heroDawn: 'झरोखे से, दिन में',
  heroDusk: 'झरोखे से, शाम को',
  about: 'हमारे बारे में',
  history: 'इतिहास',
  giveBooks: 'ग्रंथ: जो माँगे उसके लिए',
  booksSchool: 'ग्रंथ: विद्यालय के लिए',
  booksHospital: 'ग्रंथ: अस्पताल के लिए',
  booksElders: 'ग्रंथ: वृद्धजनों के लिए',
};
export const pagePictures = {
  title: 'दूसरे पेजों के चित्र',
  note: 'उन पेजों के ऊपर जिनके पीछे कोई सूची नहीं है, और दान की पट्टी की चार स्लाइड।',
  footer: 'मंदिर आने के पेजों में सबसे नीचे के भाग के ऊपर',
  signIn: 'साइन इन के पास',
  donation: 'दान: सभी सेवा-कार्य',
  liveDarshan: 'लाइव दर्शन, आरंभ होने से पहले',
};
export const slideStone = 'स्लाइड: एक शिला';
export const slideBrick = 'स्लाइड: एक ईंट';
export const slideFoot = 'स्लाइड: एक वर्ग फ़ुट';
export const slideArch = 'स्लाइड: एक मेहराब';
export const facts = {
  title: 'होम पेज के तथ्य',
  note: 'आंदोलन की संख्याएँ।',
  facts: 'तथ्य',
  value: 'संख्या',
};
export const words = 'शब्द';
export const footerServices = {
  title: 'नीचे के भाग की सेवाएँ',
  note: 'हर पेज के सबसे नीचे के लिंक।',
  links: 'लिंक',
};
export const copyright = {
  title: 'कॉपीराइट की पंक्ति',
  note: 'हर पेज की अंतिम पंक्ति। {year} की जगह चालू वर्ष आता है।',
};
export const seatBills = {
  title: 'कक्षाओं और यात्राओं के बिल',
  note: 'दर चुनने पर सीटों के हर भुगतान का बिल अलग शृंखला में बनता है, कर मूल्य के भीतर; जो राशि लौटती है उसका क्रेडिट नोट बनता है। विक्रेता वही है जो दुकान का। दर चुनने से पहले अपने लेखाकार से पूछें।',
  classes: 'कक्षाओं का शुल्क',
  tours: 'यात्राओं का मूल्य',
  rates: [
    { value: 'none', label: 'कोई बिल नहीं' },
    { value: '0', label: 'बिना कर का बिल' },
    { value: '500', label: '5 % GST' },
    { value: '1800', label: '18 % GST' },
  ],
};
