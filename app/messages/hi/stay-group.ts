/** The page of a group's link. */
export const closedTitle = 'यह लिंक बंद है';
export const closedLead = 'समूह के कमरे अब इस लिंक से बुक नहीं होते। कृपया मंदिर को फ़ोन करें।';
export const roomsFor = (name: string) => `${name} के लिए कमरे`;
export const lead = 'ये कमरे आपके समूह के लिए रखे हैं। अपना चुनें; फिर भुगतान करें।';
export const heldUntil = (day: string) => `ये ${day} शुरू होने तक रखे हैं।`;
export const noneLeft = 'समूह के सब कमरे बुक हैं। कृपया मंदिर को फ़ोन करें।';
export const kindOfRoom = 'कमरे का प्रकार';
export const left = (count: number) => `${count} बाकी`;
export const goOn = 'आगे';
