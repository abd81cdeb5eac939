// The gate's telephone (app/gate): what a steward reads in a crowd, so short words.
export const gate = 'द्वार';
export const needsScript = 'इस पन्ने के लिए JavaScript चाहिए।';
export const openElsewhere = 'द्वार इस फ़ोन के दूसरे टैब में खुला है। उसे बंद करें।';
export const cannotStore = 'यह ब्राउज़र यहाँ कुछ नहीं रखता (निजी विंडो?)। द्वार को स्कैन रखने की जगह चाहिए।';

// Pairing.
export const pairThisPhone = 'यह फ़ोन जोड़ें';
export const typeTheCode = 'कार्यालय जो कोड दिखाता है, वह लिखें।';
export const code = 'कोड';
export const pair = 'जोड़ें';
export const wrongCode = 'यह कोड सही नहीं है, या इसका समय बीत गया। कार्यालय से नया कोड लें।';
export const tooOften = 'बहुत बार गलत कोड। 15 मिनट रुकें।';
export const noLineToPair = 'इंटरनेट नहीं है। जोड़ने के लिए चाहिए, बाद में नहीं।';
export const loading = (passes: number) => `पास आ रहे हैं: ${passes}`;
export const withdrawnByOffice = 'कार्यालय ने इस फ़ोन को हटा दिया है। इस पर रखा सब कुछ मिटा दिया गया।';

// The answers.
export const readyForNext = 'तैयार';
export const showPass = 'पास को कैमरे के सामने रखें';
export const notReady = 'अभी तैयार नहीं';
export const notReadyWhy = 'पहले इस फ़ोन को पासों की सूची चाहिए। इसके लिए इंटरनेट चाहिए।';
export const comeIn = 'आने दें';
export const wait = 'ठहरें';
export const stop = 'प्रवेश नहीं';
export const people = (count: number) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`);
export const reasons = {
  welcome: 'पास सही है',
  typed: 'नंबर सही है। पास पर भी मिला लें।',
  'too-early': 'समय से पहले',
  'too-late': 'समय के बाद',
  'wrong-gate': 'दूसरे द्वार का पास',
  'not-a-pass': 'यह पास नहीं है',
  'unknown-number': 'इस नंबर का कोई पास नहीं',
  forged: 'इस मंदिर का नहीं है',
  altered: 'यह पास बदला गया है',
  'other-event': 'दूसरे कार्यक्रम का पास',
  void: 'कार्यालय ने रद्द किया है',
  'wrong-slot': 'इस समय का नहीं है',
};
export const cameInBefore = (time: string, gate: string) => `${time} पर आ चुके, ${gate}`;
export const validFromTo = (from: string, until: string) => `${from} से ${until} तक मान्य`;
export const gateNumber = (number: number) => `द्वार ${number}`;
export const kinds = {
  free: 'निःशुल्क पास',
  seat: 'सीट',
  child: 'बच्चा',
  family: 'परिवार',
  camp: 'शिविर',
};
export const letIn = 'आने दें';
export const sendAway = 'न आने दें';
export const letInByYou = 'आपने आने दिया';
export const notLetIn = 'आने नहीं दिया';
export const notStored = 'यह फ़ोन स्कैन को रख नहीं सका। कागज़ पर लिख लें।';

// The bar and the buttons.
export const noLine = 'इंटरनेट नहीं';
export const connected = 'जुड़ा है';
export const allSent = 'सब भेजा गया';
export const toSend = (count: number) => `${count} भेजने हैं`;
export const phoneFull = (sent: string) =>
  `इस फ़ोन में जगह नहीं बची, दूसरे द्वारों की ख़बर नहीं आ रही: फ़ोन में जगह बनाएँ (${sent})`;
export const typeNumber = 'नंबर';
export const undo = 'वापस लें';
export const more = 'और';
export const light = 'रोशनी';
export const close = 'बंद करें';
export const numberOfPass = 'पास पर लिखा नंबर';
export const check = 'जाँचें';
export const undone = 'वापस लिया';
export const undoneThisPass = 'यह पास अब आया हुआ नहीं गिना जाएगा।';
export const nothingToUndo = 'वापस लेने को कुछ नहीं';
export const startCamera = 'कैमरा चालू करें';
export const noCamera = 'कैमरा नहीं है। नंबर लिखें, या रीडर से पढ़ें।';
export const cameraRefused = 'कैमरे की अनुमति नहीं है। ब्राउज़र की सेटिंग में इस पन्ने को अनुमति दें।';

// More.
export const cameInHere = 'यहाँ से आए';
export const cameInEverywhere = 'सब द्वारों से आए';
export const cameTwice = 'दो बार आए';
export const passesOnPhone = 'इस फ़ोन पर पास';
export const lastContact = 'पिछला संपर्क';
export const never = 'कभी नहीं';
export const noDoubles = 'जहाँ तक इस द्वार को पता है, कोई पास दो बार नहीं आया।';
export const doublesFound = (count: number) => (count === 1 ? '1 पास दो बार आया' : `${count} पास दो बार आए`);
export const passNumber = (number: number) => `पास ${number}`;
export const scanAt = (time: string, gate: string) => `${time}, ${gate}`;
export const lastScans = 'पिछले स्कैन';
export const noScans = 'अभी कोई स्कैन नहीं';
export const sound = 'आवाज़';
export const language = 'भाषा';
export const letGoPhone = 'इस फ़ोन को अलग करें';
export const letGoQuestion = 'इस फ़ोन से सब कुछ मिटाएँ? नए कोड से इसे फिर जोड़ सकते हैं।';
export const deleteAll = 'मिटाएँ';
export const sendFirst = 'कुछ स्कैन भेजने बाकी हैं। पहले इंटरनेट से जुड़ें।';
export const unknownToOffice = 'कार्यालय इस फ़ोन को नहीं जानता। इसे फिर जोड़ें; स्कैन बचे रहेंगे।';
