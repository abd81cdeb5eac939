// Said on pages of another language (site/frame/language-offer.ts).
export const readHere = 'Read in English';
export const notNow = 'No, thank you';
