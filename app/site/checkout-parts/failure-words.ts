const failures: Record<string, string> = {
  payment_cancelled: 'It was cancelled on the payment page.',
  insufficient_funds: 'The bank says the balance was not enough.',
  payment_timed_out: 'The bank did not answer in time.',
  payment_declined: 'The bank declined it.',
};

/** Why the last try failed, where the gateway gave a reason that a donor can use. */
export function failureWords(failure: string | null): string | null {
  return failure !== null && Object.hasOwn(failures, failure) ? (failures[failure] ?? null) : null;
}
