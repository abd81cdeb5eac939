export const profileSaved = 'आपकी प्रोफ़ाइल सहेज ली गई।';
export const weWriteTo = (email: string) => `अब से हम ${email} पर लिखेंगे।`;
export const yourData = 'आपकी जानकारी';
export const dataIsYours =
  'यह आपकी है: चाहें तो इसकी प्रति ले लें, या अपना खाता मिटवा दें। रसीदें क़ानून के अनुसार मंदिर के खातों में रहती हैं।';
export const downloadData = 'मेरी जानकारी डाउनलोड करें';
export const deleteAccount = 'मेरा खाता मिटाएँ';
export const whatIsErased =
  'आपकी प्रोफ़ाइल और साइन इन की सुविधा तुरंत मिटा दी जाएगी और वापस नहीं आ सकेगी। दान और उनकी रसीदें मंदिर के खातों में रहेंगी, पर किसी खाताधारक से जुड़ी नहीं रहेंगी।';
export const keepAccount = 'खाता रहने दें';
export const erasing = 'मिटाया जा रहा है…';
export const yourPassword = 'आपका पासवर्ड';

export const aboutYou = 'आपके बारे में';
export const edit = 'बदलें';
export const change = 'बदलें';
export const addEmail = 'ई-मेल जोड़ें';
export const addNumber = 'नंबर जोड़ें';
export const mobileSignsIn = 'कोड से साइन इन';
export const mobileSaved = 'अब से आप अपने नंबर से साइन इन कर सकते हैं।';
export const mobileRemoved = 'इस नंबर से अब साइन इन नहीं होगा।';
export const changePhoto = 'फ़ोटो बदलें';
export const addPhoto = 'फ़ोटो लगाएँ';
export const notGivenYet = (facts: string) => `अभी नहीं दिया गया: ${facts}।`;
export const completeProfile = 'अपनी प्रोफ़ाइल पूरी करें';

export const fullName = 'पूरा नाम';
export const initiatedName = 'दीक्षा नाम';
export const email = 'ई-मेल';
export const mobileNumber = 'मोबाइल नंबर';
export const whatsapp = 'WhatsApp';
export const dateOfBirth = 'जन्म की तारीख़';
export const gender = 'लिंग';
export const genders = { f: 'महिला', m: 'पुरुष', other: 'अन्य' };
export const maritalStatus = 'वैवाहिक स्थिति';
export const maritalStatuses = {
  single: 'अविवाहित',
  married: 'विवाहित',
  widowed: 'विधवा या विधुर',
  divorced: 'तलाक़शुदा',
};
export const citizenship = 'नागरिकता';
export const citizenships = {
  indian: 'भारतीय नागरिक',
  nri: 'विदेश में रहने वाले भारतीय नागरिक',
  foreign: 'किसी अन्य देश के नागरिक (OCI सहित)',
};
export const pan = 'पैन';
export const address = 'पता';

export const notSaid = '-- नहीं बताना --';
export const choose = '-- चुनें --';
export const forgetWhatsapp = (number: string) => `मेरा WhatsApp नंबर ${number} हटा दें`;
/** For screen readers, the name of the group under the title below. */
export const forReceipts = 'रसीदों के लिए';
export const forTaxReceipts = 'आयकर की रसीदों के लिए';
export const panHint = (masked: string) => `हमारे पास ${masked} है। उसे वैसा ही रखना हो तो यह जगह खाली छोड़ दें।`;
export const forgetPan = 'मेरा पैन हटा दें';
export const house = 'मकान, गली, मोहल्ला';
export const city = 'शहर';
export const state = 'राज्य';
export const pinCode = 'पिन कोड';
export const country = 'देश';
export const howWeSpeak = 'हम आपसे कैसे बात करें';
export const cancel = 'रद्द करें';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';

export const myEmail = 'मेरा ई-मेल पता';
export const anotherEmail = 'दूसरा ई-मेल पता';
export const howEmailChanges =
  'नए पते पर एक कोड भेजा जाएगा। जब तक आप उसे यहाँ नहीं लिखते, सब कुछ वैसा ही रहेगा। आपके दान आपके विवरण में बने रहेंगे।';
export const firstEmail = 'ई-मेल पता जोड़ें';
export const howFirstEmail =
  'हम इस पर रसीदें और पत्र भेजेंगे, और इससे आप पासवर्ड भी चुन सकेंगे। पते पर एक कोड भेजा जाएगा; उसे यहाँ लिखें।';
export const newEmail = 'नया ई-मेल पता';
export const sending = 'भेजा जा रहा है…';
export const sendCode = 'कोड भेजें';
export const typeCode = 'कोड लिखें';
export const codeSent = 'हमने नए पते पर लिख दिया है। कोड दस मिनट तक काम करेगा।';
export const checking = 'जाँच हो रही है…';
export const changeEmail = 'मेरा पता बदलें';
export const sendAnotherCode = 'दूसरा कोड भेजें';

export const myPhoto = 'मेरी फ़ोटो';
export const yourPhoto = 'आपकी फ़ोटो';
export const you = 'आप';
export const chosenPhoto = 'चुनी गई फ़ोटो';
export const whereShown =
  'जब आप साइन इन होते हैं, तब आपके नाम के साथ इसका एक चौकोर भाग दिखता है। यह किसी और को नहीं दिखाई जाती, और कहाँ खींची गई थी, यह भी नहीं रखा जाता।';
export const soItLooks = 'फ़ोटो ऐसी दिखेगी। रखने के लिए सहेजें।';
export const photo = 'फ़ोटो';
export const anotherPhoto = 'दूसरी फ़ोटो';
export const photoHint = 'JPEG, PNG, WebP या AVIF, 2 MB तक।';
export const savePhoto = 'फ़ोटो सहेजें';
export const removingPhoto = 'हटाई जा रही है…';
export const removePhoto = 'फ़ोटो हटाएँ';
export const photoRefused = 'यह फ़ोटो रखी नहीं जा सकी। दूसरी चुनें।';
/** By code. */
export const photoRefusals: Record<string, string> = {
  'file-missing': 'कोई फ़ोटो चुनें।',
  'file-type': 'JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  'file-too-large': 'यह फ़ोटो 2 MB से बड़ी है। छोटी फ़ोटो चुनें।',
  'file-broken': 'यह फ़ोटो पढ़ी नहीं जा सकती। इसे अपने फ़ोन में फिर से सहेजकर दोबारा भेजें।',
  'picture-too-large': 'इस फ़ोटो में पिक्सेल बहुत अधिक हैं। छोटी फ़ोटो चुनें।',
  'picture-oblong': 'इस फ़ोटो की लंबाई चौड़ाई के 20 गुने से भी अधिक है। दूसरी फ़ोटो चुनें।',
  'too-many-requests': 'बहुत अधिक फ़ोटो भेजी गईं। एक घंटा रुकें।',
};
