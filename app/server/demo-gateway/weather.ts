/** How the double behaves; what a test or a person at the demo sets to walk a sad path. */
export type Weather = {
  /** Milliseconds before each event is sent. */
  webhookDelay: number;
  /** How often each event is sent. */
  webhookCopies: number;
  /** Sends the events of one payment in the other order. */
  webhookReversed: boolean;
  /** Events are never sent; only asking finds out. */
  webhooksLost: boolean;
  /** Every call is refused. */
  down: boolean;
  /** Calls are carried out and never answered. */
  answersLost: boolean;
  /** Whether a paid payment is taken at once, or waits to be captured by the merchant. */
  autoCapture: boolean;
  /** Whether what is asked back has gone back at once, goes later, or fails later. */
  refunds: 'at-once' | 'later' | 'fail';
  /** Milliseconds until a refund that goes or fails later does. */
  refundDelay: number;
  /** Milliseconds until a late or an app payment comes to its end. */
  lateAfter: number;
};

export const fairWeather: Weather = {
  webhookDelay: 0,
  webhookCopies: 1,
  webhookReversed: false,
  webhooksLost: false,
  down: false,
  answersLost: false,
  autoCapture: true,
  refunds: 'at-once',
  refundDelay: 5_000,
  lateAfter: 5_000,
};
