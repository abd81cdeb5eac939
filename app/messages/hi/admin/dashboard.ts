export const greeting = (name: string) => `हरे कृष्ण, ${name}`;
export const allFigures = 'सभी आँकड़े';
export const changesWait = (count: number) =>
  count === 1 ? 'एक बदलाव दूसरे स्वामी की प्रतीक्षा में है' : `${count} बदलाव दूसरे स्वामी की प्रतीक्षा में हैं`;
export const photosMissing = (count: number) =>
  count === 1 ? 'साइट पर अभी एक फ़ोटो बाकी है' : `साइट पर अभी ${count} फ़ोटो बाकी हैं`;

export const giftsLastMonth = 'पिछले 30 दिनों के दान';
export const causesLastMonth = 'पिछले 30 दिनों के सेवा-कार्य';
export const nothingGiven = 'इन दिनों में कोई दान नहीं आया।';
export const latestGifts = 'नए दान';
export const allGifts = 'सभी दान';
export const noGiftYet = 'अभी कोई दान नहीं। <page>दान के पेज</page> पर कोई दान आएगा, तो यहाँ दिखेगा।';

export const paymentsWaiting = 'प्रतीक्षा में भुगतान';
export const paymentsWaitingNote = '15 मिनट से पहले शुरू हुए';
export const receiptsUndelivered = 'रसीदें जो नहीं पहुँचीं';
export const receiptsUndeliveredNote = 'पत्र जो किसी को नहीं मिले';
export const claimsToMatch = 'मिलाने के लिए दावे';
export const claimsNote = 'UPI और बैंक';
export const paymentsToCheck = 'जाँचने के लिए भुगतान';
export const paymentsToCheckNote = 'किसी दान के नहीं, या देखने योग्य';

export const beginHere = 'यहाँ से शुरू करें';
export const officeIsNew = 'कार्यालय नया है। इन क़दमों से साइट आपकी बनती है; किसी भी क्रम में करें।';
export const done = 'पूरा हुआ';
export const stepTemple = 'नाम, पता और फ़ोन';
export const stepTempleNote = 'ये हर पेज पर रहते हैं। खुलने का समय और चित्र भी सेटिंग में हैं।';
export const stepReceiver = 'दान कौन प्राप्त करता है';
export const stepReceiverNote =
  'सर्वर चलाने वाला ट्रस्ट या सोसाइटी को एक बार दर्ज करता है; रसीदें उसी के नाम से बनती हैं।';
export const stepCause = 'पहला सेवा-कार्य';
export const stepCauseNote = 'जिसके लिए लोग दान दे सकें। तब तक दान का पेज कुछ नहीं लेता।';
export const stepProduct = 'पहली वस्तु';
export const stepProductNote = 'श्रेणी, मूल्य, और स्टॉक में कितनी हैं।';
export const stepEvent = 'पहला कार्यक्रम';
export const stepEventNote = 'अगला उत्सव या भंडारा, दिन और समय के साथ।';
export const stepStaff = 'आपके सहयोगी';
export const stepStaffNote = 'दूसरों को कार्यालय में बुलाएँ; हर कोई उतना ही देखता है जितना उसके काम में चाहिए।';

export const netSales = 'दुकान की शुद्ध बिक्री, पिछले 30 दिन';
export const orders = (count: number) => `${count.toLocaleString('en-IN')} ऑर्डर`;
export const ordersToPack = 'पैक करने के ऑर्डर';
export const openOrders = 'खुले ऑर्डर';
export const ordersToSend = 'भेजने के ऑर्डर';
export const packed = 'पैक हो चुके';
export const ordersShort = 'ऑर्डर जिनकी वस्तुएँ नहीं हैं';
export const ordersShortNote = 'भुगतान हुआ, पर स्टॉक खाली था';
export const lowStock = 'कम स्टॉक';
export const lowStockNote = 'वस्तुएँ जो अपनी सीमा पर या उससे नीचे हैं';

export const demoUntil = 'अब भी डेमो जैसा:';
export const demoBank =
  'बैंक खाता या UPI आईडी दाताओं को तभी दिखती है जब वह आपकी हो। जो आपके पास नहीं है, उसे खाली छोड़ें।';
export const demoShop = 'जब तक आप विक्रेता नहीं लिखते, दुकान कुछ नहीं बेचती।';

export const openRequests = 'खुले अनुरोध';
export const openRequestsNote = 'संदेश, पूछताछ, नामांकन';
export const sevasToConfirm = 'पुष्टि करने की सेवाएँ';
export const sevasToConfirmNote = 'रोबोट की, या लोगों की';
export const visitsNext = (kind: string, days: number) => `${kind}, अगले ${days} दिन`;
export const confirmedFor = (people: number) => `पुष्टि हो चुकी, ${people} लोगों के लिए`;
export const confirmedAndAsked = (people: number, asked: number) =>
  `पुष्टि हो चुकी, ${people} लोगों के लिए; ${asked} और माँगी गई हैं`;
