export const askUs = 'हमसे पूछें';
export const amount = 'राशि';
export const anotherAmount = 'दूसरी राशि';
export const ownAmountInRupees = 'अपनी इच्छा की राशि, रुपये में';
export const ownAmount = 'अपनी इच्छा की राशि';
export const cause = 'किस सेवा-कार्य के लिए';
export const inNameOf = 'किनके नाम से';
export const personToRemember = 'जिनकी स्मृति या कल्याण के लिए';
export const oneMoment = 'एक क्षण…';
export const give = (sum: string) => `${sum} दान करें`;
export const goOn = 'आगे बढ़ें';
export const otherWays =
  'कोई विशेष दान देना चाहते हैं, या एक साथ कई सेवा-कार्यों के लिए? <causes>सभी सेवा-कार्य देखें</causes>। हर महीने दान का संकल्प लेने के लिए <circle>दान मंडल</circle> देखें; उसमें खाते से अपने आप कुछ नहीं कटता।';
