export const belowLine = 'सीमा से नीचे';
export const nearLine = 'सीमा के पास';
export const overLine = 'सीमा से ऊपर';
export const quietAndLaw = 'गुप्त दान और क़ानून';
export const noBody = 'दान प्राप्त करने वाली कोई संस्था अभी दर्ज नहीं है।';
export const ofLine = (anonymous: string, line: string, law: string) =>
  `इस वित्त वर्ष ${line} में से ${anonymous} (${law})`;
export const againstLine = (entity: string) => `सीमा की तुलना में ${entity} के गुप्त दान`;
export const withoutAddress = (amount: string) =>
  `${amount} नाम से पर बिना पते के आए। आपके लेखाकार बताएँगे कि वे भी गिने जाएँगे या नहीं।`;
export const byCause = 'सेवा-कार्य के अनुसार';
export const byMode = 'माध्यम के अनुसार';
export const byPath = 'प्रकार के अनुसार';
export const byFrequency = 'आवृत्ति के अनुसार';
export const oneTime = 'एक बार';
export const frequencyNote = 'कुछ भी अपने-आप नहीं लिया जाता: मासिक दान का संकल्प लेने वाले हर माह नए सिरे से देते हैं।';
export const nothingGiven = 'इस अवधि में कोई दान नहीं आया।';
export const firstTime = 'पहली बार';
export const gaveBefore = 'पहले भी दिया';
export const gaveOnce = 'एक बार दिया';
export const gaveTwoOrThree = 'दो या तीन बार दिया';
export const gaveOften = 'चार या अधिक बार दिया';
export const givers = 'दाता';
export const figures = 'आँकड़े';
export const who = 'कौन';
export const nobodyNote = 'नाम से देने वाले यहाँ दिखते हैं; गुप्त दान में कोई नाम नहीं होता।';
export const nobody = 'इस अवधि में कोई नहीं';
export const none = 'नहीं';
export const name = 'नाम';
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const city = 'शहर';
export const lastGift = 'अंतिम दान';
export const gifts = 'दान';
export const given = 'राशि';
export const peopleCount = (count: number) => `${count.toLocaleString('en-IN')} लोग`;
export const howOften = 'कितनी बार';
export const howOftenCaption = 'इस अवधि में लोगों ने कितनी बार दिया';
export const nobodyInName = 'इस अवधि में किसी ने नाम से नहीं दिया।';
export const countedApart =
  'लोग खाते, ई-मेल, फ़ोन या नाम से अलग पहचाने जाते हैं। गुप्त दान में कोई नाम नहीं होता, वे यहाँ नहीं हैं।';
export const monthlyPromises = 'मासिक संकल्प';
export const running = 'चालू';
export const sumAMonth = 'प्रति माह राशि';
export const fulfilledThisMonth = 'इस माह पूरे हुए';
export const notFulfilledYet = 'अभी पूरे नहीं';
export const promisesNote =
  'जैसा अभी है। कुछ भी अपने-आप नहीं लिया जाता: जिन्होंने संकल्प लिया, उन्हें हर माह एक पत्र मिलता है और तब वे देते हैं।';
export const period = 'अवधि';

export const giversOf = {
  today: 'आज के दाता',
  week: 'पिछले 7 दिनों के दाता',
  month: 'पिछले 30 दिनों के दाता',
  taxYear: 'इस वित्त वर्ष के दाता',
};
