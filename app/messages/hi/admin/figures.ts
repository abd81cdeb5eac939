export const periods = {
  today: 'आज',
  week: 'पिछले 7 दिन',
  month: 'पिछले 30 दिन',
  taxYear: 'इस वित्त वर्ष',
};

export const giftsOf = {
  today: 'आज के दान',
  week: 'पिछले 7 दिनों के दान',
  month: 'पिछले 30 दिनों के दान',
  taxYear: 'इस वित्त वर्ष के दान',
};

export const giftCount = (count: number) => `${count.toLocaleString('en-IN')} दान`;
export const nothingLastYear = 'पिछले वर्ष इस समय तक कुछ नहीं';
export const asLastYear = 'पिछले वर्ष इस समय जितना ही';
/** With its sign: '+12'. */
export const onLastYear = (change: string) => `पिछले वर्ष से ${change} %`;

export const part = 'भाग';
export const gifts = 'दान';
export const given = 'राशि';
export const noneGiven = 'इस समय में कोई दान नहीं आया, न एक वर्ष पहले।';
export const thisYear = 'इस वर्ष';
export const lastYear = 'पिछले वर्ष';
export const asTable = 'तालिका में';
export const when = 'कब';
export const crores = (number: string) => `${number} करोड़`;
export const lakhs = (number: string) => `${number} लाख`;
export const thousands = (number: string) => `${number} हज़ार`;
