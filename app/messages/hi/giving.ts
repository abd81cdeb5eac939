export const amountFor = (cause: string) => `${cause} के लिए राशि`;
export const whatYouGive = 'आप क्या देना चाहते हैं';
export const other = 'अन्य';
export const anotherAmount = 'दूसरी राशि';
export const ownAmountInRupees = 'अपनी इच्छा की राशि, रुपये में';
export const ownAmount = 'अपनी इच्छा की राशि';

export const giveTo = (cause: string) => `${cause} के लिए दान करें`;
export const howMany = 'कितने';
export const howManyOf = (cause: string) => `कितने: ${cause}`;
export const inNameOf = 'किनके नाम से';
export const personToRemember = 'जिनकी स्मृति या कल्याण के लिए';
export const inNameOfHint = '‘अभी दान करें’ के साथ जाता है। कार्ट से देने पर यह भुगतान के समय पूछा जाता है।';
export const occasion = 'अवसर';
export const occasionExamples = 'जन्मदिन, विवाह की वर्षगाँठ, पुण्य स्मृति';
export const oneMoment = 'एक क्षण…';
export const donateNow = 'अभी दान करें';
export const wait = 'रुकें…';
export const donate = 'दान करें';
export const adding = 'जोड़ा जा रहा है…';
export const add = 'जोड़ें';
export const addToCart = 'कार्ट में जोड़ें';
export const addCause = (cause: string) => `${cause} को दान कार्ट में जोड़ें`;
export const added = 'आपके कार्ट में जुड़ गया';
export const cartFull = 'आपका कार्ट भर गया है';
export const cartHolds = (lines: number) => `इसमें अधिक से अधिक ${lines} पंक्तियाँ आती हैं।`;

export const closed = 'समाप्त';
export const campaignClosed = 'यह अभियान समाप्त हो चुका है।';
export const upcoming = 'आने वाला';
export const campaignOpens = (day: string) => `यह अभियान ${day} से शुरू होगा।`;

export const securePayment = 'सुरक्षित पेज पर भुगतान: UPI, कार्ड या नेट बैंकिंग';
export const numberedReceipt = 'क्रमांक वाली रसीद; ई-मेल का पता देने पर ई-मेल से भी';
