export const eventsPage = (page: number, temple: string) => `कार्यक्रम, पेज ${page} | ${temple}`;
export const vaisnavaCalendar = 'वैष्णव पंचांग';
export const comingUp = 'आने वाले कार्यक्रम';
export const pastEvents = 'बीते हुए कार्यक्रम';

export const activities = 'कार्यक्रम';
export const allEvents = 'सभी कार्यक्रम';
export const alsoComingUp = 'अन्य आने वाले कार्यक्रम';
export const eventCancelled = 'यह कार्यक्रम रद्द हो गया है। इस बदलाव के लिए हमें खेद है।';
export const eventOver = 'यह कार्यक्रम हो चुका है। इसका विवरण यहाँ पढ़ें।';
export const whatTheDayGave = 'उस दिन क्या-क्या हुआ';
/** Both begin with their number, which stands large. */
export const guestsCame = (count: string) => `${count} अतिथि पास लेकर आए`;
export const helpersGave = (count: string, hours: string) => `${count} सेवक, ${hours} घंटे की सेवा`;
export const picturesOf = (event: string) => `${event} के चित्र`;
export const whatItWasAbout = 'यह क्या था';
export const when = 'कब';
export const where = 'कहाँ';
export const fee = 'शुल्क';
export const free = 'निःशुल्क, सबका स्वागत है';
export const someFreeFrom = (price: string) => `पास निःशुल्क हैं; कुछ का मूल्य ${price} से है`;
export const passesFrom = (price: string) => `पास ${price} से`;
export const aPerson = (price: string) => `${price} प्रति व्यक्ति`;
export const places = 'सीटें';
export const picturesAndFilms = 'चित्र और फ़िल्में';
export const comingFestivals = 'आने वाले उत्सव';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const googleCalendar = 'Google कैलेंडर';
export const getDirections = 'रास्ता देखें';
