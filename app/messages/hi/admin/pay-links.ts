export const donation = 'दान';
export const payLinks = 'भुगतान के लिंक';
export const newLink = 'नया भुगतान लिंक';
export const linkFor = 'फ़ोन पर बात कर रहे दाता के लिए लिंक';
export const linkForNote =
  'दाता जो बताएँ वह लिखें। लिंक तीसरे दिन के अंत तक खुला रहता है और उससे एक ही बार भुगतान होता है; रसीद अपने आप बनती है।';
export const linksNote = (count: number) => `पिछले कुछ सप्ताह के ${count.toLocaleString('en-IN')} लिंक`;
export const amount = 'राशि';
export const cause = 'सेवा-कार्य';
export const chooseCause = 'सेवा-कार्य चुनें';
export const name = 'दाता का नाम';
export const emailHint = 'न हो तो खाली छोड़ दें: भुगतान के बाद रसीद अगले पेज पर मिलती है।';
export const language = 'दाता की भाषा';
export const make = 'लिंक बनाएँ';
export const making = 'बन रहा है…';
export const noCause = 'अभी कोई सेवा-कार्य इच्छित राशि का दान नहीं लेता। पहले <causes>सेवा-कार्य देखें</causes>।';

export const donor = 'दाता';
export const state = 'स्थिति';
export const made = 'बनाया गया';
export const openUntil = 'कब तक खुला';
export const open = 'खोलें';
export const noLink = 'अभी कोई भुगतान लिंक नहीं';
export const noLinkNote = 'जब कोई दाता फ़ोन करें, तो यहाँ लिंक बनाएँ और बात करते-करते भेज दें।';
export const states = {
  waiting: 'प्रतीक्षा में',
  begun: 'खोला गया, भुगतान बाकी',
  paid: 'भुगतान हो गया',
  over: 'समय समाप्त',
  withdrawn: 'वापस लिया गया',
};

export const theLink = 'लिंक';
export const address = 'लिंक का पता';
export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गया।';
export const notCopied = 'कॉपी नहीं हो पाया। पते को चुनकर कॉपी करें।';
export const byWhatsApp = 'WhatsApp से भेजें';
export const bySms = 'SMS से भेजें';
export const byEmail = 'ई-मेल से भेजें';
export const mailAgain = 'ई-मेल से फिर भेजें';
export const mailedAt = (moment: string) => `ई-मेल से भेजा गया: ${moment}`;
export const scan = 'इस स्क्रीन से स्कैन करने के लिए';
export const codeOf = (sum: string) => `${sum} के भुगतान लिंक का QR कोड`;
export const messageSays = 'WhatsApp और SMS में यह लिखा जाता है';
export const facts = 'किस लिए है';
export const gift = 'दान';
export const seeGift = 'दान देखें';
export const withdraw = 'लिंक वापस लें';
export const withdrawAsk = 'जो इसे खोलेंगे, उन्हें लिखा मिलेगा कि लिंक वापस ले लिया गया है, और हमारा फ़ोन नंबर मिलेगा।';
export const doWithdraw = 'अभी वापस लें';
export const withdrawing = 'वापस लिया जा रहा है…';
export const anotherLink = 'ऐसा ही दूसरा लिंक बनाएँ';
export const done = {
  made: 'लिंक बन गया। बात करते-करते भेज दें।',
  mail: 'पत्र भेजा जा रहा है।',
  withdraw: 'लिंक वापस ले लिया गया।',
};
