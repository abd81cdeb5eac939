export const applyForMembership = 'सदस्यता के लिए आवेदन करें';
export const fromTo = (least: string, most: string) => `${least} से ${most} तक`;
export const everyMemberReceives = 'हर सदस्य को मिलता है';
export const sameAs = (count: number, tier: string) => `और ${tier} के समान ${count} लाभ`;
export const applyFor = (tier: string) => `<sr>${tier} के लिए </sr>आवेदन करें`;
export const ratherMonthly =
  'क्या आप हर महीने छोटी राशि देने का संकल्प लेना चाहेंगे, जिसमें कुछ भी अपने आप नहीं कटता? <circle>दान मंडल</circle> देखें।';

export const application = 'आजीवन सदस्यता के लिए आवेदन';
export const sendApplication = 'आवेदन भेजें';
export const nothingPaidNow =
  'अभी कुछ नहीं देना है। जहाँ क़ानून के अनुसार आवश्यक हो, वहाँ भुगतान के समय आपका PAN माँगा जाएगा।';
export const membership = 'सदस्यता';
export const choose = 'चुनें';
export const tierAndAmount = (tier: string, amount: string) => `${tier}, ${amount}`;
export const payment = 'भुगतान';
export const atOnce = 'एक साथ';
export const inParts = (parts: number) => `${parts} किस्तों में`;
export const fullName = 'पूरा नाम';
export const spouse = 'पति या पत्नी';
export const address = 'पता';
export const consent = 'मैंने पढ़ लिया है कि लाभ उपलब्धता पर निर्भर हैं, और मुझे <terms>नियम व शर्तें</terms> स्वीकार हैं।';

export const howPaid = 'भुगतान कैसे होता है';
export const paidByBank =
  'पहले आवेदन करें। पुष्टि होने पर आपको भुगतान के लिंक वाला पत्र मिलता है: एक साथ या चुनी हुई किस्तों में। आप बैंक ट्रांसफ़र से भी भुगतान कर सकते हैं; तब साथ में अपनी संदर्भ संख्या लिखें। हर भुगतान के बाद आपको रसीद मिलती है।';
export const paidByUpi =
  'पहले आवेदन करें। पुष्टि होने पर आपको भुगतान के लिंक वाला पत्र मिलता है: एक साथ या चुनी हुई किस्तों में। आप किसी UPI ऐप से भी भुगतान कर सकते हैं; तब साथ में अपनी संदर्भ संख्या लिखें। हर भुगतान के बाद आपको रसीद मिलती है।';
export const paidAsReported =
  'पहले आवेदन करें। पुष्टि होने पर आपको भुगतान के लिंक वाला पत्र मिलता है: एक साथ या चुनी हुई किस्तों में। हर भुगतान के बाद आपको रसीद मिलती है।';
export const upiForParts = 'UPI, किस्तों के लिए';
export const upi = 'UPI';
