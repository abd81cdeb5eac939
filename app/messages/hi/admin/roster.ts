export const roster = 'उत्सवों के सेवक';
export const rosterNote = 'कौन कब और कहाँ सेवा करेगा: द्वार, जूता-घर, रसोई। वे स्वयं हाँ या नहीं कहते हैं।';
export const event = 'उत्सव';
export const day = 'दिन';
export const shifts = 'पालियाँ';
export const helpers = 'सेवक';
export const gaps = 'कमी';
export const shortShifts = (count: number) => `${count} में लोग कम`;
export const noGap = 'कोई नहीं';
export const noEvent = 'कोई उत्सव आने वाला नहीं है';
export const noEventNote = 'पहले उत्सव जोड़ें; फिर उसके सेवकों की योजना बन सकती है।';
export const needs = { short: 'लोग कम', enough: 'पर्याप्त', full: 'पूरा' };
export const acceptedOf = (accepted: number, least: number, most: number) =>
  least === most ? `${least} में से ${accepted}` : `${least} से ${most} में से ${accepted}`;
export const noShift = 'अभी कोई पाली नहीं।';
export const newShift = 'पाली जोड़ें';
export const duty = 'क्या करना है';
export const place = 'कहाँ';
export const least = 'कम से कम';
export const most = 'अधिक से अधिक';
export const note = 'ध्यान रखें';
export const noteHint = 'क्या लाना है, किससे पूछना है। सेवक इसे पढ़ते हैं।';
export const add = 'पाली जोड़ें';
export const change = 'यह पाली बदलें';
export const remove = 'यह पाली हटाएँ';
export const removeAsk = 'पाली और उसके लिए पूछे गए लोग हट जाएँगे। आगे बढ़ें?';
export const ask = 'सेवकों से पूछें';
export const people = 'किनसे पूछना है';
export const peopleHint =
  'हर पंक्ति में एक: नाम, ई-मेल या मोबाइल नंबर। जिनका ई-मेल है उन्हें पत्र जाता है; औरों को उनका लिंक भेजें।';
export const language = 'पत्र की भाषा';
export const sendOut = 'उनसे पूछें';
export const states = {
  invited: 'पूछा गया',
  accepted: 'आएँगे',
  declined: 'नहीं आ सकते',
  replaced: 'जगह कोई और आएँगे',
  released: 'हटाए गए',
};
export const insteadOf = (name: string) => `${name} की जगह`;
export const release = 'हटाएँ';
export const linkOf = 'भेजने का लिंक';
export const copyFrom = 'दूसरे उत्सव की पालियाँ लें';
export const copyNote =
  'काम, समय और संख्या ली जाती है, और दोनों उत्सवों के बीच के दिनों जितनी आगे बढ़ाई जाती है। किसी से पूछा नहीं जाता।';
export const copy = 'पालियाँ लें';
export const choose = '-- उत्सव चुनें --';
export const saveList = 'सूची फ़ाइल में सहेजें';
export const done = {
  add: 'पाली जोड़ी गई।',
  change:
    'पाली बदल दी गई है। यदि दिन, समय, स्थान या काम नया है, तो जिनका ई-मेल पता है उन्हें पत्र जाएगा; बाकी को फ़ोन करें।',
  delete: 'पाली हटाई गई।',
  invite: 'उनसे पूछा गया।',
  release: 'उन्हें नहीं आना है।',
  copy: 'पालियाँ ली गईं।',
};
export const askedNow = (count: number) =>
  count === 0 ? 'किसी से नहीं पूछा गया।' : count === 1 ? '1 सेवक से पूछा गया।' : `${count} सेवकों से पूछा गया।`;
export const passedOver = 'इनसे नहीं पूछा गया, क्योंकि इसी पते या नंबर वाले किसी से पहले ही पूछा जा चुका है:';
export const columns = {
  day: 'दिन',
  from: 'कब से',
  to: 'कब तक',
  duty: 'क्या करना है',
  place: 'कहाँ',
  name: 'नाम',
  phone: 'मोबाइल',
  email: 'ई-मेल',
  state: 'उत्तर',
};
