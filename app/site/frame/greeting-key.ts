/** Where the browser keeps the text of the greeting that was shut last (rule S23). */
export const greetingKey = 'festivalDismissed';
