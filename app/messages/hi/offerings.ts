export const notOpen = 'अभी उपलब्ध नहीं';
export const othersOpen = (closed: string) => `${closed} दूसरे सेवा-कार्यों में आप दान कर सकते हैं।`;
export const allCauses = 'सभी सेवा-कार्य देखें';
export const forTheDay = 'किस दिन के लिए';
export const dayNeeded = 'अपने अर्पण का दिन चुनें।';
export const dayOutside = 'आज से एक वर्ष तक का कोई दिन चुनें।';
export const oneMoment = 'एक क्षण…';
export const goOn = 'आगे बढ़ें';

export const noPlates = 'इस समय थालियाँ दान नहीं की जा सकतीं।';
export const givePlates = 'थालियाँ दान करें';
export const plateCosts = (price: string) => `एक पूरी थाली ${price} की है।`;
export const howMany = 'कितनी थालियाँ';
export const plates = (count: number) => `${count} थालियाँ`;
export const anotherNumber = 'कोई और संख्या';
export const ownNumber = 'आप कितनी थालियाँ देना चाहते हैं';
export const numberRange = '1 से 999 तक';
export const platesDayHint = 'जन्मदिन, वर्षगाँठ या पुण्यतिथि। खाली छोड़ने पर थालियाँ भुगतान होते ही परोसी जाएँगी।';
export const give = (amount: string) => `${amount} दान करें`;

export const foodDonation = 'अन्नदान';
export const platesForYourDay = 'आपके दिन की थालियाँ';
export const platesForYourDayLead =
  'मंदिर के अतिथियों के लिए प्रसाद, उस दिन जो आपके लिए विशेष है। भुगतान होने तक कुछ भी दान नहीं माना जाएगा।';

export const noOfferings = 'इस समय अर्पण नहीं चुने जा सकते।';
export const chooseOffering = 'अर्पण चुनें';
export const bhoga = 'भोग';
export const flowers = 'पुष्प';
export const garlands = 'मालाएँ';
export const others = 'अन्य अर्पण';
export const offeringDayHint =
  'आज के लिए हो, तो कृपया दोपहर से पहले दें: रसोई और माला बनाने वाले भक्त जल्दी काम शुरू करते हैं।';
/** Of an offering that only so many can give for one day. */
export const perDay = (count: number) => (count === 1 ? 'एक दिन में एक दाता' : `एक दिन में ${count}`);
export const offerFor = (amount: string) => `${amount} का अर्पण करें`;
export const makeOffering = 'यह अर्पण करें';
export const inWhoseName = 'अर्पण किसके नाम से हो, यह आप अगले पेज पर बताएँगे।';
