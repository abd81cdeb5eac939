export const home = 'होम';
export const breadcrumbs = 'आप यहाँ हैं';
export const inNewTab = '(नए टैब में खुलेगा)';
export const close = 'बंद करें';
export const skipToPage = 'सीधे पेज पर जाएँ';
export const notifications = 'सूचनाएँ Alt+T';
export const photoBy = (name: string) => `फ़ोटो: ${name}`;

export const appearance = 'आविर्भाव';
export const disappearance = 'तिरोभाव';
export const fasting = 'व्रत';
export const festival = 'उत्सव';

export const from = (price: string) => `${price} से`;
/** Ahead of an older price. */
export const insteadOf = (price: string) => `${price} की जगह`;

export const pages = 'पेज';
export const page = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';

export const largerTextMark = 'अ+';
export const largerText = 'अक्षर बड़े करें';
/** At the largest size, the way back. */
export const usualTextMark = 'अ−';
export const usualText = 'अक्षर सामान्य करें';
