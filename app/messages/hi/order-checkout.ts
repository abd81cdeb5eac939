export const checkout = 'भुगतान';
export const visitTheShop = 'दुकान देखें';
export const openTheCart = 'कार्ट खोलें';

export const yourDetails = 'आपकी जानकारी';
export const courierCalls = 'कूरियर इसी पर फ़ोन करता है, और इसके आख़िरी चार अंकों से आपका ऑर्डर खुलता है।';
export const stepsSentHere = 'आपका बिल और ऑर्डर की हर जानकारी यहाँ भेजी जाएगी।';
export const houseStreet = 'मकान, गली';
export const addAreaOrLandmark = 'इलाक़ा या पहचान का स्थान जोड़ें';
export const addGstinOrNote = 'GSTIN या संदेश जोड़ें';
export const areaLocality = 'इलाक़ा या मोहल्ला';
export const landmark = 'पहचान का स्थान';
export const nearBy = '… के पास';
export const rememberAddress = 'अगले ऑर्डर के लिए यह पता याद रखें।';
export const gstinForBusiness = 'केवल पंजीकृत व्यवसाय के नाम बिल के लिए।';
export const noteForShop = 'दुकान के लिए संदेश';
export const upTo200 = 'अधिकतम 200 अक्षर।';

export const delivery = 'डिलीवरी';
export const byCourier = 'कूरियर से';
export const toYourDoor = 'आपके घर तक, आपके पिन कोड और वज़न के अनुसार।';
export const collectAtTemple = 'मंदिर से लेना';
export const atTempleShop = (address: string) => `मंदिर की दुकान पर: ${address}`;

export const yourOrder = 'आपका ऑर्डर';
export const items = 'वस्तुएँ';
export const mrpDiscount = 'MRP पर छूट';
export const total = 'कुल';
export const gstIncluded = (amount: string) => `इसमें ${amount} GST शामिल है।`;
export const noGst = 'इन वस्तुओं पर GST नहीं लगता।';
export const collectedAtTemple = 'मंदिर से लेना';
export const deliveryInDays = (days: string) => `डिलीवरी, ${days} कार्य-दिवस`;
export const daysFromTo = (least: number, most: number) => `${least} से ${most}`;
export const deliveryByPin = 'पिन कोड के अनुसार';
export const notDeliveredThere = 'वहाँ नहीं भेजते';
export const free = 'निःशुल्क';
/** By the state of a line; {n} is how many can be had. */
export const lineStates = {
  'no-quantity': '1 से 10 तक की पूरी संख्या लिखें।',
  gone: 'यह वस्तु अब उपलब्ध नहीं है।',
  out: 'अभी स्टॉक में नहीं है।',
  fewer: 'केवल {n} शेष।',
  limit: 'एक ऑर्डर में एक वस्तु अधिकतम {n} ली जा सकती है।',
};
export const unnamedItem = 'दुकान की एक वस्तु';
export const howMany = 'कितने';
export const priceChanged = (now: string, before: string) =>
  `अब ${now}। जब आपने चुना था तब ${before} था। भुगतान करने से नया दाम मान लिया जाएगा।`;

export const pay = 'भुगतान';
export const payWith = 'भुगतान का तरीक़ा';
export const payNow = 'अभी';
export const payNowHow = 'UPI, कार्ड या नेट बैंकिंग से, सुरक्षित भुगतान पेज पर।';
export const payAtShop = 'वस्तु लेते समय';
export const payAtShopHow = (days: number) => `मंदिर की दुकान पर, UPI या नक़द से, ${days} दिनों के भीतर।`;
export const consent =
  'मैंने अपना ऑर्डर जाँच लिया है और <refunds>रद्दीकरण और रिफ़ंड नीति</refunds> तथा <privacy>गोपनीयता नीति</privacy> पढ़ ली है।';
export const heldWhilePaying = 'यहाँ से वस्तुएँ 15 मिनट तक आपके लिए रखी जाती हैं।';
export const nothingTakenYet = 'पूरा दाम दिखाए बिना कोई राशि नहीं ली जाती।';

/** By the code of the refusal; {n} and {state} are its values. */
export const refusals = {
  'cart-empty': 'पहले दुकान से कुछ चुनें।',
  'too-many-lines': 'एक ऑर्डर में अधिकतम 50 पंक्तियाँ हो सकती हैं। कृपया कुछ हटाएँ।',
  'line-twice': 'यह ऑर्डर में दो बार है। दो में से एक पंक्ति हटाएँ।',
  'quantity-invalid': '1 से 10 तक की पूरी संख्या लिखें।',
  'variant-gone': 'यह वस्तु अब उपलब्ध नहीं है। आगे बढ़ने के लिए यह पंक्ति हटाएँ।',
  'variant-out': 'किसी और ने पहले ले ली: यह वस्तु समाप्त हो गई है। आगे बढ़ने के लिए यह पंक्ति हटाएँ।',
  'variant-fewer': 'केवल {n} शेष। आगे बढ़ने के लिए संख्या घटाएँ।',
  'variant-limit': 'एक ऑर्डर में एक वस्तु अधिकतम {n} ली जा सकती है।',
  'pin-other-state': 'यह पिन कोड {state} का नहीं है। दोनों जाँचें।',
  'not-delivered': 'इस पिन कोड पर हम डिलीवरी नहीं करते। आप वस्तुएँ मंदिर से ले सकते हैं।',
  'shop-not-open': 'दुकान अभी ऑर्डर नहीं ले रही। कब खुलेगी, यह कृपया मंदिर कार्यालय से पूछें।',
  'order-too-small': '₹1 से कम के ऑर्डर का ऑनलाइन भुगतान नहीं हो सकता। कृपया कुछ और जोड़ें।',
  'order-too-large': '₹5,00,000 से अधिक के ऑर्डर के लिए कृपया मंदिर कार्यालय को लिखें।',
  'too-many-holds':
    'इस फ़ोन नंबर के तीन ऑर्डरों का भुगतान बाकी है और उनकी वस्तुएँ रखी हुई हैं। उनमें से एक का भुगतान करें, या पंद्रह मिनट प्रतीक्षा करें।',
  'too-many-unpaid':
    'आपके कनेक्शन से इस वस्तु के इतने ऑर्डर भुगतान की प्रतीक्षा में हैं कि केवल {n} और लिए जा सकते हैं। संख्या घटाएँ, पहले शुरू किए ऑर्डर का भुगतान करें, या साइन इन करें।',
  'too-many-orders': 'इस कनेक्शन से बहुत सारे ऑर्डर शुरू हुए हैं। कृपया पंद्रह मिनट प्रतीक्षा करें।',
  'intent-reused': 'यह फ़ॉर्म पहले दूसरे उत्तरों के साथ भेजा जा चुका है। उत्तर जाँचें और भुगतान का बटन फिर दबाएँ।',
  'intent-malformed': 'यह फ़ॉर्म बहुत पुराना हो गया था। आपके उत्तर सुरक्षित हैं; भुगतान का बटन फिर दबाएँ।',
};
export const totalWithDelivery = (total: string) =>
  `डिलीवरी सहित कुल राशि ${total} है। इसे जाँच लें; भुगतान करने से यह मान ली जाएगी।`;
export const totalNow = (total: string) => `कुल राशि अब ${total} है। इसे जाँच लें; भुगतान करने से यह मान ली जाएगी।`;
