export const openTheCart = 'कार्ट खोलें';

export const orderNotFound = 'ऑर्डर नहीं मिला।';
export const order = (number: number) => `ऑर्डर ${number}`;
export const soldOutMeanwhile =
  'जितने समय वस्तुएँ आपके लिए रखी गई थीं, वह समाप्त हो गया, और इस ऑर्डर की कोई वस्तु अब बिक चुकी है। कोई राशि नहीं ली गई। अब क्या उपलब्ध है, यह देखने के लिए कार्ट खोलें।';
export const seeTheOrder = 'ऑर्डर देखें';
export const holdNearlyOver =
  'जितने समय वस्तुएँ आपके लिए रखी गई हैं, वह समाप्त होने को है या हो चुका है। आगे बढ़ें: यदि वस्तुएँ अब भी हैं, तो वे पंद्रह मिनट और आपके लिए रखी जाएँगी।';
export const heldWhileYouPay = 'भुगतान करते समय वस्तुएँ आपके लिए रखी रहती हैं।';
export const heldUntilDay = (day: string) => `वस्तुएँ ${day} के अंत तक आपके लिए रखी हैं।`;
