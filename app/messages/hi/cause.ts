export const donatePage = (cause: string, temple: string) => `दान करें: ${cause} | ${temple}`;
export const notFound = 'यह सेवा-कार्य नहीं मिला।';
export const renamedOrGone = 'हो सकता है इसका नाम बदल गया हो या इसे हटा दिया गया हो। दूसरे सेवा-कार्य चल रहे हैं।';
export const seeAllCauses = 'सभी सेवा-कार्य देखें';

export const donation = 'दान';
export const openUntil = (day: string) => `${day} तक दान किया जा सकता है।`;
/** After the sum. */
export const cameTogether = 'इस वेबसाइट के द्वारा प्राप्त हुए।';
export const seeOtherCauses = 'दूसरे सेवा-कार्य देखें';
export const withTaxReceipt = 'आयकर रसीद के साथ दिया जा सकता है (PAN और पता चाहिए)';
export const otherWaysToGive = 'दान के और तरीक़े';
