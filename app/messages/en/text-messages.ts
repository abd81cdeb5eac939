/**
 * Text messages (SMS), word for word as they are registered with the operators (DLT): each {value}
 * is a variable there. A changed word needs another registration before it is sent
 * (docs/operations.md, Text messages).
 */
export const codeText =
  '{code} is your code for {site}. It works for 10 minutes. Give it to nobody, not even to the temple.\n@{site} #{code}';
export const newBrowserText =
  'Somebody signed in to your account at {site} on {day} in a new browser. If it was not you, please call the temple.';
export const mobileChangedText =
  'Since {day} this number no longer signs in to your account at {site}. If it was not you, please call the temple.';
export const emailAddedText =
  'Since {day} an e-mail address also signs in to your account at {site}. If it was not you, please call the temple.';
export const receiptText = 'Hare Krishna. Thank you for your gift. Your receipt: {link}';
export const stayOfferText =
  'Hare Krishna. Nights in our guest house have become free for you. Book or decline: {link}';
