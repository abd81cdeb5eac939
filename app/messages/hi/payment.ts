export const pay = (sum: string) => `${sum} का भुगतान करें`;
export const goOn = 'आगे बढ़ें';
export const oneMoment = 'एक क्षण…';
export const online = 'UPI, कार्ड या नेट बैंकिंग';
export const gatewayPage = 'भुगतान पेमेंट गेटवे के अपने सुरक्षित पेज पर होता है, फिर आप यहीं लौट आते हैं।';
export const takingYouThere = 'आपको भुगतान के पेज पर ले जाया जा रहा है…';
export const tryAgain = 'फिर कोशिश करें';
export const change = 'बदलें';
export const removeLine = 'यह पंक्ति हटाएँ';

export const stepsOfGift = 'आपके दान के चरण';
export const stepsOfOrder = 'आपके ऑर्डर के चरण';
export const stepsOfStay = 'आपकी बुकिंग के चरण';
export const chosen = 'कक्षा या यात्रा';
export const stepsOfPasses = 'बुकिंग के चरण';
export const passes = 'पास';
export const room = 'कमरा';
export const booked = 'बुक';
export const cart = 'कार्ट';
export const details = 'आपकी जानकारी';
export const payment = 'भुगतान';
export const receipt = 'रसीद';
export const bill = 'बिल';
export const done = '(पूरा हुआ)';

export const paymentCancelled = 'भुगतान के पेज पर उसे रद्द कर दिया गया।';
export const balanceNotEnough = 'बैंक के अनुसार खाते में पर्याप्त राशि नहीं थी।';
export const bankTimedOut = 'बैंक से समय पर उत्तर नहीं मिला।';
export const bankDeclined = 'बैंक ने उसे स्वीकार नहीं किया।';
export const somebodyWasFaster = 'किसी और ने पहले ले लिया';
export const paymentPageSilent = 'भुगतान का पृष्ठ अभी उत्तर नहीं दे रहा। कोई राशि नहीं ली गई।';
export const offeringStillHeld =
  'आपका पहले चुना हुआ अर्पण अब भी आपके लिए रखा है और उसका भुगतान बाकी है: <way>उसका भुगतान करें</way>।';
export const stillHeld = (number: number) =>
  `जो आपने पहले चुना था, वह अब भी आपके लिए रखा है और उसका भुगतान बाकी है: <way>बुकिंग या ऑर्डर ${number}</way>।`;
