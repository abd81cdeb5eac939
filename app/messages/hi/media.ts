export const kindsOfMedia = 'मीडिया के प्रकार';
export const photos = 'फ़ोटो';
export const audio = 'ऑडियो';
export const video = 'वीडियो';
export const counted = (kind: string, count: number) => `${kind} (${count})`;
export const toHear = 'सुनने के लिए';
export const toWatch = 'देखने के लिए';
export const length = 'अवधि';

export const photo = 'फ़ोटो';
export const zoomOut = 'छोटा करें';
export const zoomIn = 'बड़ा करें';
export const download = 'डाउनलोड करें';
export const share = 'साझा करें';
export const previousPhoto = 'पिछली फ़ोटो';
export const nextPhoto = 'अगली फ़ोटो';
export const close = 'बंद करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका';
