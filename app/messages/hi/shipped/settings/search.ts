/** Titles and descriptions of pages for search engines and shared links. */
export const searchWords: Record<string, Record<string, string>> = {
  visitSearch: {
    'darshan.title': 'दर्शन: आज की फ़ोटो, समय और लाइव | {temple}, {place}',
    'darshan.description':
      'वेदी के आज के दर्शन, अगली आरती का समय, मंदिर खुलने का समय, और {place} स्थित {temple} के लाइव दर्शन।',
    'dailyDarshan.title': 'दैनिक दर्शन, {day} | {temple}, {place}',
    'dailyDarshan.description': 'वेदी की फ़ोटो, दिन और दर्शन के अनुसार: मंगला, शृंगार, राजभोग, संध्या, शयन और उत्सव।',
    'liveDarshan.title': 'लाइव दर्शन | {temple}, {place}',
    'liveDarshan.description':
      '{place} स्थित {temple} से लाइव दर्शन और आरती, अगला प्रसारण कब होगा, और पिछले प्रसारण फिर से देखने के लिए।',
    'contacts.title': 'संपर्क करें | {temple}, {place}',
    'contacts.description':
      'मंदिर कार्यालय को लिखें, फ़ोन करें या व्हाट्सऐप संदेश भेजें; मंदिर कब खुला रहता है और {place} में कैसे पहुँचें।',
    'media.title': '{kind}: मीडिया गैलरी | {temple}, {place}',
    'media.description': '{place} स्थित {temple} की फ़ोटो, ध्वनियाँ और फ़िल्में: वेदी, कीर्तन, दीप, घंटियाँ।',
    'story.title': 'दैनिक कथा | {temple}, {place}',
    'story.description': '{place} स्थित {temple} के आज के कुछ चित्र और कुछ शब्द: आरती, तुलसी, प्रसाद, कक्षाएँ।',
  },
  activitySearch: {
    'events.title': 'कार्यक्रम: उत्सव, कक्षाएँ और यात्राएँ | {temple}, {place}',
    'events.description':
      '{place} स्थित {temple} में आगे क्या-क्या है: उत्सव, संगोष्ठियाँ, तीर्थयात्राएँ और रविवार का भोज।',
    'festival.title': 'श्री कृष्ण जन्माष्टमी {year} | {temple}, {place}',
    'festival.description': '{when} उस रात की कथा, आधी रात तक व्रत कैसे रखें, मंदिर में दिन का क्रम, और सेवा के अवसर।',
    'calendar.title': 'वैष्णव पंचांग | {temple}, {place}',
    'calendar.description':
      'एकादशी व्रत और पारण का समय, उत्सव, संतों के आविर्भाव और तिरोभाव दिवस: किसी भी महीने और शहर का वैष्णव पंचांग।',
    'calendarYear.title': 'वैष्णव पंचांग {year}, {city} | {temple}, {place}',
    'calendarYear.description':
      '{city} के लिए {year} की हर एकादशी, पारण का समय और उत्सव, दो पन्नों पर छापने योग्य।',
    'blogs.title': 'ब्लॉग: पूजा और दैनिक जीवन | {temple}, {place}',
    'blogs.description': '{place} स्थित {temple} से पढ़ने के लिए छोटे लेख: उत्सव, व्रत, तीर्थयात्राएँ और साधना।',
    'classes.title': 'कक्षाएँ और पाठ्यक्रम | {temple}, {place}',
    'classes.description':
      'मंदिर के पाठ्यक्रम: भगवद्गीता, भक्ति शास्त्री, मृदंग, बच्चों का रविवार विद्यालय। शिक्षक, दिन, समय, सीटें और पंजीकरण।',
    'tours.title': 'आध्यात्मिक यात्राएँ | {temple}, {place}',
    'tours.description':
      '{place} से तीर्थयात्राएँ: वृन्दावन के पावन स्थल, गोवर्धन परिक्रमा, बरसाना और नंदगाँव, और आपके समूह के लिए बने साधना-शिविर।',
    'tourAsk.title': 'यात्रा की पूछताछ और पंजीकरण | {temple}, {place}',
    'tourAsk.description':
      'हमारी यात्राओं के कार्यक्रम, कमरे और भोजन या आध्यात्मिक गतिविधियों के बारे में पूछें, या अपना या अपने समूह का पंजीकरण करें।',
    'sevas.title': 'सेवा बुकिंग | {temple}, {place}',
    'sevas.description':
      'घर से एक घंटा या मंदिर में एक दिन दें: सफ़ाई, कीर्तन, फूल, रसोई, कार्यक्रम, रख-रखाव। तारीख़ चुनें, आपका स्थान रखा जाएगा।',
    'stay.title': 'अतिथि-गृह | {temple}, {place}',
    'stay.description': 'सुबह के दीपों से कुछ ही क़दम पर सोएँ: कमरे, दरें, नियम, और अतिथि-गृह कार्यालय से बुकिंग की पूछताछ।',
  },
  givingSearch: {
    'donation.title': 'दान | {temple}, {place}',
    'donation.description':
      'रसोई, मंदिर निर्माण, गायों, ग्रंथों और उत्सवों के लिए दान करें। कई सेवा-कार्य चुनें और एक ही बार भुगतान करें।',
    'donate.title': 'दान करें | {temple}, {place}',
    'donate.description': 'राशि और सेवा-कार्य चुनें और सीधे भुगतान पर जाएँ। गुप्त दें, नाम से दें, या रसीद के साथ।',
    'build.title': 'मंदिर बनाएँ | {temple}, {place}',
    'build.description': 'ईंट, सीमेंट, रेत, इस्पात या एक वर्ग फ़ुट: नए मंदिर के अंश चुनें और एक ही भुगतान में अर्पित करें।',
    'membership.title': 'आजीवन सदस्यता | {temple}, {place}',
    'membership.description':
      'मंदिर के आजीवन सदस्य बनें: छह प्रकार, हर एक में क्या मिलता है, और आवेदन। भुगतान कार्यालय की पुष्टि के बाद।',
    'shop.title': 'दुकान | {temple}, {place}',
    'shop.description':
      'श्रील प्रभुपाद के ग्रंथ, जप माला, अगरबत्ती, ठाकुर जी के वस्त्र, प्रसाद और मंदिर के उपहार, आपके द्वार तक।',
    'allProducts.title': '{category} | {temple}, {place}',
    'allProducts.description': '{place} स्थित {temple} की दुकान में {category}: मूल्य के साथ, और क्या-क्या उपलब्ध है।',
    'cart.title': 'आपका कार्ट | {temple}, {place}',
    'cart.description': 'भुगतान से पहले देखें: आपने दान के लिए और ख़रीदने के लिए क्या चुना है।',
    'checkout.title': 'भुगतान | {temple}, {place}',
    'checkout.description': 'आपका ऑर्डर कहाँ जाएगा, डिलीवरी के साथ कितना होगा, और भुगतान कैसे करेंगे।',
    'donationCheckout.title': 'दान का भुगतान | {temple}, {place}',
    'donationCheckout.description':
      'मंदिर को अपना दान लिखें: गुप्त, अपने नाम से या आयकर रसीद के साथ, और UPI, कार्ड या बैंक से भुगतान करें।',
    'refundReport.title': 'दो बार कटे भुगतान की सूचना दें | {temple}, {place}',
    'refundReport.description':
      'तकनीकी गड़बड़ी से एक ही भुगतान दो बार कट गया? ब्योरा भेजें; मंदिर अपने लेखे और गेटवे से मिलाकर आपको लिखता है।',
  },
};
