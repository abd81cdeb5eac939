export const needsScript =
  'कार्ट इसी ब्राउज़र में रहता है और उसे JavaScript चाहिए। उसके बिना आप <donate>राशि चुनकर दान</donate> कर सकते हैं, या <shop>दुकान</shop> में ‘अभी ख़रीदें’ से एक-एक वस्तु ले सकते हैं।';
export const emptyNow = 'आपका कार्ट खाली है।';
export const inTheCart = (items: string) => `कार्ट में: ${items}।`;
export const items = (count: number) => `${count} ${count === 1 ? 'वस्तु' : 'वस्तुएँ'}`;
export const clearCart = 'कार्ट खाली करें';
export const continueShopping = 'ख़रीदारी जारी रखें';
export const moreWaysToGive = 'दान के और तरीक़े';
export const donate = 'दान करें';
export const visitTheShop = 'दुकान देखें';
export const droppedLines = (count: number) =>
  count === 1
    ? 'पुराने कार्ट की 1 पंक्ति पढ़ी नहीं जा सकी और हटानी पड़ी।'
    : `पुराने कार्ट की ${count} पंक्तियाँ पढ़ी नहीं जा सकीं और हटानी पड़ीं।`;
export const understood = 'समझ गए';

export const each = (price: string) => `एक का ${price}`;
export const deleteLine = (title: string) => `हटाएँ: ${title}`;
export const howMany = (name: string) => `कितने: ${name}`;
export const total = 'कुल';

export const donationCartItems = 'दान कार्ट';
export const donations = 'दान';
export const gifts = 'दान राशि';
export const processingFee = 'प्रोसेसिंग शुल्क';
export const donateNow = 'अभी दान करें';
export const giftsLeftOut = 'जो दान अभी नहीं दिए जा सकते, वे कुल राशि और भुगतान में नहीं जोड़े जाते।';
export const paidSeparately = 'दोनों कार्ट का भुगतान अलग-अलग होता है, ताकि आपकी दान की रसीद अलग रहे।';

export const cartItems = 'कार्ट की वस्तुएँ';
export const shopOrder = 'दुकान का ऑर्डर';
export const goods = 'वस्तुएँ';
export const mrpDiscount = 'MRP पर छूट';
export const checkout = 'भुगतान की ओर';
export const pricesUnsure = 'दाम और स्टॉक अभी जाँचे नहीं जा सके। भुगतान से पहले फिर जाँच होगी।';
export const goodsLeftOut = 'जो वस्तुएँ अभी नहीं ख़रीदी जा सकतीं, वे कुल राशि और भुगतान में नहीं जोड़ी जातीं।';
export const deliveryAtCheckout = 'डिलीवरी का ख़र्च भुगतान के समय आपके पिन कोड और वज़न के अनुसार जुड़ता है।';

export const unnamedItem = 'दुकान की एक वस्तु';
export const noLongerAvailable = 'यह वस्तु अब उपलब्ध नहीं है।';
export const priceChanged = (now: string, before: string) => `अब ${now}। जब आपने चुना था तब ${before} था।`;
export const outOfStock = 'अभी स्टॉक में नहीं है।';
export const atMostOfOne = (most: number) => `एक ऑर्डर में एक वस्तु अधिक से अधिक ${most} जाती है।`;
export const onlyLeft = (most: number) => `केवल ${most} बचे हैं। आगे बढ़ने के लिए संख्या घटाएँ।`;
