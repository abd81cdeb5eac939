export const bookPasses = 'पास बुक करें';
export const register = 'पंजीकरण करें';
export const freePlaces = 'स्थान खाली हैं';
export const nearlyFull = 'लगभग भर गया';
export const full = 'भर गया';
export const howFullNow = 'अभी कितना भरा है';
export const yourPasses = 'आपके प्रवेश-पास';
export const whichPasses = 'कौन-से पास, और कितने?';
export const whichTime = 'आप कब आएँगे?';
export const oneTimeForAll = 'इस बुकिंग के सभी लोगों के लिए एक ही समय।';
export const howMany = (pass: string) => `${pass} की संख्या`;
export const forFree = 'निःशुल्क';
export const earlyUntil = (until: string, later: string) => `शुरुआती मूल्य ${until} तक, फिर ${later}`;
export const letsIn = (people: number) => (people === 1 ? 'एक व्यक्ति के लिए' : `${people} लोगों के लिए`);
export const agesFromTo = (from: number, to: number) => `${from} से ${to} वर्ष`;
export const agesFrom = (from: number) => `${from} वर्ष से`;
export const agesTo = (to: number) => `${to} वर्ष तक`;
export const atMost = (count: number) => (count === 1 ? 'प्रति परिवार एक' : `प्रति परिवार ${count} तक`);
export const officeAgrees = 'कार्यालय पहले हर अनुरोध देखता है, फिर आपको लिखता है।';
export const few = (left: number) => (left === 1 ? 'आख़िरी एक' : `केवल ${left} बचे हैं`);
export const noneLeft = 'कोई नहीं बचा';
export const membersUntil = (until: string) => `${until} तक केवल सदस्यों के लिए`;
export const placesLeft = (left: number) => (left === 1 ? 'एक स्थान बचा है' : `${left} स्थान बचे हैं`);
export const enoughPlaces = 'स्थान खाली हैं';
export const isFull = 'भर गया';
export const isOver = 'समय बीत गया';
export const gate = (name: string) => `${name} पर`;
export const questions = 'कुछ प्रश्न';
export const onlyIfYouBook = (pass: string) => `केवल यदि आप यह बुक करें: ${pass}`;
export const yourDetails = 'आपका विवरण';
export const callsYou = 'हम केवल तभी फ़ोन करते हैं जब कुछ बदले।';
export const lettersHere = 'पास यहाँ भेजे जाते हैं। ई-मेल के बिना, अगले पृष्ठ का पता सँभालकर रखें।';
export const confirm = 'सहमति दें और बुक करें';
export const consent = 'मैंने <refunds>रद्द करने की नीति</refunds> और <privacy>गोपनीयता नीति</privacy> पढ़ ली है।';
export const noRefund = 'पासों का समय बीतने तक आप उन्हें लौटा सकते हैं। भुगतान की गई राशि नहीं लौटती।';
export const heldWhilePaying = 'जिसका मूल्य है, वह भुगतान करते समय पंद्रह मिनट तक आपके लिए रखा जाता है।';
export const event = 'कार्यक्रम';
export const when = 'कब';
export const where = 'कहाँ';
export const total = 'कुल';
export const freePasses = 'आपकी सदस्यता के निःशुल्क पास';
export const useFreePasses = 'इनके लिए अपनी सदस्यता के निःशुल्क पास लें';
export const freePassesLeft = (left: number) =>
  left === 1 ? 'इस वर्ष आपका 1 पास बाकी है।' : `इस वर्ष आपके ${left} पास बाकी हैं। सबसे महँगे पास पहले लिए जाते हैं।`;
export const totalFollows = 'भुगतान से पहले, अगले पृष्ठ पर आप कुल राशि देखेंगे।';
export const times = (count: number, pass: string) => `${count} × ${pass}`;
export const closedTitle = 'यहाँ कुछ बुक नहीं हो सकता';
export const closedLead = 'कार्यक्रम हो चुका है या रद्द है, या इसके लिए पास नहीं दिए जाते।';
export const backToEvent = 'कार्यक्रम पर वापस';
export const allEvents = 'सभी कार्यक्रम';
export const someFull = 'जो आपको चाहिए, वह भर गया? अपना नाम प्रतीक्षा-सूची में लिखें।';

export const booking = (number: number) => `बुकिंग ${number}`;
export const soldOutMeanwhile =
  'जितने समय तक स्थान आपके लिए रखे थे, वह बीत गया, और अब वे किसी और के हैं। कोई राशि नहीं ली गई।';
export const holdNearlyOver =
  'जितने समय तक स्थान आपके लिए रखे हैं, वह लगभग या पूरा बीत गया है। आगे बढ़ें, और जब तक वे खाली हैं, वे पंद्रह मिनट और रखे जाएँगे।';
export const heldWhileYouPay = 'भुगतान करते समय स्थान आपके लिए रखे हैं।';
export const passesUnknown = 'हमें ये पास नहीं मिले।';
export const mayClosePage = 'आप यह पृष्ठ बंद कर सकते हैं; भुगतान मिलते ही पास भेजे जाएँगे।';
export const keepThisPage = 'इस पृष्ठ का पता सँभालकर रखें: आपके पासों तक पहुँचने का यही रास्ता है।';
export const codeOfPass = (number: string) => `पास ${number} का QR कोड`;
export const passStates = {
  held: 'अभी मान्य नहीं',
  valid: 'मान्य',
  used: 'अंदर आ चुके',
  void: 'अब मान्य नहीं',
};
export const everyGate = 'हर द्वार';
export const asPdf = 'पास PDF में';
export const addToCalendar = 'अपने कैलेंडर में जोड़ें';
export const name = 'नाम';
export const cancelBooking = 'ये पास लौटाएँ';
export const cancelNothingBack =
  'इस बुकिंग के सभी पास अमान्य हो जाएँगे, और स्थान दूसरों को मिल सकेंगे। भुगतान की गई राशि नहीं लौटती।';
export const cancelFree = 'इस बुकिंग के सभी पास अमान्य हो जाएँगे, और स्थान दूसरों को मिल सकेंगे।';
export const yesCancel = 'हाँ, लौटाएँ';
export const thenYouSee = 'फिर आप पास देख सकेंगे और उन्हें लौटा सकेंगे।';
export const showMyPasses = 'मेरे प्रवेश-पास दिखाएँ';
export const insteadOfUntil = (price: string, until: string) => `${until} तक, ${price} की जगह`;
