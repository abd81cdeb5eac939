export const giveSimply = 'सरल दान';
/** On /donate. */
export const inThreeSteps = 'सरल दान, तीन चरणों में';
/** On /donate, beside the button where there is room. */
export const largeAndCalm = 'बड़े अक्षरों में, किसी भी UPI ऐप से, और हमारा फ़ोन नंबर हर समय सामने।';
export const description = (temple: string) =>
  `${temple} को तीन सरल चरणों में दान दें: राशि, दाता का नाम, और किसी भी UPI ऐप से भुगतान। आप जब चाहें हमें फ़ोन कर सकते हैं।`;
export const stepOf = (step: string) => `चरण ${step} / 3`;
export const needHelp = (phone: string) => `सहायता चाहिए? फ़ोन करें: <phone>${phone}</phone>`;
export const back = 'पीछे जाएँ';
export const goOn = 'आगे बढ़ें';
export const oneMoment = 'एक क्षण…';

export const howMuch = 'आप कितना दान देना चाहते हैं?';
export const giftIsFor = (cause: string) => `आपका दान इसके लिए है: <cause>${cause}</cause>`;
export const chooseCause = 'किसी और सेवा-कार्य के लिए दें';
export const whatFor = 'आपका दान किस सेवा-कार्य के लिए है?';
export const otherAmount = 'या कोई दूसरी राशि, रुपये में';
export const nothingOpen = 'यहाँ अभी दान नहीं लिया जा रहा है। कृपया हमें फ़ोन करें।';

export const whoGives = 'दान कौन दे रहे हैं?';
export const youGive = (sum: string, cause: string) => `<cause>${cause}</cause> के लिए <sum>${sum}</sum>`;
export const emailHint = 'ई-मेल न हो तो खाली छोड़ दें: भुगतान के बाद रसीद अगले पेज पर मिल जाएगी।';
export const wantTaxReceipt = 'मुझे आयकर रसीद चाहिए';
export const taxReceiptNote = 'उसके लिए हमें आपका PAN और पता चाहिए।';
export const fullForm =
  'गुप्त दान, किसी की स्मृति में दान, या एक साथ कई सेवा-कार्यों के लिए दान देना हो तो <form>पूरा फ़ॉर्म</form> भरें।';

export const payNow = (sum: string) => `${sum} का भुगतान करें`;
export const howToPay =
  'अगले पेज पर UPI चुनें, फिर अपना ऐप। वहाँ कार्ड और नेट बैंकिंग से भी भुगतान हो जाता है। लौटने पर आपकी रसीद तैयार मिलती है।';
export const otherWays = 'इसके बजाय अपने बैंक से या हमारे QR कोड से भुगतान करें';
