/** Money at the desk of the guest house, besides what pays the stay. */
export const takeDeposit = 'अमानत लें';
export const depositNote = 'यह अतिथि के जाने तक रखी जाती है, और ठहरने का भुगतान नहीं है।';
export const depositOf = (sum: string) => `रखी हुई अमानत: ${sum}`;
export const amount = 'राशि, रुपये में';
export const how = 'कैसे';
export const modes = { cash: 'नक़द', upi: 'UPI' };
export const record = 'दर्ज करें';
export const givenBack = 'लौटा दी';
export const withheldFor = 'कुछ राशि क्यों रखी गई';
export const withheldForHint = 'केवल तब, जब रखी हुई राशि से कम लौटाएँ।';
export const askBack = 'राशि लौटाएँ';
export const askBackNote = (sum: string) =>
  `काउंटर पर ${sum} ज़रूरत से अधिक लिए गए हैं। पहले कोई दूसरा सहमति देता है, फिर राशि दी जाती है।`;
export const askIt = 'अनुरोध करें';
export const reason = 'कारण';
export const backAtDesk = (sum: string) => `काउंटर से वापसी: ${sum}`;
export const states = {
  asked: 'दूसरे व्यक्ति की सहमति बाकी',
  approved: 'देना बाकी',
  declined: 'अस्वीकृत',
  handed: 'दे दी गई',
};
export const agree = 'सहमति दें';
export const decline = 'अस्वीकार करें';
export const handedCash = 'नक़द दे दिए';
export const handedUpi = 'UPI से भेज दिए';
export const elseMustAgree = 'अनुरोध आपने किया है: सहमति किसी और को देनी होगी।';
export const moneyAtDesk = 'काउंटर पर लेन-देन';
export const entries = {
  price: { in: 'भुगतान', out: 'लौटाया', kept: 'रखा' },
  deposit: { in: 'अमानत ली', out: 'अमानत लौटाई', kept: 'अमानत में से रखा' },
};
export const minus = (sum: string) => `−${sum}`;
export const codes = {
  'deposit-cash-barred': 'क़ानून {sum} या उससे अधिक की अमानत नक़द लेने-देने से रोकता है। UPI का उपयोग करें।',
  'deposit-more-than-held': 'यह रखी हुई राशि से अधिक है।',
  'desk-return-too-much': 'काउंटर इतनी राशि नहीं लौटा सकता।',
};
export const restOnline = 'वेबसाइट पर शेष राशि';
export const payOnline = 'वेबसाइट पर भुगतान';
export const linkToPay = 'अतिथि को भुगतान का लिंक भेजें';
