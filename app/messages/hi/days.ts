export const today = 'आज';
export const tomorrow = 'कल';
export const onDay = (day: string) => `${day} को`;

export const isToday = 'आज';
export const isTomorrow = 'कल';
export const inDays = (days: number) => `${days} दिन बाद`;
export const inMonths = (months: number) => `${months} महीने बाद`;
export const inMonthsAndDays = (months: number, days: number) => `${months} महीने और ${days} दिन बाद`;
