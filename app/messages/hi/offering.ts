export const aGift = 'एक दान';
export const noLongerAvailable = 'यह अब उपलब्ध नहीं है।';
export const campaignClosed = 'यह अभियान समाप्त हो चुका है।';
export const campaignNotBegun = 'यह अभियान अभी शुरू नहीं हुआ है।';
export const priceChanged = (now: string, before: string) => `अब ${now}। जब आपने चुना था तब ${before} था।`;
export const howMany = (title: string) => `कितने: ${title}`;

export const yourOffering = 'आपका दान';
export const chooseAmount = 'राशि चुनें और ‘जोड़ें’ दबाएँ। आप कई सेवा-कार्यों के लिए दान चुनकर एक ही बार भुगतान कर सकते हैं।';
export const proceed = 'भुगतान की ओर बढ़ें';
export const checkout = 'भुगतान की ओर';
export const nothingChosen = 'अभी कुछ नहीं चुना';
export const inTheCart = (donations: number) => `कार्ट में ${donations} दान`;
