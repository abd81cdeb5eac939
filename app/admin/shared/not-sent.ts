/** Why no action took what a form sent. */
export type WhyNot = 'signed-out' | 'role' | 'gone' | 'too-long' | 'fault';

/** The event of it, with why as its detail: null where the line broke. The form is as unsaved as before. */
export const notSent = 'not-sent';
