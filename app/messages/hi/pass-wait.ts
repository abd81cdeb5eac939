/** The waiting list of an event; what every list says is in waiting-list.ts. */
export const waitLead =
  'बताइए कि आपको कौन-से पास चाहिए। जब स्थान होंगे और आपकी बारी आएगी, हम उन्हें आपके लिए रखेंगे और आपको लिखेंगे।';
export const pass = 'पास';
export const choosePass = 'पास चुनें';
export const time = 'समय';
export const chooseTime = 'समय चुनें';
export const howMany = 'कितने';
export const consent =
  'मंदिर यह जानकारी रख सकता है और मुझे इन पासों के बारे में लिख सकता है। समाप्ति के 30 दिन बाद यह मिटा दी जाती है।';
export const heldUntil = (until: string) => `हम ये स्थान ${until} तक आपके लिए रखेंगे। उसके बाद अगले की बारी होगी।`;
export const bookThese = 'ये पास बुक करें';
export const states = {
  waiting: {
    badge: 'प्रतीक्षा में',
    title: 'आप प्रतीक्षा-सूची में हैं',
    lead: 'जब स्थान होंगे और आपकी बारी आएगी, हम आपको लिखेंगे।',
  },
  offered: { badge: 'आपके लिए खाली', title: 'आपके लिए स्थान हैं', lead: '' },
  taken: {
    badge: 'बुक हो गए',
    title: 'आपने ये पास बुक कर लिए हैं',
    lead: 'आपकी बुकिंग के पत्र में उसका पृष्ठ है।',
  },
  declined: {
    badge: 'मना किया',
    title: 'आपने मना कर दिया है',
    lead: 'बताने के लिए धन्यवाद: अब ये स्थान किसी और के हैं।',
  },
  lapsed: {
    badge: 'समाप्त',
    title: 'प्रस्ताव समाप्त हो गया है',
    lead: 'समय बीत गया, और अगले की बारी आई।',
  },
  left: { badge: 'छोड़ी', title: 'आपने सूची छोड़ दी है', lead: 'आपका नाम 30 दिनों में मिटा दिया जाएगा।' },
  removed: {
    badge: 'हटाई गई',
    title: 'कार्यालय ने यह प्रविष्टि समाप्त कर दी है',
    lead: 'यदि कोई प्रश्न हो, तो कृपया पूछें।',
  },
  over: {
    badge: 'समाप्त',
    title: 'कोई स्थान खाली नहीं हुआ',
    lead: 'कार्यक्रम का समय आ गया है। हमें खेद है।',
  },
};
