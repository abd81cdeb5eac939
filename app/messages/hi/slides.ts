export const slide = (number: number, count: number) => `${count} में से स्लाइड ${number}`;
export const play = 'चलाएँ';
export const pause = 'रोकें';
