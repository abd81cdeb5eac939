export const home = 'Home';
export const breadcrumbs = 'Breadcrumb';
export const inNewTab = '(opens in a new tab)';
export const close = 'Close';
export const skipToPage = 'Skip to the page';
export const notifications = 'Notifications Alt+T';
export const photoBy = (name: string) => `Photo: ${name}`;

export const appearance = 'Appearance';
export const disappearance = 'Disappearance';
export const fasting = 'Fasting';
export const festival = 'Festival';

export const from = (price: string) => `from ${price}`;
/** Ahead of an older price. */
export const insteadOf = (price: string) => `instead of ${price}`;

export const pages = 'Pages';
export const page = 'Page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export const largerTextMark = 'A+';
export const largerText = 'Larger text';
/** At the largest size, the way back. */
export const usualTextMark = 'A−';
export const usualText = 'Usual text size';
