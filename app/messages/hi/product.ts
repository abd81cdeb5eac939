export const shop = 'दुकान';
export const productNotFound = 'वस्तु नहीं मिली।';
export const seeAllProducts = 'सभी वस्तुएँ देखें';
export const renamedOrGone = 'शायद इसका नाम बदल गया है या अब यह नहीं बिकती।';
/** For search engines, after the description. */
export const priceFrom = (price: string) => `${price} से।`;

export const inStock = 'स्टॉक में है';

export const zoom = 'बड़ा देखें';
export const noLongerAvailable = 'यह वस्तु अब उपलब्ध नहीं है।';
export const seeCategory = (category: string) => `${category} देखें`;
export const alsoFromShop = 'दुकान से और भी';
export const taxesIncluded = 'सभी कर सहित';
export const chooseOption = (name: string) => `चुनें: ${name}`;
export const optionOutOfStock = '(स्टॉक में नहीं)';

export const netQuantity = 'शुद्ध मात्रा';
export const maker = 'निर्माता या पैककर्ता';
export const origin = 'मूल देश';
export const bestBefore = 'उपयोग की सर्वोत्तम अवधि';
export const foodLicence = 'खाद्य लाइसेंस (FSSAI)';
export const parcelWeight = 'पार्सल का वज़न';
export const grams = (weight: string) => `${weight} ग्राम`;
export const kilograms = (weight: string) => `${weight} किग्रा`;
export const articleNumber = 'वस्तु क्रमांक';

export const buyThis = (title: string) => `ख़रीदें: ${title}`;
export const howMany = 'कितने';
export const howManyOf = (title: string) => `कितने: ${title}`;
export const mostInOrder = (most: number) => `एक ऑर्डर में अधिकतम ${most}।`;
export const addToCart = 'कार्ट में डालें';
export const adding = 'डाला जा रहा है…';
export const buyNow = 'अभी ख़रीदें';
export const oneMoment = 'एक क्षण…';
export const addedToCart = 'आपके कार्ट में डाला गया';
export const cartFull = 'आपका कार्ट भर गया है';
export const cartHolds = (lines: number) => `इसमें अधिकतम ${lines} वस्तुएँ रखी जा सकती हैं।`;

export const deliveryToPin = 'आपके पिन कोड पर डिलीवरी';
export const check = 'जाँचें';
export const looking = 'देखा जा रहा है…';
export const notSentTo = (pin: string) => `${pin} पर हम अभी नहीं भेजते। आप ऑर्डर करके वस्तु मंदिर से ले सकते हैं।`;
export const freeDelivery = (pin: string, zone: string, days: string) =>
  `${pin} (${zone}) पर <b>निःशुल्क डिलीवरी</b>, ${days} कार्य-दिवसों में।`;
export const deliveryCosts = (charge: string, pin: string, zone: string, days: string) =>
  `${pin} (${zone}) पर <b>एक वस्तु की डिलीवरी ${charge}</b>, ${days} कार्य-दिवसों में।`;
export const daysFromTo = (least: number, most: number) => `${least} से ${most}`;
export const deliveryFreeFrom = (amount: string) => `${amount} से डिलीवरी निःशुल्क।`;

export const tellWhenBack = 'दोबारा आने पर मुझे बताएँ';
export const oneLetter = 'फिर उपलब्ध होने पर केवल एक ई-मेल, और कुछ नहीं।';
export const tellMe = 'मुझे बताएँ';
export const keeping = 'सहेजा जा रहा है…';
export const weWillWrite = (email: string) => `वस्तु दोबारा आने पर हम ${email} पर एक बार लिखेंगे।`;
export const memberPriceIs = (sum: string) => `सदस्य के रूप में आपका मूल्य: ${sum}`;
