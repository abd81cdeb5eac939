export const whatGiftsDid = 'आपके दान से क्या हुआ';
export const processingFee = 'प्रोसेसिंग शुल्क';
export const total = 'कुल';
export const raisedFor = (cause: string) => `${cause} के लिए अब तक मिला दान`;
/** After the sum. */
export const raised = 'मिले';
export const ofTarget = (sum: string) => `लक्ष्य ${sum}`;

export const accountName = 'खाते का नाम';
export const accountNumber = 'खाता संख्या';
export const bankAndBranch = 'बैंक और शाखा';
export const branchCode = 'शाखा का कोड (IFSC)';

export const codeOrBank = 'QR कोड या बैंक ट्रांसफ़र';
export const byCodeOrBank = 'QR कोड या बैंक ट्रांसफ़र से';
export const codeOrBankNote = 'किसी भी UPI ऐप या बैंक से। हमारे खाते से मिलान होने पर रसीद बनती है।';
export const codeOrBankReference = 'UPI के लिए 12 अंक; NEFT या RTGS के लिए 16 से 22 अक्षर और अंक।';
export const bank = 'बैंक ट्रांसफ़र';
export const byBank = 'बैंक ट्रांसफ़र से';
export const bankNote = 'अपने बैंक से। हमारे खाते से मिलान होने पर रसीद बनती है।';
export const bankReference = 'IMPS के लिए 12 अंक; NEFT या RTGS के लिए 16 से 22 अक्षर और अंक।';
export const code = 'UPI ऐप के लिए QR कोड';
export const byCode = 'QR कोड से';
export const codeNote = 'किसी भी UPI ऐप से। हमारे खाते से मिलान होने पर रसीद बनती है।';
export const codeReference = 'आपके UPI ऐप में दिखने वाले 12 अंक।';
