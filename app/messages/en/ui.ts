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
export const before = 'before';

export const slide = (number: number, count: number) => `Slide ${number} of ${count}`;
export const play = 'Play';
export const pause = 'Pause';

export const pages = 'Pages';
export const page = 'Page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export const optional = '(optional)';
export const checkAnswers = 'Please check these answers';
export const oneLess = 'One less';
export const oneMore = 'One more';
export const provingNoRobot = 'One moment: we make sure that no robot is at work.';
export const proven = 'That is done. Please look over what you typed, and send the form.';
/** `otherwise` says what else one can do: 'or call the temple office'. */
export const notProven = (minutes: number, otherwise: string) =>
  `That did not work here. Send the form once more. If it does not help, wait ${minutes} minutes and send the form again, ${otherwise}.`;
export const proofNeedsScript = (minutes: number, otherwise: string) =>
  `This takes JavaScript. Without it, wait ${minutes} minutes and send the form again, ${otherwise}.`;
export const orCall = 'or call the temple office';
