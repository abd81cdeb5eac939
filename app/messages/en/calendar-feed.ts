// The calendar as a feed for other programs.

export const calendarOf = (place: string) => `Vaisnava calendar of ${place}`;
export const calendarOnly = (place: string, category: string) => `Vaisnava calendar of ${place}: ${category}`;
type Day = { tithi: string; masa: string; gaurabda: number };
export const aboutDay = ({ tithi, masa, gaurabda }: Day) => `${tithi}; month ${masa}; Gaurabda ${gaurabda}.`;
export const clockTimeOf = (place: string) => `Clock time of ${place}.`;
export const tomorrow = (title: string) => `Tomorrow: ${title}`;
