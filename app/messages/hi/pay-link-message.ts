type OrderValues = { temple: string; sum: string; order: string; lastDay: string; url: string };
type StayValues = { temple: string; sum: string; stay: string; url: string };
type Values = { temple: string; sum: string; cause: string; lastDay: string; url: string };

/** What is sent by WhatsApp or SMS while the donor is on the telephone. */
export const message = ({ temple, sum, cause, lastDay, url }: Values) =>
  `हरे कृष्ण! आपकी इच्छा के अनुसार, ${temple} को ${cause} के लिए ${sum} का दान देने का लिंक यह है। यह ${lastDay} तक खुला है: ${url}`;

/** The same for an order of the shop. */
export const orderMessage = ({ temple, sum, order, lastDay, url }: OrderValues) =>
  `हरे कृष्ण! ${temple} की दुकान के ऑर्डर ${order} के लिए ${sum} के भुगतान का लिंक यह है। वस्तुएँ ${lastDay} के अंत तक आपके लिए रखी हैं: ${url}`;

/** The same for what is left of a stay in the guest house. */
export const stayMessage = ({ temple, sum, stay, url }: StayValues) =>
  `हरे कृष्ण! ${temple} के अतिथि-गृह की आपकी बुकिंग ${stay} के लिए ${sum} का भुगतान बाकी है। अपने फ़ोन नंबर के अंतिम चार अंक लिखकर आप यहाँ भुगतान कर सकते हैं: ${url}`;
