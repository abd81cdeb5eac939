export const donationHistory = 'मेरे दान';
export const everyGift = (email: string) => `<email>${email}</email> से दिया गया हर दान और उसकी रसीद।`;
export const receiptResent = 'रसीद आपके ई-मेल पर भेजी जा रही है।';
export const notRead = 'आपके दान अभी नहीं दिखाए जा सके। कुछ भी खोया नहीं है।';
export const tryAgain = 'फिर कोशिश करें';
export const noDonations = 'अभी कोई दान नहीं है।';
export const whenYouGive = 'आप जब दान करेंगे, तो आपका दान और उसकी रसीद यहाँ दिखेगी।';
export const seeCauses = 'देखें कि आप किस सेवा-कार्य के लिए दे सकते हैं';
export const noneMatches = 'ऐसा कोई दान नहीं मिला। बाकी देखने के लिए सब दिखाएँ।';

export const filterGifts = 'दान छाँटें';
export const taxYear = 'कर वर्ष';
export const allYears = 'सभी वर्ष';
export const status = 'स्थिति';
export const all = 'सभी';
export const givenFor = 'किसके लिए';
export const allKinds = 'सभी प्रकार';
export const show = 'दिखाएँ';
export const showAll = 'सब दिखाएँ';

export const yourGifts = 'आपके दान';
export const date = 'तारीख़';
export const cause = 'सेवा-कार्य';
export const amount = 'राशि';
export const receipt = 'रसीद';
export const again = 'आगे';
export const returned = (sum: string) => `${sum} लौटाए गए`;
export const quietGift = 'गुप्त दान';
export const notYet = 'अभी नहीं';
export const none = 'नहीं है';
/** After the number of a receipt. */
export const isVoid = '(रद्द)';
export const pdf = 'PDF';
export const sending = 'भेजी जा रही है…';
export const resend = 'फिर भेजें';
export const see = 'देखें';
export const payNow = 'अभी भुगतान करें';
export const giveAgain = 'फिर दान करें';

export const aprilToMarch = (years: string) => `अप्रैल से मार्च ${years}`;
export const gifts = (count: number) => `${count} दान`;
export const giftsWithTax = (gifts: string, sum: string) => `${gifts}, ${sum} आयकर रसीद के साथ`;
export const certificateReady = 'प्रमाणपत्र तैयार है';
export const certificatePdf = (certificate: string) => `${certificate} (PDF)`;
export const certificatePending = 'प्रमाणपत्र आना बाकी है';
/** `entity`: the body that files, where there are several. */
export const statementFiled = (entity: string | null, day: string) =>
  `${entity ?? 'मंदिर'} ने ${day} को वर्ष का विवरण जमा कर दिया है; आपका प्रमाणपत्र अब आएगा। यदि न मिले, तो कृपया मंदिर कार्यालय से पूछें।`;
export const statementDue = (entity: string | null, day: string) =>
  `${entity ?? 'मंदिर'} के वर्ष का विवरण जमा करने पर यह मिलेगा; विवरण ${day} तक जमा होना है।`;
