export const darshan = 'दर्शन';
export const dailyDarshan = 'दैनिक दर्शन';
export const photosOf = (day: string) => `${day} के चित्र`;
export const darshanOf = (deities: string, day: string) => `${deities} के दर्शन, ${day}`;
export const darshanNamed = (name: string) => `${name} दर्शन`;
export const captioned = (name: string, caption: string) => `${name}: ${caption}`;
export const liveNow = (title: string) => `अभी लाइव: ${title}`;
export const liveDarshan = 'लाइव दर्शन';
export const previousPhoto = 'पिछला चित्र';
export const nextPhoto = 'अगला चित्र';
export const darshans = 'दर्शन';
export const all = 'सभी';
export const whatsApp = 'WhatsApp पर भेजें';
export const sendDaily = 'मुझे रोज़ भेजें';
export const share = 'साझा करें';

export const photosByDay = 'दिन के अनुसार चित्र';
export const days = 'दिन';
export const previousDay = 'पिछला दिन';
export const nextDay = 'अगला दिन';
export const months = 'महीने';
export const earlierPhotos = 'पहले के चित्र';
export const laterPhotos = 'बाद के चित्र';
export const shortWeekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
export const photosOfDay = (day: number, month: string) => `${day} ${month} के चित्र`;
export const anotherDay = 'कोई और दिन';
export const show = 'दिखाएँ';
export const futureDate = 'आने वाली तारीख़ नहीं चुनी जा सकती।';
export const invalidDate = 'कोई दिन चुनें, जैसे 2026-11-20।';

export const planYourVisit = 'आने की तैयारी करें';
export const calendar = 'वैष्णव पंचांग';
export const mediaGallery = 'चित्र और वीडियो';
export const altarIsOpen = (sittings: string) => `दर्शन ${sittings} खुले रहते हैं।`;
export const openFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;
export const bothSittings = (one: string, other: string) => `${one} और ${other}`;

export const byEmail = 'दैनिक दर्शन ई-मेल से';
export const here = 'ई-मेल से';
export const byEmailTitle = (temple: string) => `दैनिक दर्शन ई-मेल से | ${temple}`;
export const byEmailDescription = (temple: string) =>
  `${temple} के हर दिन के दर्शन के चित्र ई-मेल से मँगाएँ। दिन में एक पत्र, और हर पत्र में उसे बंद करने का लिंक।`;
export const byEmailLead =
  'दिन के सारे चित्र एक पत्र में। मंदिर ने इसे भेजना अभी शुरू नहीं किया है: अपना पता छोड़ें, शुरू होते ही पहला पत्र आपको मिलेगा।';
export const onTheList =
  'धन्यवाद। आपका पता सूची में है। मंदिर जब भेजना शुरू करेगा तब पत्र आने लगेंगे; हर पत्र में उसे बंद करने का लिंक होगा।';
export const backToDarshan = 'वापस दर्शन पर';
export const addressOnlyForThis = 'आपका पता केवल इस पत्र के लिए रखा जाता है, और किसी काम के लिए नहीं।';
