/** Refusals that only the donation pages know, by their code. */
export const refusals = {
  'cause-unknown': 'यह सेवा-कार्य नहीं मिला।',
  'cause-closed': 'यह अभियान समाप्त हो चुका है।',
  'cause-upcoming': 'यह अभियान अभी शुरू नहीं हुआ है।',
  'type-unknown': 'यह अब उपलब्ध नहीं है।',
  'own-amount-refused': 'दिए गए विकल्पों में से एक चुनें।',
  'quantity-invalid': '1 से 999 तक की संख्या लिखें।',
  'cart-empty': 'पहले चुनें कि आप क्या देना चाहते हैं।',
  'too-many-lines': 'एक दान में अधिक से अधिक 50 पंक्तियाँ आ सकती हैं। कृपया कुछ हटाएँ।',
  'total-too-large': '₹5,00,000 से अधिक के दान के लिए कृपया मंदिर कार्यालय को लिखें।',
  'total-changed':
    'आपके देखने के बाद कोई राशि बदल गई है। नई कुल राशि देख लें; भुगतान करने का अर्थ है कि वह आपको स्वीकार है।',
  'entities-mixed': 'इन सेवा-कार्यों के लिए अलग-अलग भुगतान करना होगा।',
  'foreign-mixed': 'इन सेवा-कार्यों के लिए अलग-अलग भुगतान करना होगा।',
  'foreign-not-accepted': 'इन सेवा-कार्यों के लिए हम दूसरे देशों के नागरिकों से दान नहीं ले सकते।',
  'tax-not-eligible': 'इन सेवा-कार्यों के लिए आयकर रसीद नहीं बन सकती। ऊपर कोई दूसरा विकल्प चुनें।',
  'too-many-gifts': 'इस इंटरनेट कनेक्शन से बहुत सारे दान शुरू किए गए हैं। पंद्रह मिनट रुकें, या मंदिर कार्यालय को लिखें।',
  'intent-reused': 'यह फ़ॉर्म पहले दूसरे उत्तरों के साथ भेजा जा चुका है। उत्तर जाँच लें और भुगतान का बटन फिर दबाएँ।',
  'intent-malformed': 'यह फ़ॉर्म बहुत पुराना हो गया था। आपके उत्तर सुरक्षित हैं; भुगतान का बटन फिर दबाएँ।',
};

/** Where the general sentence would not name its field: by field and code. */
export const fieldRefusals = {
  'sevaDate date-outside': 'आज से एक वर्ष आगे तक का कोई दिन चुनें।',
  'path choice-invalid': 'चुनें कि यह दान किस प्रकार लिखा जाए।',
  'citizenship choice-invalid': 'चुनें कि दाता कौन हैं।',
  'consent consent-needed': 'कृपया इस पर निशान लगाएँ: यह दान आपकी अपनी धनराशि से है।',
};

export const noTaxReceipt = 'इन सेवा-कार्यों के लिए आयकर रसीद नहीं बन सकती।';
export const noTaxReceiptFor = (causes: string) => `${causes} के लिए आयकर रसीद नहीं बन सकती।`;
