export const slide = (number: number, count: number) => `Slide ${number} of ${count}`;
export const play = 'Play';
export const pause = 'Pause';
