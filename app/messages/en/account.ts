export const yourAccount = 'Your account';
export const myProfile = 'My Profile';
export const myOrders = 'My Orders';
export const donationHistory = 'Donation History';

/** The two parts of the history. */
export const historyParts = 'Donation history';
export const gifts = 'Gifts';
export const monthly = 'Monthly';
export const membership = 'Membership';

export const code = 'Code';
export const showPassword = 'Show password';
export const show = 'Show';
export const hide = 'Hide';

export const weSpeakIn = 'We may speak with you in';
export const weSpeakInHint = 'For calls and answers of the temple office. Receipts are in both languages.';
