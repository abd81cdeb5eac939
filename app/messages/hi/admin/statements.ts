export const askNoPan = 'नाम में पैन नहीं है: बताएँ कि यह किसका है।';
export const askSeveralPans = 'नाम में कई पैन हैं: बताएँ कि यह किसका है।';
export const askUnknownPan = 'नाम वाला पैन इस वर्ष के किसी दाता का नहीं है: बताएँ कि यह किसका है।';
export const askSeveralGivers = 'इस पैन से कई लोगों ने दिया: बताएँ कि यह किसका है।';
export const tooMuch = (most: number) => `अधिकतम ${most} फ़ाइलें चुनें। हर एक 1 MB तक हो।`;
export const onlyFirst = (most: number) => `केवल पहली ${most} ली गईं।`;
export const takeCertificatesIn = 'प्रमाणपत्र लें';
export const pdfFiles = 'PDF फ़ाइलें';
export const pdfFilesHint = (most: number) =>
  `एक बार में ${most} तक, हर एक 1 MB तक। जिस फ़ाइल के नाम में दाता का पैन है, वह अपने दाता को स्वयं मिल जाती है, और उन्हें पत्र जाता है। कोई फ़ाइल दूसरी की जगह ले, तो पुरानी हटाएँ।`;
export const takeIn = 'लें';
export const sending = 'भेजा जा रहा है…';
export const refused = 'नहीं ली गई';
export const certificateSaved = 'रखी गई';
export const waits = 'प्रतीक्षा में';
export const savedForWithLetter = (name: string) => `${name} के लिए। पत्र भेजा जा रहा है।`;
export const savedForWithoutLetter = (name: string) => `${name} के लिए। ई-मेल पता ज्ञात नहीं: उन्हें स्वयं बताएँ।`;
export const donorsAndCertificates = 'दाता और उनके प्रमाणपत्र';
export const donor = 'दाता';
export const noEmail = 'ई-मेल पता नहीं';
export const none = 'नहीं';
export const pan = 'पैन';
export const certificate = 'प्रमाणपत्र';
export const notYet = 'अभी नहीं';
export const sendAgain = (name: string) => `<sr>${name} को </sr>फिर भेजें`;
export const certificateOf = (name: string) => `${name} का प्रमाणपत्र`;
export const noPan = 'पैन नहीं';
export const noEmailShort = 'ई-मेल नहीं';
export const certificatesCrumb = (year: string) => `प्रमाणपत्र, ${year}`;
export const takenOut = 'हटाया गया। अब इसे कोई नहीं देखता।';
export const letterOnItsWay = 'दाता को पत्र भेजा जा रहा है।';
export const savedWithoutLetter = 'रखा गया। इस दाता का ई-मेल पता ज्ञात नहीं: उन्हें स्वयं बताएँ।';
export const certificatesFor = (year: string) => `${year} के प्रमाणपत्र`;
export const certificatesNote = (certificate: string, statement: string, entity: string) =>
  `${certificate}, जैसा कर पोर्टल ${entity} के ${statement} से बनाता है। हर दाता केवल अपना देखता है।`;
export const theStatement = 'विवरण';
export const certificatesAfter = (statement: string) =>
  `प्रमाणपत्र ${statement} दाखिल होने के बाद पोर्टल से मिलते हैं। वहाँ लिखें कि वह कब दाखिल हुआ; फिर वे यहाँ लिए जाते हैं।`;
export const notFiledYet = 'विवरण अभी दाखिल नहीं हुआ';
export const donors = 'दाता';
export const haveTheirs = (have: number, all: number) => `${all} में ${have} को मिल गया`;
export const all = 'सभी';
export const withoutCertificate = 'बिना प्रमाणपत्र';
export const everybodyHas = 'सबको मिल गया';
export const nobodyYet = 'अभी कोई नहीं';
export const nobodyLeft = 'इस वर्ष का कोई दाता बिना प्रमाणपत्र नहीं है।';
export const noGiftNote = 'इस वर्ष का कोई दान नहीं गिना जाता।';
export const filed = 'दाखिल';
export const filedOnAs = (day: string, number: string) =>
  `<day>${day}</day>, पावती <number>${number}</number>`;
export const linesNoted = (lines: number, total: string, by: string, moment: string) =>
  `${lines} पंक्तियाँ, ${total}। लिखा: ${by}, ${moment}`;
export const yearRunsNote = 'वर्ष 31 मार्च तक चलता है। फिर विवरण कर पोर्टल पर दाखिल होता है।';
export const noteFiled = 'लिखें कि दाखिल हुआ';
export const noteFiledAgain = 'लिखें कि फिर दाखिल हुआ';
export const filedOn = 'दाखिल करने का दिन';
export const acknowledgement = 'पावती संख्या';
export const sectionCodeName = 'धारा का कोड';
export const urnName = 'पंजीकरण संख्या (URN)';
export const urnDayName = 'पंजीकरण का दिन';
export const inEveryLine = 'हर पंक्ति में';
export const notKnownYet = (names: string) => `अभी ज्ञात नहीं: ${names}। इसे पंजीकरण-आदेश और पोर्टल की सूची से लें।`;
export const sectionCode = 'धारा का कोड';
export const urn = 'पंजीकरण संख्या (URN)';
export const urnHint = 'अधिकतम 100 अक्षर।';
export const urnDay = 'पंजीकरण का दिन';
export const withoutName = 'बिना नाम';
export const file = 'फ़ाइल';
export const whyNeeded = 'यह क्यों चाहिए?';
export const whyNeededHint = '10 से 300 अक्षर। फ़ाइल में हर पैन पूरा होता है; किसने और क्यों ली, यह दर्ज होता है।';
export const downloadCsv = 'CSV डाउनलोड करें';
export const noLine = 'अभी कोई पंक्ति नहीं है।';
export const columns = 'स्तंभ';
export const columnsNote =
  'पूर्व-पावती संख्या खाली रहती है: साइट नहीं जानती कि पोर्टल क्या देता है। दाखिल करने से पहले स्तंभों और शब्दों को पोर्टल के नमूने से मिलाएँ।';
export const beforeFiled = 'दाखिल होने से पहले';
export const everyLineWhole = 'हर पंक्ति में पैन, नाम और पता है।';
export const toMendOne = '<b>1 पंक्ति</b> पोर्टल स्वीकार नहीं करेगा: दाता से पूछकर उसे फ़ाइल में सुधारें।';
export const toMendMany = (count: number) =>
  `<b>${count} पंक्तियाँ</b> पोर्टल स्वीकार नहीं करेगा: दाता से पूछकर उन्हें फ़ाइल में सुधारें।`;
export const othersWorthLook = 'शेष को देख लेना अच्छा है।';
export const worthLook = 'इन्हें देख लेना अच्छा है।';
export const lineOf = (serial: number, amount: string) => `पंक्ति ${serial}, ${amount}`;
export const mend = 'सुधारें';
export const look = 'देखें';
export const firstShown = (shown: number, all: number) => `${all} में से पहली ${shown} दिख रही हैं।`;
export const lines = 'पंक्तियाँ';
export const countsWhen =
  'वही दान गिना जाता है जो पैन और पते के साथ दिया गया हो, और जिसकी रसीद प्रमाणपत्र का वचन देती हो।';
export const noGift = 'इस वर्ष का कोई दान नहीं गिना जाता';
export const statementLines = 'विवरण की पंक्तियाँ';
export const serial = 'क्रम';
export const type = 'प्रकार';
export const mode = 'माध्यम';
export const gifts = 'दान';
export const amount = 'राशि';
export const whatItSays = 'विवरण में क्या है';
export const changedSince = (linesThen: number, totalThen: string, linesNow: number, totalNow: string) =>
  `दाखिल होने के बाद गिनती बदल गई है: तब ${linesThen} पंक्तियाँ और ${totalThen}, अब ${linesNow} पंक्तियाँ और ${totalNow}। विवरण शायद फिर दाखिल करना होगा।`;
export const sum = 'योग';
export const donorsOnLines = (donors: number, lines: number) =>
  `${donors.toLocaleString('en-IN')}, प्रकार और माध्यम के अनुसार ${lines.toLocaleString('en-IN')} पंक्तियों में`;
export const dueBy = 'अंतिम तिथि';
export const leftOutOne = (reason: string, sum: string) =>
  `${reason}: <gift>1 दान</gift> में <sum>${sum}</sum>`;
export const leftOutMany = (reason: string, sum: string, count: number) =>
  `${reason}: <gift>${count} दान, सबसे नया</gift> में <sum>${sum}</sum>`;
export const leftOut = 'छोड़ा गया';
export const sumNote =
  'पैन वाले दान जिनकी मान्य रसीद प्रमाणपत्र का वचन देती है, भुगतान के दिन के अनुसार, लौटाई राशि घटाकर।';
export const cash = 'नक़द';
export const electronic = 'इलेक्ट्रॉनिक';
export const panMissing = 'पैन नहीं।';
export const panOdd = 'पैन का रूप सही नहीं है।';
export const nameMissing = 'नाम नहीं।';
export const addressMissing = 'पता नहीं।';
export const nameLong = 'बहुत लंबा नाम: पोर्टल इसे काट या अस्वीकार कर सकता है।';
export const addressLong = 'बहुत लंबा पता: पोर्टल इसे काट या अस्वीकार कर सकता है।';
export const nameScript = 'नाम रोमन अक्षरों में नहीं है: पोर्टल इसे अस्वीकार कर सकता है।';
export const namesDiffer = 'इस पैन के दानों में अलग-अलग नाम हैं। सबसे नया लिया जाता है।';
export const sharedOut = 'कई प्रकारों वाले एक दान का कुछ भाग लौटा। शेष अनुपात में बाँटा गया है।';
export const leftOutCash = 'प्रमाणपत्र की सीमा से अधिक नक़द';
export const leftOutNotEligible = 'रसीद जिस पर कटौती नहीं';
export const leftOutNoReceipt = 'कोई मान्य रसीद नहीं';
export const leftOutReturned = 'पूरा लौट गया';
export const saved = 'सहेजा गया। फ़ाइल की हर पंक्ति में यही है।';
export const filingNoted = 'लिखा गया। पोर्टल इससे जो प्रमाणपत्र बनाता है, वे “दाताओं के प्रमाणपत्र” में लिए जाते हैं।';
export const statementFor = (statement: string, year: string) => `${year} का ${statement}`;
export const statementNote = (entity: string, section: string) =>
  `${entity} का दान-विवरण, ${section} के अंतर्गत।`;
export const donorCertificates = 'दाताओं के प्रमाणपत्र';
export const yearsStatement = 'वर्ष का विवरण';
export const donation = 'दान';
export const noStatementNote =
  'जब कोई पैन और पते के साथ, कर घटाने वाले सेवा-कार्य के लिए देता है, तब उस वर्ष का विवरण यहाँ दिखता है।';
export const noStatement = 'अभी प्रमाणपत्र वाला कोई दान नहीं';
export const statements = 'दान के विवरण';
export const year = 'वर्ष';
export const form = 'फ़ॉर्म';
export const receivedBy = 'कौन प्राप्त करता है';
export const state = 'स्थिति';
export const filedDay = (day: string) => `${day} को दाखिल`;
export const overdue = 'देर हो चुकी';
export const toBeFiled = 'दाखिल करना है';
export const yearRuns = 'वर्ष चल रहा है';
export const whoseAreThey = 'ये किसके हैं?';
export const whose = 'यह प्रमाणपत्र किसका है';
export const whoseHint = 'फ़ाइल अपने कंप्यूटर पर खोलें और नाम तथा पैन मिलाएँ।';
export const choose = 'चुनें';
export const giveToDonor = 'इस दाता को दें';
export const saving = 'सहेजा जा रहा है…';
export const takeOut = 'हटाएँ';
export const takeOutAsk = 'फ़ाइल मिट जाती है, और फिर उसे कोई नहीं देखता।';
export const takeItOut = 'हटाएँ';
