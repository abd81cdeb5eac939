export const toConfirm = 'हिन्दी-भाषी पाठक से पुष्टि के लिए';
export const about =
  'हिन्दी को अंग्रेज़ी के साथ पढ़ें। जो सही है उस पर निशान लगाएँ; जो बदलना चाहिए वह लिखें। क़ानूनी पाठ सबसे पहले हैं।';
export const counted = (confirmed: number, all: number) => `${all} में से ${confirmed} की पुष्टि हुई`;
export const stillOpen = (count: number) => `${count} पाठ हिन्दी-भाषी पाठक की प्रतीक्षा में हैं`;
export const allConfirmed = 'हिन्दी-भाषी पाठक ने हर पाठ की पुष्टि कर दी है';

export const reasons = {
  legal: 'क़ानून, कर, सहमति, वापसी',
  tradition: 'परंपरा के शब्द',
  usage: 'लोग कैसे कहते हैं',
};

export const find = 'पुष्टि के पाठ';
export const why = 'प्रकार';
export const everyReason = 'हर प्रकार';
export const state = 'स्थिति';
export const openOnes = 'खुले';
export const confirmedOnes = 'पुष्टि हो चुकी';
export const withRemarks = 'टिप्पणी वाले';
export const allTexts = 'सभी';
export const noneFound = 'इस स्थिति में कोई पाठ नहीं';
export const texts = 'पाठ';

export const open = 'खुला';
export const notOnSite = 'साइट पर नहीं';
export const confirmed = 'पुष्टि हुई';
export const changedSince = 'पुष्टि के बाद बदला';
export const confirmedBy = (name: string, at: string) => `${name} ने पुष्टि की, ${at}`;
export const somebody = 'किसी';
export const confirm = 'यह सही है';
export const openAgain = 'फिर से खोलें';
export const saving = 'सहेजा जा रहा है…';
export const isCode = 'यह पाठ प्रोग्राम का हिस्सा है: इसे यहाँ बदला नहीं जा सकता। डेवलपर के लिए टिप्पणी लिखें।';
export const pastes = '[कोष्ठक] के शब्दों की जगह नाम, राशि या तारीख़ आती है।';
export const changeIt = 'दो स्तंभों में बदलें';
export const readAll = 'पूरा पाठ पढ़ें';
export const remark = 'यह होना चाहिए';
export const remarkHint = 'इसकी जगह क्या लिखा जाए, या किस पर संदेह है। खाली छोड़ें तो टिप्पणी हट जाती है।';
export const saveRemark = 'टिप्पणी सहेजें';
export const remarkBy = (name: string, at: string) => `${name} की टिप्पणी, ${at}`;
export const remarksFile = 'सभी टिप्पणियाँ फ़ाइल में';
export const noHindi = 'अभी कुछ नहीं';
export const changedMeanwhile = 'यह पाठ इस बीच बदल गया। जैसा अभी है वैसा पढ़ें, फिर पुष्टि करें।';

export const columns = ['पाठ', 'प्रकार', 'अंग्रेज़ी', 'अभी', 'होना चाहिए', 'किसने', 'कब'];
