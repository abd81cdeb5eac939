/** Why no action took a submission. */
export type WhyNot = 'signed-out' | 'role' | 'gone' | 'too-long' | 'fault';

/**
 * The event of a failed submission, with the reason as its detail: null for a broken connection.
 * The form is as unsaved as before.
 */
export const notSent = 'not-sent';
