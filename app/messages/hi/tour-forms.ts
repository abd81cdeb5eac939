export const tours = 'यात्राएँ';
export const enquireOrRegister = 'पूछताछ या पंजीकरण';

export const inquiryOrRegistration = 'पूछताछ या पंजीकरण';
export const inquiryForm = 'पूछताछ फ़ॉर्म';
export const onlineRegistration = 'ऑनलाइन पंजीकरण';
export const goodToKnow = 'जानने योग्य';
export const whatHappensNext = 'आगे क्या होगा';
export const referenceAtOnce = 'आपको संदर्भ संख्या तुरंत मिलती है, और ई-मेल से भी।';
export const seatsAreHeld = 'पंजीकरण से चुने हुए दिन पर आपकी सीटें रख ली जाती हैं।';
export const plannerCalls = 'यात्रा डेस्क आपको फ़ोन करके या लिखकर कार्यक्रम और ख़र्च बताता है।';
export const youDecide = 'आप निर्णय लेते हैं, और तभी भुगतान करते हैं।';
export const somePaidNow =
  'जिस दिन के साथ ‘साइट पर देय’ लिखा है, उसमें आप सीधे भुगतान पर जाते हैं; तब तक आपकी सीटें रखी रहती हैं।';
export const paidIsFinal = 'भुगतान के बाद बुकिंग अंतिम होती है: कृपया पहले <policy>रद्दीकरण नीति</policy> पढ़ें।';

export const tourInquiry = 'यात्रा की पूछताछ';
export const sendInquiry = 'पूछताछ भेजें';
export const selectFeature = 'आप किस विषय में पूछना चाहते हैं';
export const chooseOne = 'एक चुनें: उसके प्रश्न और भेजने का बटन यहाँ दिखेंगे।';
/** What a tour inquiry may be about; the notes say more. */
export const features = {
  itineraries: 'विस्तृत कार्यक्रम',
  stay: 'आवास और भोजन',
  activities: 'आध्यात्मिक गतिविधियाँ',
};
export const featureNotes = {
  itineraries: 'तारीख़ें, स्थान और दिनचर्या',
  stay: 'कमरे, भोजन और क्या-क्या शामिल है',
  activities: 'कीर्तन, गीता अध्ययन, ध्यान',
};
export const people = 'लोग';
export const yourQuestion = 'आपका प्रश्न';

export const tourRegistration = 'यात्रा का पंजीकरण';
export const register = 'पंजीकरण करें';
export const whoTravelsAsked = 'कौन यात्रा करेगा?';
export const single = 'अकेले';
export const onePerson = 'एक व्यक्ति';
export const group = 'समूह';
export const familyFriends = 'परिवार, मित्र, सहकर्मी';
export const numberOfPeople = 'लोगों की संख्या';
export const whoTravels = 'यात्रा करने वाले';
export const travellersExample = 'मीरा शर्मा, 41\nरवि शर्मा, 12';
export const oneALine = 'हर पंक्ति में एक व्यक्ति का नाम और आयु: मीरा शर्मा, 41। यदि आप भी चल रहे हैं, तो अपना नाम भी।';
export const yourAge = 'आपकी आयु';
export const message = 'संदेश';

export const destination = 'गंतव्य';
export const chooseTour = 'यात्रा चुनें';
export const departure = 'प्रस्थान';
export const chooseDay = 'दिन चुनें';
export const dayIsOff = (day: string) => `${day} रद्द है: इस दिन यह यात्रा नहीं होगी।`;
export const noDayOpen = 'अभी कोई दिन उपलब्ध नहीं है';
export const travelDate = 'यात्रा की तारीख़';
export const withoutFixedDays = 'जिस यात्रा के दिन तय नहीं हैं, उसके लिए।';
export const accommodation = 'आवास';
export const activity = 'गतिविधि';
export const noPreference = 'कोई भी';
export const accommodations = { standard: 'साधारण', deluxe: 'डीलक्स', suite: 'सुइट' };
export const activities = {
  kirtan: 'कीर्तन',
  gita: 'गीता',
  meditation: 'ध्यान',
  all: 'सभी',
};
export const addPreferences = 'इच्छाएँ जोड़ें: कमरा, गतिविधि, भोजन';
export const preferences = 'आपकी पसंद';
export const suchAs = 'भोजन, भाषा, धीमी गति: जो भी हमें जानना चाहिए।';
