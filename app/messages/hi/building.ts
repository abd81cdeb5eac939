export const progress = (raised: string, target: string) => `${target} में से ${raised}`;
export const raisedFor = (cause: string) => `इसके लिए आया दान: ${cause}`;
export const fromOurBooks = (moment: string) =>
  `इस वेबसाइट से आया दान, जिसमें से लौटाई गई राशि घटा दी गई है। ${moment} तक, हमारे खातों के अनुसार।`;
export const milestones = { done: 'पूरा हुआ', now: 'चल रहा है', next: 'आगे होगा' };
export const chooseAndGive = 'चुनें और दान करें';

export const donation = 'दान';
export const templeConstruction = 'मंदिर निर्माण';
export const build = 'निर्माण';
export const nothingOpen = 'इस समय मंदिर निर्माण के लिए दान नहीं लिया जा रहा है।';
export const parts = 'मंदिर के भाग';
export const choosePart = 'कम से कम एक भाग चुनें, या कोई राशि लिखें।';
export const chosen = (count: number) => `${count} चुने`;
export const from = (price: string) => `${price} से`;
export const howMany = (part: string) => `कितने: ${part}`;
export const yourPart = 'आपका योगदान';
export const otherAmount = 'कोई और राशि <optional>(वैकल्पिक)</optional>';
export const total = 'कुल';
export const oneMoment = 'एक क्षण…';
export const goOn = 'आगे बढ़ें';
