export const csrMoney = 'कंपनियों का दान (CSR)';
export const count = (count: number) => (count === 1 ? '1 समझौता' : `${count} समझौते`);
export const newAgreement = 'नया समझौता';
export const newAgreementNote =
  'किसी परियोजना के लिए कंपनी ने कितना देना स्वीकार किया है। राशि स्वयं दान के रूप में लिखी जाती है और यहाँ जोड़ी जाती है।';
export const make = 'समझौता सहेजें';
export const making = 'सहेजा जा रहा है …';
export const company = 'कंपनी';
export const project = 'परियोजना';
export const chooseProject = '-- परियोजना चुनें --';
export const noProject = 'अभी कोई CSR परियोजना प्रकाशित नहीं है। <link>पहले एक जोड़ें</link>।';
export const financialYear = 'वित्त वर्ष';
export const year = 'वर्ष';
export const allYears = 'सभी वर्ष';
export const agreed = 'तय राशि';
export const agreedOn = 'समझौते का दिन';
export const received = 'प्राप्त';
export const spent = 'ख़र्च';
export const left = 'ख़र्च होना बाकी';
export const state = 'स्थिति';
export const states = {
  agreed: 'तय हुआ, अभी कुछ नहीं आया',
  received: 'राशि आई, पूरी ख़र्च नहीं हुई',
  utilised: 'ख़र्च हो गया',
  certified: 'प्रमाणित',
  ended: 'समाप्त',
};
export const noAgreement = 'अभी किसी कंपनी से समझौता नहीं है';
export const noAgreementNote =
  'कंपनियों की पूछताछ इनबॉक्स में आती है। यहाँ लिखें कि क्या तय हुआ, कितना आया और किस पर ख़र्च हुआ।';
export const saveList = 'सूची फ़ाइल में सहेजें';
export const theAgreement = 'समझौता';
export const inquiry = 'पूछताछ';
export const seeInquiry = 'पूछताछ देखें';
export const sums = 'राशियाँ';
export const receivedNote = 'पहले दान के अंतर्गत ट्रांसफ़र लिखें; फिर रसीद संख्या या बैंक के संदर्भ से उसे यहाँ जोड़ें।';
export const donation = 'रसीद संख्या या बैंक का संदर्भ';
export const nameDonation = 'दान जोड़ें';
export const nothingReceived = 'अभी कुछ नहीं आया।';
export const takeOut = 'हटाएँ';
export const withoutReceipt = 'बिना रसीद';
export const spentNote = 'राशि किस पर ख़र्च हुई; प्रमाण के लिए बिल या तस्वीरें जोड़ें।';
export const spentOn = 'ख़र्च का दिन';
export const amount = 'राशि';
export const purpose = 'किस लिए';
export const record = 'लिखें';
export const nothingSpent = 'अभी कुछ ख़र्च नहीं हुआ।';
export const withdrawnBecause = (reason: string) => `हटाया गया: ${reason}`;
export const withdraw = 'यह प्रविष्टि हटाएँ';
export const reason = 'कारण';
export const documents = 'काग़ज़';
export const documentsNote =
  'हस्ताक्षरित समझौता, बिल और तस्वीरें: PDF या चित्र, अधिकतम 5 MB। इन्हें केवल कार्यालय देखता है।';
export const noDocument = 'अभी कोई काग़ज़ नहीं।';
export const file = 'फ़ाइल';
export const proofOf = 'किसका प्रमाण';
export const ofAgreement = 'स्वयं समझौता';
export const addFile = 'फ़ाइल जोड़ें';
export const certificate = 'उपयोग प्रमाणपत्र';
export const certificateNote =
  'जब पूरी राशि आ जाए और ख़र्च हो जाए, तब प्रमाणपत्र अपनी संख्या के साथ यह बताता है। उसके बाद यहाँ कुछ नहीं बदला जा सकता।';
export const issue = 'प्रमाणपत्र जारी करें';
export const issueAsk = 'इसके बाद इस समझौते में कुछ नहीं बदला जा सकेगा। जारी करें?';
export const notYet = 'जब तय राशि पूरी आ जाए और ख़र्च हो जाए, तब यह जारी हो सकता है।';
export const certificatePdf = (number: string) => `प्रमाणपत्र ${number} (PDF)`;
export const end = 'समझौता समाप्त करें';
export const endNote = 'जब और राशि आने की आशा न हो। जो आया है उसे ख़र्च और प्रमाणित किया जा सकता है।';
export const endedBecause = (reason: string) => `समाप्त: ${reason}`;
export const done = {
  made: 'समझौता सहेजा गया।',
  link: 'दान जोड़ा गया।',
  unlink: 'दान हटाया गया।',
  spend: 'ख़र्च लिखा गया।',
  withdraw: 'प्रविष्टि हटाई गई।',
  document: 'काग़ज़ सहेजा गया।',
  certify: 'प्रमाणपत्र जारी हुआ।',
  end: 'समझौता समाप्त हुआ।',
};
export const columns = {
  company: 'कंपनी',
  project: 'परियोजना',
  item: 'अनुसूची VII की मद',
  year: 'वित्त वर्ष',
  agreedOn: 'समझौते का दिन',
  agreed: 'तय (रुपये)',
  received: 'प्राप्त (रुपये)',
  spent: 'ख़र्च (रुपये)',
  left: 'बाकी (रुपये)',
  state: 'स्थिति',
  certificate: 'प्रमाणपत्र',
};
