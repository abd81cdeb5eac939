export const calendar = 'वैष्णव पंचांग';
export const monthOf = (masa: string) => `${masa} मास`;
export const breakFastToday = 'आज का पारण';
export const nextEkadasi = 'अगली एकादशी';
export const breakFastTime = 'उसके पारण का समय';
export const morningAfter = 'अगली सुबह';
export const timesOf = (place: string) => `समय ${place} के हैं`;
export const openCalendar = 'पंचांग खोलें';
