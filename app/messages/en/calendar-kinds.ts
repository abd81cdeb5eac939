export const appearances = 'Appearance Events';
export const disappearances = 'Disappearance Events';
export const fasts = 'Fasting Events';
export const festivals = 'Festivals & Melas';
export const breakFastTimes = 'Break-fast times';
