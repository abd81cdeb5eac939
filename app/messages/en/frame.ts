export const login = 'Login';
export const signUp = 'SignUp';
export const profile = 'Profile';
export const myProfile = 'My Profile';
export const myOrders = 'My Orders';
export const donationHistory = 'Donation History';
export const logout = 'Logout';
export const cart = 'Cart';
export const cartWith = (lines: number) => `Cart, ${lines} ${lines === 1 ? 'item' : 'items'}`;
export const visitAndAccount = 'Visit and account';
export const schedule = 'Schedule';
export const search = 'Search';
export const searchSite = 'Search the site';
export const searchHint = 'Ekadasi, timings…';
export const donate = 'Donate';

export const mainMenu = 'Main';
export const pagesOf = (menu: string) => `${menu} pages`;
export const menu = 'Menu';
export const closeMenu = 'Close the menu';

export const donateNow = 'Donate Now';
export const amount = 'Amount';
export const ownAmount = 'Your own amount';
export const moreWaysToGive = 'More ways to give';
export const give = (amount: string) => `Give ${amount}`;
export const otherAmount = 'Other';
export const giveOther = 'Give';
export const festival = 'Festival';
export const closeGreeting = 'Close the greeting';
export const dayAtTemple = 'A day at the temple';

export const dailyTimings = 'Daily timings';
export const services = 'Services';
export const visit = 'Visit';
export const legal = 'Legal';
export const inNewTab = (name: string) => `${name} (opens in a new tab)`;

export const pageNotFound = 'Page Not Found';
export const leadsNowhere =
  'This address leads nowhere. The page may have moved, or a letter of the link went astray.';
export const backToTemple = 'Back to the temple';
export const askUs = 'Ask us';
export const oftenLookedFor = 'Often looked for';
export const somethingWrong = 'Something went wrong.';
export const faultIsOurs = 'The fault is ours, not yours. Please try again in a moment; we have been told.';
export const nameThisNumber = 'If you write to us, name this number:';
export const noConnection = 'No connection';
export const noConnectionNow = 'There is no connection to the temple just now.';
export const nothingLost = 'Nothing is lost: what you typed stays here. Please try again in a moment.';
export const loadingPage = 'Loading the page';

export const temple = 'Temple';
/** Within a sentence, of a temple whose name is not known. */
export const unnamedTemple = 'temple';
export const templeIn = (name: string, place: string) => `${name} in ${place}`;
export const blogsOf = (temple: string) => `Blogs of the ${temple}`;
export const home = 'Home';

export const appIsFor = 'Darshan, the Vaisnava calendar, classes, sevas and donations.';
export const calendar = 'Vaisnava calendar';
export const languages = 'Languages';
