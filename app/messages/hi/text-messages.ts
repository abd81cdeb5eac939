/**
 * Text messages (SMS), word for word as they are registered with the operators (DLT): each {value}
 * is a variable there. A changed word needs another registration before it is sent
 * (docs/operations.md, Text messages).
 */
export const codeText =
  '{site} के लिए आपका कोड {code} है। यह 10 मिनट तक काम करेगा। इसे किसी को न बताएँ, मंदिर को भी नहीं।\n@{site} #{code}';
export const newBrowserText =
  '{day} को {site} पर आपके खाते में किसी नए ब्राउज़र से साइन इन हुआ। यदि यह आप नहीं थे, तो कृपया मंदिर को फ़ोन करें।';
export const mobileChangedText =
  '{day} से इस नंबर से {site} पर आपके खाते में साइन इन नहीं होगा। यदि यह आपने नहीं किया, तो कृपया मंदिर को फ़ोन करें।';
export const emailAddedText =
  '{day} से {site} पर आपके खाते में एक ई-मेल पते से भी साइन इन हो सकता है। यदि यह आपने नहीं किया, तो कृपया मंदिर को फ़ोन करें।';
export const receiptText = 'हरे कृष्ण। आपके दान के लिए धन्यवाद। आपकी रसीद: {link}';
export const stayOfferText = 'हरे कृष्ण। हमारे अतिथि-गृह में आपके लिए रातें खाली हुई हैं। बुक करें या मना करें: {link}';
