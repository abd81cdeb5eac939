export const calendarOf = (place: string) => `${place} का वैष्णव पंचांग`;
export const calendarOnly = (place: string, category: string) => `${place} का वैष्णव पंचांग: ${category}`;
type Day = { tithi: string; masa: string; gaurabda: number };
export const aboutDay = ({ tithi, masa, gaurabda }: Day) => `${tithi}; मास ${masa}; गौराब्द ${gaurabda}।`;
export const clockTimeOf = (place: string) => `समय ${place} की घड़ी के अनुसार।`;
export const tomorrow = (title: string) => `कल: ${title}`;
