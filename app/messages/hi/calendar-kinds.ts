export const appearances = 'आविर्भाव दिवस';
export const disappearances = 'तिरोभाव दिवस';
export const fasts = 'व्रत और उपवास';
export const festivals = 'उत्सव और मेले';
export const breakFastTimes = 'पारण का समय';
