export const bookingTitle = (number: number) => `बुकिंग ${number}`;
export const passes = 'पास';
export const forPeople = (count: number) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`);
export const passNumber = (number: number) => `पास ${number}`;
export const voided = 'पास रद्द करें';
export const voidIt = 'रद्द करें';
export const voidAsk =
  'इस पास से अब किसी भी द्वार पर प्रवेश नहीं होगा, और इसकी जगह औरों के लिए खाली होगी। यह वापस नहीं हो सकता।';
export const reason = 'कारण';
export const reasonHint = 'कार्यालय के लॉग में; जिसका पास है वह इसे नहीं पढ़ता।';
export const giveBack = (amount: string) => `${amount} वापस जाएँगे: पहले दूसरा व्यक्ति सहमत होगा`;

export const cancelAll = 'बुकिंग रद्द करें';
export const cancelAsk = 'इसके सब पास रद्द होंगे, और पत्र जाएगा। यह वापस नहीं हो सकता।';
export const allBack = 'राशि वापस जाएगी: पहले दूसरा व्यक्ति सहमत होगा';

export const holder = 'किसने बुक किया';
export const name = 'नाम';
export const phone = 'मोबाइल';
export const email = 'ई-मेल';
export const price = 'मूल्य';
export const free = 'निःशुल्क';
export const ofMembership = 'सदस्यता का निःशुल्क पास';
export const bookedAt = 'कब बुक किया';
export const paidOnline = 'ऑनलाइन भुगतान';
export const paidAtCounter = (mode: string) => `काउंटर पर भुगतान, ${mode}`;
export const modes = { cash: 'नक़द', upi: 'UPI' };
export const link = 'पास का पेज';
export const linkHint = 'जिसके पास यह लिंक है वह पास दिखा सकता है।';

export const toApprove = 'आपकी हाँ की प्रतीक्षा है';
export const approve = 'स्वीकार करें';
export const approveNote = 'निःशुल्क पास तुरंत मिलते हैं; बाकी भुगतान के लिए दो दिन रोके जाते हैं।';
export const decline = 'अस्वीकार करें';
export const declineAsk = 'बुकिंग समाप्त होगी, और पत्र जाएगा। आगे बढ़ें?';
export const resend = 'पास फिर भेजें';

export const refundOf = (amount: string) => `${amount} वापस जाने हैं`;
export const atCounter = (number: number) => `पास ${number}, काउंटर पर`;
export const returnStates = { asked: 'अनुरोध', handed: 'लौटाया गया', declined: 'अस्वीकार' };
export const how = 'कैसे लौटाया जाएगा';
export const hand = 'सहमत हों और लौटाएँ';
export const elseMust = 'किसी और को सहमत होना होगा।';

export const sell = 'काउंटर पर बेचें';
export const sellNote = 'भुगतान यहीं और अभी; पास तुरंत मिलते हैं।';
export const what = 'क्या';
export const left = (count: number) => `${count} बचे`;
export const time = 'समय';
export const buyer = 'कौन ले रहा है';
export const toPay = (sum: string) => `देना है: ${sum}`;
export const voidFor = (reason: string) => `रद्द: ${reason}`;
export const chooseTime = '-- समय चुनें --';
export const timeLeft = (time: string, left: number) => `${time}, ${left} जगह बची`;
export const emailHint = 'पासों के पत्र के लिए। न हो तो बुकिंग का लिंक भेजें।';
export const language = 'पत्र की भाषा';
export const paidHow = 'भुगतान कैसे हुआ';
export const nothingToPay = 'कुछ नहीं देना';
export const nothingToSell = 'अभी पास का कोई प्रकार नहीं। पहले तय करें।';
export const sellIt = 'बेचें';

export const guests = 'अतिथि-सूची';
export const guestsNote = 'आमंत्रित अतिथि: उनके पास निःशुल्क हैं। सब पंक्तियाँ साथ बुक होती हैं, या कोई नहीं।';
export const file = 'CSV फ़ाइल';
export const fileHint = (most: number) => `अधिक से अधिक ${most} पंक्तियाँ।`;
export const orLines = 'या पंक्तियाँ ही लिखें';
export const orLinesHint = 'जो गलत है उसे यहाँ सुधारें और फिर जाँचें।';
export const columnsAre = 'स्तंभ, पहली पंक्ति के नामों से:';
export const columnsNote =
  'नाम, फ़ोन और पास का प्रकार ज़रूरी हैं। प्रकार में पास का नाम लिखें; समय 18:00, या दिन के साथ 2026-12-04 18:00।';
export const sendLetters = 'जिनका ई-मेल है उन्हें पास भेजें';
export const check = 'सूची जाँचें';
export const store = 'सब बुक करें';
export const isRight = (booked: number, known: number) =>
  known > 0
    ? `सब पंक्तियाँ ठीक हैं। बुक होंगी: ${booked}; पहले से बुक: ${known}।`
    : `सब पंक्तियाँ ठीक हैं। बुक होंगी: ${booked}।`;
export const isBooked = (booked: number, known: number) =>
  known > 0 ? `बुक हुईं: ${booked}; पहले से बुक: ${known}।` : `बुक हुईं: ${booked}।`;
export const toMend = (lines: number) => `${lines} पंक्तियाँ सुधारनी हैं। कुछ बुक नहीं हुआ।`;
export const lines = 'पंक्तियाँ, जैसी पढ़ी गईं';
export const line = 'पंक्ति';
export const kind = 'पास का प्रकार';
export const count = 'पास';
export const isWrong = 'क्या गलत है';
export const fine = 'ठीक';

export const letterToAll = 'सबको पत्र';
export const letterNote =
  'इस कार्यक्रम के उन सब पासधारकों को, जिनका ई-मेल है, हर एक को उसकी भाषा में। एक सप्ताह में अधिक से अधिक तीन।';
export const subject = (language: string) => `विषय, ${language}`;
export const body = (language: string) => `पत्र, ${language}`;
export const bodyHint = 'खाली पंक्ति से नया अनुच्छेद शुरू होता है। पत्र अभिवादन से शुरू होता है।';
export const otherLanguage = 'खाली हो तो इसके पाठकों को पहली भाषा का पत्र जाता है।';
export const seeFirst = 'पहले देखें';
export const preview = (count: number) => `यह ${count} लोगों को जाएगा`;
export const sendTo = (count: number) => `${count} लोगों को भेजें`;
export const sendAsk = 'भेजा हुआ पत्र वापस नहीं आता।';
export const sent = 'भेजे गए पत्र';
export const sentTo = (count: number, moment: string) => `${moment}, ${count} को`;

export const done = {
  approve: 'बुकिंग स्वीकार की गई।',
  decline: 'बुकिंग अस्वीकार की गई।',
  void: 'पास रद्द हुआ।',
  cancel: 'बुकिंग रद्द हुई।',
  resend: 'पत्र भेजा जा रहा है।',
  refund: 'निर्णय हो गया।',
  counterReturn: 'निर्णय हो गया।',
  counterReturnAgain: 'फिर से अनुरोध किया गया।',
  sold: 'बिक गया। पास मिल गए।',
  send: 'पत्र भेजे जा रहे हैं।',
};

export const codes = {
  'pass-mode': 'नक़द या UPI चुनें।',
  'pass-void-before': 'यह पास पहले ही रद्द है।',
  'passes-no-email': 'इनका ई-मेल पता नहीं है। लिंक भेजें।',
  'passes-just-sent': 'पत्र कुछ मिनट पहले भेजा गया।',
  'guests-columns': 'पहली पंक्ति में नाम, फ़ोन और प्रकार के स्तंभ चाहिए; उनके नाम नीचे लिखे हैं।',
  'guests-too-many': 'सूची में अधिक से अधिक {most} पंक्तियाँ होती हैं।',
  'guest-kind': 'यह किसी पास का नाम नहीं है।',
  'guest-time': 'कार्यक्रम में ऐसा समय नहीं है, या इस द्वार पर नहीं।',
  'guest-time-several': 'कई समय मिलते हैं: दिन या द्वार लिखें।',
  'guest-no-times': 'कार्यक्रम में समय नहीं हैं: इसे खाली छोड़ें।',
  'pass-letter-nobody': 'पास वालों में किसी का ई-मेल पता नहीं है।',
  'pass-letter-unseen': 'यह वह नहीं है जो आपने देखा। पहले देखें, फिर भेजें।',
  'pass-letters-enough': 'इन लोगों को एक सप्ताह में {most} पत्र जा चुके हैं। कुछ प्रतीक्षा करें।',
};
