/** Another room, a longer stay, other dates: on the stay's page and on the tape chart. */
export const changeRoom = 'दूसरा कमरा';
export const chooseRoom = 'कमरा चुनें';
export const fromRoom = (room: string, from: string, to: string) => `${room} से, ${from} से ${to} तक:`;
export const noRoomFree = 'इन सभी रातों में कोई और कमरा खाली नहीं है।';
export const willBeCleaned = 'अतिथि जो कमरा छोड़ेंगे, उसकी सफ़ाई बाकी रहेगी।';
export const samePrice = (kind: string) => `${kind}, उसी मूल्य पर`;
export const moveThere = 'वहाँ भेजें';
export const longer = 'और ठहरना';
export const newArrival = 'नया आगमन';
export const newDeparture = 'नया प्रस्थान';
export const seePrice = 'मूल्य और कमरे देखें';
export const seeWhatChanges = 'देखें क्या बदलेगा';
export const costsMore = (day: string, added: string, total: string) =>
  `${day} तक ${added} और लगेंगे, कुल ${total}।`;
export const roomStays = (room: string) => `${room} इसके लिए खाली है।`;
export const roomIsGone = (room: string) => `${room} तब किसी और का है: दूसरा कमरा चुनें।`;
export const noRoomToGoTo = (room: string) => `${room} तब किसी और का है, और कोई दूसरा कमरा खाली नहीं है।`;
export const insteadOf = (room: string) => `${room} के बदले`;
export const makeLonger = 'ठहरने की अवधि बढ़ाएँ';
/** On the chart. */
export const howToMove =
  'पट्टी को दूसरे कमरे पर खींचें, या आगमन से पहले दूसरी रातों पर। कुंजियों से: स्पेस पट्टी उठाता है, तीर उसे हिलाते हैं, एंटर रखता है, एस्केप वापस कर देता है।';
export const takenUp = (name: string, room: string) =>
  `${name}, ${room}, उठाया गया। ऊपर और नीचे: दूसरा कमरा। बाएँ और दाएँ: दूसरी रातें। एंटर रखता है, एस्केप वापस कर देता है।`;
export const overRoom = (room: string) => `कमरा ${room}`;
export const overNights = (from: string, to: string) => `${from} से ${to} तक`;
export const putBack = 'वापस रख दिया।';
export const confirmTitle = 'क्या होगा';
export const looking = 'मूल्य देखा जा रहा है …';
export const roomWillChange = (name: string, from: string, to: string, nights: string) =>
  `${name}: ${from} से ${to} में, ${nights}। मूल्य वही रहेगा।`;
export const betterKind = (kind: string) => `यह दूसरा प्रकार (${kind}) है, उसी मूल्य पर दिया जाएगा।`;
export const datesWillChange = (name: string, nights: string) => `${name} अब ${nights} ठहरेंगे।`;
export const allItsRooms = (count: number) => `इस बुकिंग के सभी ${count} कमरों की तारीख़ें बदलेंगी।`;
export const priceBecomes = (before: string, after: string) => `मूल्य ${before} से ${after} हो जाएगा।`;
export const priceStays = (price: string) => `मूल्य ${price} ही रहेगा।`;
export const goesBackOnline = (sum: string) => `ऑनलाइन भुगतान में से ${sum} लौटेंगे, जब कोई दूसरा व्यक्ति स्वीकार करेगा।`;
export const staysWithTemple = (sum: string) =>
  `बुकिंग की शर्तों के अनुसार ${sum} मंदिर के पास रहेंगे। तारीख़ें वापस बदलने पर भी वे भुगतान में नहीं गिने जाएँगे।`;
export const handedBackAtDesk = (sum: string) =>
  `तब काउंटर पर ${sum} अधिक होंगे। उन्हें लौटाने का अनुरोध बुकिंग के पृष्ठ पर करें।`;
export const thenToPay = (sum: string) => `तब काउंटर पर ${sum} देने बाकी रहेंगे।`;
export const doIt = 'ऐसा करें';
export const notPossible = 'यह नहीं हो सकता';
export const leaveIt = 'जैसा है वैसा रहने दें';
