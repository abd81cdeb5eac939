export const tours = 'यात्राएँ';
export const enquireOrRegister = 'पूछताछ या पंजीकरण';
export const contactUs = 'संपर्क करें';

export const lengthAndPrice = (length: string, price: string) => `${length} · ${price}`;
export const byArrangement = 'ख़र्च बातचीत से तय होगा';
export const aboutAPerson = (price: string) => `लगभग ${price} प्रति व्यक्ति`;
export const paidOnTheSite = (price: string) => `${price} प्रति व्यक्ति, साइट पर देय`;
export const depositOnTheSite = (deposit: string, price: string) =>
  `प्रति व्यक्ति ${price} में से ${deposit}, साइट पर देय`;
export const full = 'सीटें भर गईं';
export const calledOff = 'रद्द';
export const seatsLeft = (seats: number) => `${seats} सीट शेष`;

export const tourNotFound = 'यात्रा का विवरण नहीं मिला।';
export const mistypedOrGone = 'हो सकता है पता ग़लत लिखा गया हो, या यह यात्रा अब नहीं होती।';
export const seeAllTours = 'सभी यात्राएँ देखें';
export const registerNow = 'अभी पंजीकरण करें';
export const atAGlance = 'एक नज़र में';
export const howLong = 'अवधि';
export const price = 'ख़र्च';
export const startsFrom = 'प्रस्थान';
export const templeGate = 'मंदिर के द्वार से';
export const departures = 'प्रस्थान के दिन';
export const registeringIsFree =
  'पंजीकरण निःशुल्क है और आपकी सीटें रख लेता है। भुगतान से पहले यात्रा डेस्क आपको ख़र्च बता देता है।';
export const someDaysArePaid =
  'जिस दिन के साथ ‘साइट पर देय’ लिखा है, उसका भुगतान पंजीकरण के साथ होता है। बाकी में पंजीकरण निःशुल्क है, और भुगतान से पहले यात्रा डेस्क आपको ख़र्च बताता है।';
export const askSomethingElse = 'कुछ और पूछें';
export const otherTours = 'अन्य यात्राएँ';
