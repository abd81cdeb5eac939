// Said on pages of another language (site/frame/language-offer.ts).
export const readHere = 'हिन्दी में पढ़ें';
export const notNow = 'नहीं, धन्यवाद';
