/** How the test gateway behaves; set by a test, or a person at the demo, to try failures. */
export type Weather = {
  /** Milliseconds before each event is sent. */
  webhookDelay: number;
  /** How often each event is sent. */
  webhookCopies: number;
  /** Sends the events of one payment in reverse order. */
  webhookReversed: boolean;
  /** Events are never sent; only polling finds out. */
  webhooksLost: boolean;
  /** Every call is refused. */
  down: boolean;
  /** Calls are carried out and never answered. */
  answersLost: boolean;
  /** Whether a payment is captured at once, or waits to be captured by the merchant. */
  autoCapture: boolean;
  /** Whether a refund is processed at once, processed later, or fails later. */
  refunds: 'at-once' | 'later' | 'fail';
  /** Milliseconds until a late refund is processed or fails. */
  refundDelay: number;
  /** Milliseconds until a late or an app payment completes. */
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
