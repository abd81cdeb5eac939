export const checkout = 'दान का भुगतान';
export const donate = 'दान करें';
export const seeAllCauses = 'सभी सेवा-कार्य देखें';

export const yourReceipt = 'आपकी रसीद';
export const quietly = 'गुप्त दान';
export const quietlyNote = 'कोई नाम या संदेश नहीं रखा जाता, और कोई प्रमाणपत्र नहीं बनता।';
export const inMyName = 'मेरे नाम से';
export const inMyNameNote = 'आपके नाम से क्रमांक वाली रसीद।';
export const withTaxReceipt = 'आयकर रसीद के साथ';
export const withTaxReceiptNote = 'प्रमाणपत्र के लिए हमें आपका PAN और पता चाहिए।';
export const donorIs = 'दाता हैं';
export const indian = 'भारत के नागरिक';
export const abroad = 'विदेश में रहने वाले, भारतीय पासपोर्ट धारक';
export const foreign = 'किसी दूसरे देश के नागरिक (OCI सहित)';
export const noForeignGifts =
  '<thanks>दान की आपकी इच्छा के लिए धन्यवाद।</thanks> भारतीय क़ानून (FCRA) के अनुसार दूसरे देशों के नागरिकों से दान, रुपये में भी, केवल पंजीकृत संस्थाएँ ले सकती हैं, और इन सेवा-कार्यों की संस्थाएँ इसके लिए पंजीकृत नहीं हैं। इसलिए हम यह दान यहाँ नहीं ले सकते। मंदिर में आपका फिर भी हार्दिक स्वागत है: <write>हमें लिखें</write>।';

export const forTheDay = 'किस दिन के लिए';
export const forTheDayHint = 'आज से एक वर्ष आगे तक। खाली छोड़ने पर आपका दान मिलते ही सेवा में लगाया जाता है।';

export const yourDetails = 'आपकी जानकारी';
export const phoneHint = '10 अंक; विदेश से देश के कोड के साथ।';
export const emailHint = 'आपकी रसीद यहाँ भेजी जाती है।';
export const pan = 'PAN';
export const panHint = 'जैसा आपके कार्ड पर है: यह प्रमाणपत्र पर छपता है।';
export const address = 'पता';
export const addDedication = 'किसी को समर्पित करें';
export const message = 'संदेश';
export const messageHint = 'अधिक से अधिक 200 अक्षर।';

export const yourOffering = 'आपका दान';
export const howMany = 'कितने';
export const amountInRupees = 'राशि, रुपये में';
export const payingConfirms = 'भुगतान करने का अर्थ है कि नई राशि आपको स्वीकार है।';
export const aGift = 'एक दान';
export const amountChanged = (now: string, before: string) => `अब ${now}। जब आपने चुना था तब ${before} था।`;

export const payWith = 'भुगतान का तरीक़ा';
export const online = 'UPI, कार्ड या नेट बैंकिंग';
export const onlineNote = 'सुरक्षित भुगतान पेज पर। रसीद कुछ ही मिनटों में मिल जाती है।';
export const consent =
  'यह दान मेरी अपनी धनराशि से है। मैंने <refunds>रिफ़ंड नीति</refunds> और <privacy>गोपनीयता नीति</privacy> पढ़ ली है।';
export const nothingTakenYet = 'अगले पेज पर आपकी पुष्टि से पहले कुछ नहीं कटता।';
