// What the office reads in English is also what English pages say.
export { contactTopics as topics } from '#core/requests/contact.ts';

export const call = 'Call';
export const email = 'E-mail';
export const inNewTab = '(opens in a new tab)';
export const openEveryDay = 'Open every day';
export const open = 'Open';
export const dayAtTemple = 'A day at the temple';
export const directions = 'Get directions';
export const metroParkingDress = 'Metro, parking, dress';

export const writeToUs = 'Write to us';
export const messageToOffice = 'Message to the temple office';
export const sendMessage = 'Send the message';
export const useOfWords =
  'We use what you write to answer you, and for nothing else: <policy>Privacy Policy</policy>.';
export const subject = 'Subject';
export const choose = 'Choose';
export const yourMessage = 'Your message';
export const messageLength = '10 to 2000 characters, in any language.';
