export const nightFrom = 'प्रति रात <price></price> से, कर सहित';
export const aNight = '<price></price> <muted>प्रति रात, कर सहित</muted>';
export const requestRoom = 'कमरे के लिए पूछें';
export const groupOrQuestion = 'समूह है, या कोई प्रश्न?';
export const roomsAndRates = 'कमरे और दरें';
export const sleeps = (people: number) => (people === 1 ? 'एक व्यक्ति' : `${people} लोगों तक`);
export const houseRules = 'अतिथि-गृह के नियम';
export const cancellationPolicy = 'अतिथि-गृह की रद्दीकरण नीति';

export const answerTime =
  'अतिथि-गृह काउंटर उपलब्धता देखकर आपको फ़ोन पर उत्तर देता है। उसकी पुष्टि से पहले कोई कमरा नहीं रखा जाता और कोई राशि नहीं ली जाती।';
export const bookingInquiry = 'बुकिंग के लिए पूछताछ';
export const sendInquiry = 'पूछताछ भेजें';
export const room = 'कमरा';
export const chooseRoom = 'कमरा चुनें';
export const checkIn = 'आगमन';
export const checkOut = 'प्रस्थान';
export const roomsOrBeds = 'कमरे या बिस्तर';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const anythingToKnow = 'कुछ और जो हमें जानना चाहिए';
export const suchAs = 'भूतल का कमरा, देर से आगमन, व्हीलचेयर।';
export const consent = 'मैंने अतिथि-गृह के नियम और <policy>रद्दीकरण नीति</policy> पढ़ ली है।';
