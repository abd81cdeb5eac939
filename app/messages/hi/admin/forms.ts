/** The label of a button, with the record that it is of. */
export const labelOf = (label: string, of: string) => `${label}: ${of}`;
export const save = 'सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const placeInList = 'सूची में स्थान';
export const placeInListHint = 'छोटी संख्या पहले आती है।';
export const proof = 'आपका पासवर्ड, या ऐप का कोड';
export const proofHint = 'आपने दस मिनट से पहले साइन इन किया था: इससे पता चलता है कि आप ही हैं।';
export const isItYou = 'क्या ये आप ही हैं?';
export const itIsMe = 'हाँ, मैं ही हूँ';
export const slugHint = (example: string) => `छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न: ${example}। यह हमेशा के लिए रहता है।`;
export const unsaved = 'आपने जो लिखा वह सहेजा नहीं गया है। यह पेज छोड़ें?';
export const day = 'दिन';
export const from = 'कब से';
export const to = 'कब तक';
export const toHint = 'शुरू होने से पहले का समय: अगले दिन समाप्त।';
export const phone = 'मोबाइल नंबर';
export const email = 'ई-मेल';
