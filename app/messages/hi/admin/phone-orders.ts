export const newOrder = 'टेलीफ़ोन पर ऑर्डर';
export const newOrderNote =
  'ख़रीदार जो कहें, वह लिखें। वस्तुएँ कल के अंत तक रखी रहती हैं और भुगतान का लिंक तब तक खुला रहता है; बिल अपने आप बनता है।';
export const goods = 'वस्तुएँ';
export const goodsHint = 'वस्तु का नंबर; सूची में नाम से भी मिलती है। बाकी पंक्तियाँ खाली छोड़ दें।';
export const article = 'वस्तु';
export const articleOf = '{n}. वस्तु';
export const pieces = 'कितने';
export const piecesOf = '{n}. वस्तु, कितने';
export const found = (name: string, price: string, left: number) => `${name} · ${price} · ${left} शेष`;
export const buyer = 'ख़रीदार';
export const name = 'ख़रीदार का नाम';
export const emailHint = 'बिल वहाँ जाता है; ई-मेल न हो तो बिल ऑर्डर के पेज पर रहता है।';
export const language = 'ख़रीदार की भाषा';
export const howItGoes = 'वस्तुएँ कैसे दी जाएँगी';
export const byCourier = 'कूरियर से';
export const collected = 'मंदिर से लेंगे';
export const address = 'मकान, गली';
export const area = 'इलाक़ा';
export const landmark = 'पहचान का स्थान';
export const city = 'शहर';
export const pin = 'पिन कोड';
export const state = 'राज्य';
export const choose = 'चुनें';
export const note = 'दुकान के लिए संदेश';
export const agreed = 'मैंने ख़रीदार को वस्तुएँ और रिफ़ंड नीति पढ़कर सुनाई है, और वे सहमत हैं।';
export const sum = 'राशि';
export const delivery = 'डिलीवरी';
export const total = 'कुल, कर सहित';
export const readSum =
  'ख़रीदार को राशि पढ़कर सुनाएँ। अभी कुछ रखा नहीं गया है: अगली बार दबाने पर ऑर्डर और उसका लिंक बनेगा।';
export const seeSum = 'राशि देखें';
export const make = 'ऑर्डर और उसका लिंक बनाएँ';
export const working = 'एक क्षण…';
export const until = (day: string) => `लिंक ${day} के अंत तक खुला है, और वस्तुएँ तब तक रखी हैं।`;
export const toWithdraw = 'वापस लेने के लिए पास में ऑर्डर रद्द करें: वस्तुएँ तुरंत फिर बिक्री पर आ जाती हैं।';
export const refusals = {
  'cart-empty': 'कम से कम एक वस्तु लिखें।',
  'variant-gone': 'बिक्री की किसी वस्तु का यह नंबर नहीं है।',
  'variant-out': 'यह बिक चुकी है, या किसी ऐसे ख़रीदार के लिए रखी है जो अभी भुगतान कर रहे हैं।',
  'line-twice': 'यह वस्तु ऑर्डर में दो बार है।',
  'too-many-holds': 'इस नंबर के तीन बिना भुगतान के ऑर्डर पहले से वस्तुएँ रोके हुए हैं। एक रद्द करें, या उसके भुगतान तक रुकें।',
  'not-delivered': 'हम इस पिन कोड पर नहीं भेजते। वस्तुएँ मंदिर से ली जा सकती हैं।',
  'consent-needed': 'ख़रीदार से पूछें, और निशान लगाएँ।',
};
